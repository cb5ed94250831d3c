/** Formats the facts of a history entry as text. */
import type { HistoryItem } from '#domain/contract/historySchemas.ts';

const written = (value: string | boolean | null): string => {
  if (value === null) return '—';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
};

export const factsIn = ({ parts }: Pick<HistoryItem, 'parts'>): readonly string[] =>
  parts.flatMap(({ fields }) =>
    fields.map(({ field, before, after }) => `${field}: ${written(before)} → ${written(after)}`),
  );
