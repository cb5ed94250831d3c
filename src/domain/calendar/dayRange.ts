/** Parses a range of days, with two policies for a wrong one: mended for an address, refused for the API. */
import { calendarDayOf, type EpochDay, epochDayOf } from './epochDay.ts';

/** Both days inclusive. */
export type DayRange = { readonly from: EpochDay; readonly to: EpochDay };

type RangeTexts = {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

type RangeLimits = { readonly today: EpochDay; readonly mostDays: number };

const parse = ({ from, to }: RangeTexts) => [epochDayOf(from ?? ''), epochDayOf(to ?? '')] as const;

export type RangeMend = 'swapped' | 'futureClamped' | 'shortened';

type MendedRange = { readonly range: DayRange; readonly mends: readonly RangeMend[] };

/** Sorts the two days, clamps both to today, and cuts the oldest days of a range that is too long. Null: not two days. */
export const mendRange = (texts: RangeTexts, { today, mostDays }: RangeLimits): MendedRange | null => {
  const [one, other] = parse(texts);
  if (one === null || other === null) return null;
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const to = Math.min(last, today);
  const oldest = to - mostDays + 1;
  return {
    range: { from: Math.max(Math.min(first, today), oldest), to },
    mends: [
      ...(one > other ? (['swapped'] as const) : []),
      ...(last > today ? (['futureClamped'] as const) : []),
      ...(first < oldest ? (['shortened'] as const) : []),
    ],
  };
};

export type RangeErrors = { readonly from?: string; readonly to?: string };

/** The range is null if one of the texts is not a day. */
type CheckedRange = { readonly range: DayRange | null; readonly errors: RangeErrors };

/** `cutAtToday`: a range may end in the future, and ends today instead. */
type RefusalLimits = RangeLimits & { readonly cutAtToday?: boolean };

const noDay = 'Must be a day such as 2026-11-21';

/** Reports by field what is wrong. */
export const refuseRange = (texts: RangeTexts, limits: RefusalLimits): CheckedRange => {
  const { today, mostDays, cutAtToday = false } = limits;
  const [from, to] = parse(texts);
  if (from === null || to === null) {
    return {
      range: null,
      errors: { ...(from === null && { from: noDay }), ...(to === null && { to: noDay }) },
    };
  }
  const future = `Must not be after ${calendarDayOf(today)}`;
  const begin = () => {
    if (from > to) return { from: 'Must not be after the last day' };
    if (cutAtToday && from > today) return { from: future };
    return to - from >= mostDays ? { from: `At most ${mostDays} days` } : {};
  };
  return {
    range: { from, to: Math.min(to, today) },
    errors: { ...begin(), ...(!cutAtToday && to > today && { to: future }) },
  };
};
