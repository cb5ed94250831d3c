/** Defines the wire schemas of questions and answers. */
import * as z from 'zod/mini';
import { longestQuestion } from '../conversations/conversationRules.ts';
import { tidyText } from '../text/visibleText.ts';
import { figuresAnswer } from './figuresAnswer.ts';
import { reportSchedule } from './reportSchemas.ts';

/** `as_of`: answers with the state of that time. */
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

/** A proposed change; the named command makes it once the asker confirms. */
export const askAction = z.strictObject({
  does: z.enum(['archiveClient', 'restoreClient', 'pauseClient', 'resumeClient', 'scheduleReport']),
  id: z.string(),
  /** For `If-Match`. */
  version: z.string(),
  title: z.string(),
  effects: z.array(z.string()),
  made: z.string(),
  schedule: z.optional(reportSchedule),
});

export const askReply = z.strictObject({
  answer: z.string(),
  working: z.array(z.string()),
  sources: z.array(z.strictObject({ position: z.int(), number: z.int(), type: z.string() })),
  refused: z.boolean(),
  figures: z.optional(figuresAnswer),
  /** Found reports and dashboards. */
  links: z.optional(z.array(z.strictObject({ label: z.string(), to: z.string() }))),
  action: z.optional(askAction),
  /** Answerable questions: follow-ups, or the closest alternatives to a refused question. */
  follow_ups: z.optional(z.array(z.string())),
});

/** Without `as_of` the suggestions are of the present. */
export const suggestionQuery = askQuery;

export const suggestedQuestionList = z.strictObject({
  items: z.array(
    z.strictObject({
      question: z.string(),
      because: z.string(),
    }),
  ),
});

export type AskAction = z.infer<typeof askAction>;
export type AskReply = z.infer<typeof askReply>;
