/** Events of the log in words, for answers and findings. */
import type { KnownEvent } from './answer.ts';

/** `client added` for `ClientAdded`. */
export const inWords = (type: string): string => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** `2026-01-05 09:00 UTC`. */
export const timeInWords = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

/** `Ada Moreau: client added, 2026-01-05 09:00 UTC`. */
export const told = ({ actor, type, at }: KnownEvent): string =>
  `${actor}: ${inWords(type)}, ${timeInWords(at)}`;

/** `1 event`, `2 events`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
