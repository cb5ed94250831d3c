/** Reads the range and the comparison from an address, where wrong days are mended or dropped. */
import { mendRange, type RangeMend } from '../calendar/dayRange.ts';
import { epochDayOf } from '../calendar/epochDay.ts';
import { englishNumber } from '../english/englishNumber.ts';
import type { AddressParts } from './addressParts.ts';
import { type Comparison, comparisons } from './metricQuery.ts';
import { mostDays } from './metricQuestion.ts';
import { isRangePreset } from './rangePreset.ts';
import { type DayFacts, defaultView, type View, type ViewRange } from './view.ts';
import type { ViewNotice } from './viewNotice.ts';

type ReadRange = { readonly range: ViewRange; readonly notices: readonly ViewNotice[] };

type ReadComparison = Pick<View, 'compare' | 'compared'> & { readonly notices: readonly ViewNotice[] };

const noticeOf: Readonly<Record<RangeMend, ViewNotice>> = {
  swapped: { code: 'swapped', text: 'The range ended before it began, so its dates were swapped.' },
  futureClamped: {
    code: 'futureClamped',
    text: 'The range reached into the future, so it ends today.',
  },
  shortened: {
    code: 'shortened',
    text: `A range has at most ${englishNumber(mostDays)} days, so it starts later.`,
  },
};

const clamped: ViewNotice = {
  code: 'comparisonClamped',
  text: 'The comparison was too long or in the future, so it was shortened.',
};

const comparisonNoticeOf: Readonly<Record<RangeMend, ViewNotice>> = {
  swapped: {
    code: 'comparisonSwapped',
    text: 'The comparison ended before it began, so its dates were swapped.',
  },
  futureClamped: clamped,
  shortened: clamped,
};

const isDay = (text: string): text is string => epochDayOf(text) !== null;

const isComparison = (value: string): value is Comparison => comparisons.some((one) => one === value);

/** A preset takes precedence over days; a single day is no range. */
export const readRange = (params: URLSearchParams, parts: AddressParts, facts: DayFacts): ReadRange => {
  const preset = parts.one('range', isRangePreset);
  const usual = { range: preset === null ? defaultView(facts).range : { preset }, notices: [] };
  const isWhole = params.has('from') && params.has('to');
  if (preset !== null || !isWhole) {
    parts.drop('from');
    parts.drop('to');
    return usual;
  }
  const texts = { from: parts.one('from', isDay), to: parts.one('to', isDay) };
  const mended = mendRange(texts, { today: facts.today, mostDays });
  if (mended === null) return usual;
  return {
    range: { preset: 'custom', ...mended.range },
    notices: mended.mends.map((mend) => noticeOf[mend]),
  };
};

/** Drops custom days without `compare=custom`, and the reverse. */
export const readComparison = (parts: AddressParts, facts: DayFacts): ReadComparison => {
  const compare = parts.one('compare', isComparison) ?? defaultView(facts).compare;
  if (compare !== 'custom') {
    parts.drop('compare_from');
    parts.drop('compare_to');
    return { compare, compared: null, notices: [] };
  }
  const texts = { from: parts.one('compare_from', isDay), to: parts.one('compare_to', isDay) };
  const mended = mendRange(texts, { today: facts.today, mostDays });
  if (mended === null) {
    parts.drop('compare');
    if (texts.from === null) parts.drop('compare_from');
    if (texts.to === null) parts.drop('compare_to');
    return { compare: defaultView(facts).compare, compared: null, notices: [] };
  }
  return {
    compare,
    compared: mended.range,
    notices: mended.mends.map((mend) => comparisonNoticeOf[mend]),
  };
};
