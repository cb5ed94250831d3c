/** Whether a question says something or its contrary: `at risk`, `not at risk`. */
import { type Question, says } from './readQuestion.ts';

/** Each stands right before what it denies. Anywhere else it is a word that was not understood. */
const denials = ['not', 'arent', 'isnt', 'dont', 'doesnt'] as const;

/** `denied` where a denial stands before one of the phrases; null where none of them is in the question. */
export const senseOf = (question: Question, phrases: readonly string[]): 'said' | 'denied' | null => {
  const denied = denials.flatMap((denial) => phrases.map((phrase) => `${denial} ${phrase}`));
  if (says(question, ...denied)) return 'denied';
  return says(question, ...phrases) ? 'said' : null;
};
