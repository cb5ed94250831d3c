/** Reads `?as_of=`: a question about the past, which only reading endpoints take, by a position of the log or by a moment. */
import { isToCome, momentTime } from '#domain/pastView.ts';
import { RefusalError } from './refusal.ts';

const positionIn = (text: string): number | null => {
  const position = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(position) ? position : null;
};

const refuse = (field: string, error: string): never => {
  throw new RefusalError('invalid', { errors: { [field]: error } });
};

/** A whole number from 0 that JSON can say exactly; anything else is refused with 422. */
export const readPosition = (field: string, text: string): number =>
  positionIn(text) ?? refuse(field, 'Must be a position of the log: 0, 1, 2, ...');

export type Past =
  | { readonly kind: 'position'; readonly position: number }
  /** In milliseconds. */
  | { readonly kind: 'moment'; readonly time: number };

/** The past that is asked for; null for the present. `now` in milliseconds: a moment after it is refused, as what is none. */
export const readAsOf = (request: Request, reading: boolean, now: number): Past | null => {
  const text = new URL(request.url).searchParams.get('as_of');
  if (text === null) return null;
  if (!reading) throw new RefusalError('pastIsReadOnly');
  const position = positionIn(text);
  if (position !== null) return { kind: 'position', position };
  const time = momentTime(text);
  if (time === null)
    return refuse(
      'as_of',
      'Must be a position of the log such as 312, a day, or a time such as 2026-11-03T14:20Z',
    );
  if (isToCome(text, now)) return refuse('as_of', 'Must not be in the future');
  return { kind: 'moment', time: Math.min(time, now) };
};
