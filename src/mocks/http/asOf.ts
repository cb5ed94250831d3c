/** Reads `?as_of=<position>`: a question about the past, which only reading endpoints take. */
import { RefusalError } from './refusal.ts';

/** A whole number from 0 that JSON can say exactly; anything else is refused with 422. */
export const readPosition = (field: string, text: string): number => {
  const position = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(position)) return position;
  throw new RefusalError('invalid', { errors: { [field]: 'Must be a position of the log: 0, 1, 2, ...' } });
};

/** The position asked for; null for the present. */
export const readAsOf = (request: Request, reading: boolean): number | null => {
  const text = new URL(request.url).searchParams.get('as_of');
  if (text === null) return null;
  if (!reading) throw new RefusalError('pastIsReadOnly');
  return readPosition('as_of', text);
};
