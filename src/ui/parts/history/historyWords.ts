/** A change of the history as a sentence, and what is needed to tell it. */
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { actorOf, whatHappened } from '../../content/activity.ts';
import type { Names } from '../../content/told.ts';

export type HistoryWords = {
  readonly names: Names;
  /** In milliseconds. */
  readonly now: number;
};

/** `Ada Moreau archived Acme`. */
export const sentenceOf = ({ event, undoes }: HistoryItem, names: Names): string =>
  `${actorOf(event)} ${whatHappened(event, names)}${undoes === null ? '' : ', undoing a change'}`;
