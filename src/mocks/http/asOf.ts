/** Reads `?as_of=`: a question about the past, which only reading endpoints take, by a position of the log or by a moment. */
import { isToCome, momentTime } from '#domain/pastView.ts';
import { positionIn, refuseField } from './readPosition.ts';
import { RefusalError } from './refusal.ts';

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
    return refuseField(
      'as_of',
      'Must be a position of the log such as 312, a day, or a time such as 2026-11-03T14:20Z',
    );
  if (isToCome(text, now)) return refuseField('as_of', 'Must not be in the future');
  return { kind: 'moment', time: Math.min(time, now) };
};
