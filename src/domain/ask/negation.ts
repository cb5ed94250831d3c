/** Detects negation in a question: `at risk`, `not at risk`. */
import { type Question, says } from './readQuestion.ts';

/** A denial must come directly before its phrase; elsewhere it counts as not understood. */
const denials = ['not', 'arent', 'isnt', 'dont', 'doesnt'] as const;

/** `denied` if a denial precedes one of the phrases; null if none of them occurs. */
export const senseOf = (question: Question, phrases: readonly string[]): 'said' | 'denied' | null => {
  const denied = denials.flatMap((denial) => phrases.map((phrase) => `${denial} ${phrase}`));
  if (says(question, ...denied)) return 'denied';
  return says(question, ...phrases) ? 'said' : null;
};
