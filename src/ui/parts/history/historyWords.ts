/** Describes a change of the history in a sentence. */
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { actorOf, whatHappened } from '../../content/activity.ts';
import type { Names } from '../../content/eventSentence.ts';
import { severalChanged } from './severalChanged.ts';

export type HistoryWords = {
  readonly names: Names;
  readonly now: number;
};

const withOthers = (count: number): string => `, with ${count} ${count === 1 ? 'other' : 'others'}`;

/** `archived Acme`; several items that one command changed alike are combined, unless one part was requested. */
export const whatChanged = (item: HistoryItem, names: Names): string => {
  const { event, imported, undoes, alike, is_part } = item;
  if (is_part) return `${whatHappened(event, names)}${withOthers(alike - 1)}`;
  if (imported !== null)
    return undoes === null ? `imported ${imported} clients` : `undid the import of ${imported} clients`;
  return alike > 1 ? severalChanged(item, names) : whatHappened(event, names);
};

export const namesOfParts = ({ parts }: HistoryItem): readonly string[] =>
  parts.flatMap(({ name }) => name ?? []);

/** `Ada Moreau archived Acme`. */
export const sentenceOf = (item: HistoryItem, names: Names): string => {
  const { event, undoes, imported, is_part } = item;
  const saysUndoing = undoes === null || (imported !== null && !is_part);
  return `${actorOf(event)} ${whatChanged(item, names)}${saysUndoing ? '' : ', undoing a change'}`;
};
