/** Phrases of questions about figures, each with its meaning. */
import type { Meaning } from './lexeme.ts';

export type Entry = readonly [phrase: string, meaning: Meaning];

/** One meaning for several phrases, which `|` parts. */
export const each = (phrases: string, meaning: Meaning): readonly Entry[] =>
  phrases.split('|').map((phrase) => [phrase, meaning]);
