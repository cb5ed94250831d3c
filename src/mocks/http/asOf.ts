/** Parses `?as_of=` of reading endpoints: a log position or a moment. */
import { isToCome, momentTime } from '#domain/pastView.ts';
import { positionIn, refuseField } from './readPosition.ts';
import { RefusalError } from './refusal.ts';

export type Past =
  | { readonly kind: 'position'; readonly position: number }
  | { readonly kind: 'moment'; readonly time: number };

/** The requested past; null for the present. `now` in milliseconds: refuses invalid and future moments. */
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
