/** The history as a table for spreadsheets: one line for each field that was changed. */
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { csvText } from '#domain/csv.ts';
import { actorOf } from '../../content/activity.ts';
import { subjectLabels, valueWords } from '../../content/history.ts';
import type { Names } from '../../content/told.ts';
import { whatChanged } from './historyWords.ts';

const header = ['Time (UTC)', 'Who', 'Subject', 'What', 'Name', 'Field', 'Before', 'After', 'Undone'];

const linesOf = (item: HistoryItem, names: Names): readonly (readonly string[])[] => {
  const { event, subject, undone_by } = item;
  const start = [
    event.occurred_at,
    actorOf(event),
    subjectLabels[subject] ?? subject,
    whatChanged(item, names),
  ];
  const end = undone_by === null ? '' : undone_by.at;
  const fields = item.parts.flatMap(({ name, fields: changed }) =>
    changed.map((one) => [
      ...start,
      name ?? '',
      one.field,
      valueWords(one.before),
      valueWords(one.after),
      end,
    ]),
  );
  return fields.length > 0 ? fields : [[...start, item.parts[0]?.name ?? '', '', '', '', end]];
};

export const historyCsv = (items: readonly HistoryItem[], names: Names): string =>
  csvText([header, ...items.flatMap((item) => linesOf(item, names))]);
