/** Builds lexicon entries from phrases and meanings. */
import type { Meaning } from './lexeme.ts';

export type Entry = readonly [phrase: string, meaning: Meaning];

/** `phrases` is separated by `|`. */
export const each = (phrases: string, meaning: Meaning): readonly Entry[] =>
  phrases.split('|').map((phrase) => [phrase, meaning]);
