/** Reads the comparison from an address; sorts custom days and clamps them to today. */
import { epochDayOf } from '../calendar/epochDay.ts';
import type { AddressParts } from './addressParts.ts';
import { type Comparison, comparisons } from './metricQuery.ts';
import { customRange } from './readRange.ts';
import { type DayFacts, defaultView, type View } from './view.ts';
import type { ViewNotice } from './viewNotice.ts';

export type ReadComparison = Pick<View, 'compare' | 'compared'> & { readonly notices: readonly ViewNotice[] };

const isComparison = (value: string): value is Comparison => comparisons.some((one) => one === value);

const isDay = (text: string): text is string => epochDayOf(text) !== null;

const noticeOf = ({ code }: ViewNotice): ViewNotice =>
  code === 'swapped'
    ? {
        code: 'comparisonSwapped',
        text: 'The comparison ended before it began, so its two days were swapped.',
      }
    : {
        code: 'comparisonClamped',
        text: 'The days of the comparison were too many or in the future, so there are fewer.',
      };

/** Drops custom days without `compare=custom`, and the reverse. */
export const readComparison = (parts: AddressParts, facts: DayFacts): ReadComparison => {
  const asked = parts.one('compare', isComparison) ?? defaultView(facts).compare;
  if (asked !== 'custom') {
    parts.drop('compare_from');
    parts.drop('compare_to');
    return { compare: asked, compared: null, notices: [] };
  }
  const from = epochDayOf(parts.one('compare_from', isDay) ?? '');
  const to = epochDayOf(parts.one('compare_to', isDay) ?? '');
  if (from === null || to === null) {
    for (const key of [
      'compare',
      ...(from === null ? [] : ['compare_from']),
      ...(to === null ? [] : ['compare_to']),
    ]) {
      parts.drop(key);
    }
    return { compare: defaultView(facts).compare, compared: null, notices: [] };
  }
  const { range, notices } = customRange(from, to, facts.today);
  const compared = range.preset === 'custom' ? { from: range.from, to: range.to } : null;
  return { compare: 'custom', compared, notices: notices.map(noticeOf) };
};
