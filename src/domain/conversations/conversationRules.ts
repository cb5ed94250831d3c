/** The rules of a conversation with Ask AI: how it is called, and how much it holds. */
import { tidyText } from '../text/visibleText.ts';

export const longestTitle = 80;

/** As many characters as the longest answer with its figures takes, as JSON. */
export const longestReply = 100_000;

/** At most so many questions: a longer one takes long to open. */
export const mostQuestions = 100;

export const conversationFull = `A conversation has at most ${mostQuestions} questions. Start a new one.`;

/** The first question, cut at the end of a word where it is too long. */
export const titleOf = (question: string): string => {
  const text = tidyText(question).replaceAll(/\s+/g, ' ');
  if (text.length <= longestTitle) return text;
  const cut = text.slice(0, longestTitle - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > longestTitle / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
};

/** What is wrong with a title; null when nothing is. */
export const titleProblem = (title: string): string | null => {
  if (tidyText(title) === '') return 'Give the conversation a title';
  return tidyText(title).length > longestTitle
    ? `The title must be at most ${longestTitle} characters long`
    : null;
};
