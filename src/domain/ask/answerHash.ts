/** Hashes an answer's words and figures, so that two runs can be compared. */
import { hashKeys } from '#world/hashKeys.ts';
import type { AskReply } from '../contract/askSchemas.ts';

const digits = 12;

/** Without the position, sources and links, which name the run instead of its result. */
export const answerHash = ({ answer, figures }: AskReply): string => {
  const hashed = [
    answer,
    figures?.value ?? null,
    figures?.previous ?? null,
    figures?.rows.map(({ key, value, previous }) => [key, value, previous]) ?? [],
    figures?.series.map(({ at, value, previous }) => [at, value, previous]) ?? [],
  ];
  const text = JSON.stringify(hashed);
  return [1, 2]
    .map((seed) => hashKeys(seed, [text]).toString(16).padStart(8, '0'))
    .join('')
    .slice(0, digits);
};
