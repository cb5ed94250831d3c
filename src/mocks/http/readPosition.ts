/** Parses log positions in a query: the start of a list, and of its next page. */
import { RefusalError } from './refusal.ts';

/** A whole number from 0 that JSON represents exactly; null otherwise. */
export const positionIn = (text: string): number | null => {
  const position = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(position) ? position : null;
};

export const refuseField = (field: string, error: string): never => {
  throw new RefusalError('invalid', { errors: { [field]: error } });
};

export const readPosition = (field: string, text: string): number =>
  positionIn(text) ?? refuseField(field, 'Must be a position of the log: 0, 1, 2, ...');

/** The position of the last item of a page, from 1, because no event has position 0. Otherwise refuses with 422. */
export const readCursor = (text: string): number => {
  const position = positionIn(text) ?? 0;
  return position > 0 ? position : refuseField('cursor', 'Must be a next_cursor of this list');
};
