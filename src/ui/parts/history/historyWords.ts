/** A change of the history as a sentence, and what is needed to tell it. */
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { actorOf, whatHappened } from '../../content/activity.ts';
import type { Names } from '../../content/told.ts';

export type HistoryWords = {
  readonly names: Names;
  /** In milliseconds. */
  readonly now: number;
};

/** `archived Acme`: of its first event, but all that an import brought at once. */
export const whatChanged = ({ event, imported }: HistoryItem, names: Names): string =>
  imported === null ? whatHappened(event, names) : `imported ${imported} clients`;

/** `Ada Moreau archived Acme`. */
export const sentenceOf = (item: HistoryItem, names: Names): string =>
  `${actorOf(item.event)} ${whatChanged(item, names)}${item.undoes === null ? '' : ', undoing a change'}`;
