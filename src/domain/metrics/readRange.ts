/** Reads the range from an address: a preset, or two days that are sorted and clamped to today. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import { englishNumber } from '../english/englishNumber.ts';
import type { AddressParts } from './addressParts.ts';
import { mostDays } from './metricQuestion.ts';
import { isRangePreset } from './rangePreset.ts';
import { type DayFacts, defaultView, type ViewRange } from './view.ts';
import type { ViewNotice } from './viewNotice.ts';

export type ReadRange = { readonly range: ViewRange; readonly notices: readonly ViewNotice[] };

const swapped: ViewNotice = {
  code: 'swapped',
  text: 'The range ended before it began, so its two days were swapped.',
};

const futureClamped: ViewNotice = {
  code: 'futureClamped',
  text: 'The range reached into the future, so it ends today.',
};

const shortened: ViewNotice = {
  code: 'shortened',
  text: `A range has at most ${englishNumber(mostDays)} days, so it begins later than asked for.`,
};

export const customRange = (one: EpochDay, other: EpochDay, today: EpochDay): ReadRange => {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const to = Math.min(last, today);
  const oldest = to - mostDays + 1;
  return {
    range: { preset: 'custom', from: Math.max(Math.min(first, today), oldest), to },
    notices: [
      ...(one > other ? [swapped] : []),
      ...(last > today ? [futureClamped] : []),
      ...(first < oldest ? [shortened] : []),
    ],
  };
};

const isDay = (text: string): text is string => epochDayOf(text) !== null;

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
  const from = epochDayOf(parts.one('from', isDay) ?? '');
  const to = epochDayOf(parts.one('to', isDay) ?? '');
  return from === null || to === null ? usual : customRange(from, to, facts.today);
};
