/** Exports the history as a CSV table with one line for each changed field. */
import type { HistoryItem, HistoryQuery } from '#domain/contract/historySchemas.ts';
import type { Table } from '#domain/csv.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { readToEnd } from '#machines/api/readToEnd.ts';
import { actorOf } from '../../content/activity.ts';
import type { Names } from '../../content/eventSentence.ts';
import { subjectLabels, valueWords } from '../../content/history.ts';
import type { ListRead } from '../ListExport.tsx';
import { type HistoryPart, partChanged } from './severalChanged.ts';

/** Latest first. Rejects if a page fails to load, or once the signal aborts. */
export const readHistory = async (
  api: ApiClient,
  query: HistoryQuery,
  { signal, tell }: ListRead,
): Promise<readonly HistoryItem[]> => {
  const pages = await readToEnd({
    read: (from) => api.call('listHistory', { query: { ...query, ...from }, signal }),
    countOf: ({ items }) => items.length,
    tell,
  });
  return pages.flatMap(({ items }) => items);
};

const header = ['Time (UTC)', 'Who', 'Subject', 'What', 'Name', 'Field', 'Before', 'After', 'Undone'];

const noField = { field: '', before: '', after: '' };

const fieldsOf = ({ fields }: HistoryPart) =>
  fields.length === 0
    ? [noField]
    : fields.map(({ field, before, after }) => ({
        field,
        before: valueWords(before),
        after: valueWords(after),
      }));

const linesOf = (item: HistoryItem, names: Names): readonly (readonly string[])[] => {
  const { event, subject, parts, count, undone_by } = item;
  const start = [event.occurred_at, actorOf(event), ownValue(subjectLabels, subject) ?? subject];
  const end = undone_by === null ? '' : undone_by.at;
  const lines = parts.flatMap((part) =>
    fieldsOf(part).map(({ field, before, after }) => [
      ...start,
      partChanged(item, part, names),
      part.name ?? '',
      field,
      before,
      after,
      end,
    ]),
  );
  const more = count - parts.length;
  if (more === 0) return lines;
  return [...lines, [...start, `and ${more} more`, '', '', '', '', end]];
};

export const historyCsv = (items: readonly HistoryItem[], names: Names): Table => [
  header,
  ...items.flatMap((item) => linesOf(item, names)),
];
