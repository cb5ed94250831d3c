/** The shapes of a question about the workspace and its answer on the wire. */
import * as z from 'zod/mini';
import { longestQuestion } from '../ask/answer.ts';
import { tidyText } from '../text/visibleText.ts';
import { figuresAnswer } from './figuresAnswer.ts';

/** `as_of`: what the answer would have been then. */
export const askQuery = z.strictObject({ as_of: z.optional(z.string()) });

export const askBody = z.strictObject({
  question: z
    .string()
    .check(
      z.overwrite(tidyText),
      z.minLength(1, 'Ask something'),
      z.maxLength(longestQuestion, `At most ${longestQuestion} characters`),
    ),
});

export const askReply = z.strictObject({
  answer: z.string(),
  /** How it came about, step by step. */
  working: z.array(z.string()),
  /** Events that it rests on, by the log's position and by the workspace's number. */
  sources: z.array(z.strictObject({ position: z.int(), number: z.int(), type: z.string() })),
  /** Whether the question is none that can be answered. */
  refused: z.boolean(),
  figures: z.optional(figuresAnswer),
  /** Questions that can be answered: what could be asked next, or the closest ones to a question that is refused. */
  follow_ups: z.optional(z.array(z.string())),
});

/** Of the present, or as they would have been then. */
export const suggestionQuery = askQuery;

export const suggestedQuestionList = z.strictObject({
  /** The furthest out first; each can be answered. */
  items: z.array(
    z.strictObject({
      question: z.string(),
      /** What stands out. */
      because: z.string(),
    }),
  ),
});

export type AskReply = z.infer<typeof askReply>;
