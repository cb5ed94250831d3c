/** What the history tells of a change, as people read it. */
import type { HistoryItem } from '#domain/contract/historySchemas.ts';

const written = (value: string | boolean | null): string => {
  if (value === null) return '—';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
};

/** `Name: Dune → Dunes`, for each field. */
export const factsIn = ({ parts }: Pick<HistoryItem, 'parts'>): readonly string[] =>
  parts.flatMap(({ fields }) =>
    fields.map(({ field, before, after }) => `${field}: ${written(before)} → ${written(after)}`),
  );
