/** Defines limits and titles of Ask AI conversations. */
import { tidyText } from '../text/visibleText.ts';

export const longestQuestion = 500;

export const longestTitle = 80;

export const longestReply = 100_000;

/** A longer conversation opens too slowly. */
export const mostQuestions = 100;

export const conversationFull = `A conversation has at most ${mostQuestions} questions. Start a new one.`;

export const titleOf = (question: string): string => {
  const text = tidyText(question).replaceAll(/\s+/g, ' ');
  if (text.length <= longestTitle) return text;
  const cut = text.slice(0, longestTitle - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > longestTitle / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
};

export const titleProblem = (title: string): string | null => {
  if (tidyText(title) === '') return 'Give the conversation a title';
  return tidyText(title).length > longestTitle
    ? `The title must be at most ${longestTitle} characters long`
    : null;
};
