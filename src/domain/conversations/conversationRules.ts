/** Defines limits and titles of Ask AI conversations. */
import { tidyText } from '../text/visibleText.ts';

export const longestQuestion = 500;

export const longestTitle = 80;

export const longestReply = 100_000;

/** A longer conversation opens slowly and loses its subject. */
export const mostQuestions = 25;

export const conversationFull = `A conversation has at most ${mostQuestions} questions. Start a new one.`;

/** Fair use per person and UTC day. */
export const questionsPerDay = 50;

export const longestReason = 300;

export const ratings = ['up', 'down'] as const;

export type AnswerRating = {
  readonly rating: (typeof ratings)[number] | null;
  readonly reason: string | null;
};

export const unrated: AnswerRating = { rating: null, reason: null };

export const ratingProblem = ({ rating, reason }: AnswerRating): string | null => {
  if (rating !== 'down' && reason !== null) return 'Only a thumbs down has a reason';
  return reason !== null && reason.length > longestReason ? `At most ${longestReason} characters` : null;
};

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
