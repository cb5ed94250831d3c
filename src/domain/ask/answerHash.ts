/** Hashes an answer's words and figures, so that two runs can be compared. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AskReply } from '../contract/askSchemas.ts';

const digits = 12;

/** Without the position, sources and links, which name the run instead of its result. */
export const answerHash = ({ answer, figures }: AskReply): string => {
  const told = [
    answer,
    figures?.value ?? null,
    figures?.previous ?? null,
    figures?.rows.map(({ key, value, previous }) => [key, value, previous]) ?? [],
    figures?.series.map(({ at, value, previous }) => [at, value, previous]) ?? [],
  ];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(told)))).slice(0, digits);
};
