/** Words days, changes, filters and missing values in answers about metrics. */
import { epochDayOf } from '../calendar/epochDay.ts';
import type { FigureSet, MetricReply } from '../contract/metricSchemas.ts';
import { englishDate, englishDay } from '../english/englishDay.ts';
import { englishList } from '../english/englishList.ts';
import { figureChange } from '../kpi/figureChange.ts';
import { figureInSentence } from '../kpi/figureInSentence.ts';
import { type FigureName, isFigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { filterDimensions, type ViewFilters } from '../metrics/view.ts';

type ComparedRanges = Pick<MetricReply, 'range' | 'compared_range'>;

type WireRange = { readonly from: string; readonly to: string };

/** `on 22 Nov 2026`, `from 1 Nov to 22 Nov 2026`; names the first year if it differs. */
export const onDays = (range: WireRange): string => {
  const [from, to] = [epochDayOf(range.from) ?? 0, epochDayOf(range.to) ?? 0];
  if (from === to) return `on ${englishDate(to)}`;
  const isOneYear = range.from.slice(0, 4) === range.to.slice(0, 4);
  return `from ${isOneYear ? englishDay(from) : englishDate(from)} to ${englishDate(to)}`;
};

export const againstWords = (figure: FigureName, current: number | null, previous: number | null): string => {
  const { words, reason } = figureChange(figure, current, previous);
  if (reason === 'noPrevious') return 'with no figure to compare it with';
  const before = figureText(figure, previous);
  return reason === 'noBaseline' ? `after ${before}, so there is no percentage` : `${words} from ${before}`;
};

/** The baseline can lie later than the period: then it is not a change in time. */
export const isComparedLater = ({ range, compared_range: compared }: ComparedRanges): boolean =>
  compared !== null && compared.from > range.to;

export const comparedWords = (figure: FigureName, current: number, other: number | null): string => {
  const { words, reason } = figureChange(figure, current, other);
  if (reason === 'noPrevious' || other === null) return 'with no figure to compare it with';
  const size =
    reason === 'noBaseline' || words === 'no change'
      ? ''
      : ` (${words.replace(/^(up|down) /, '')} ${current > other ? 'higher' : 'lower'})`;
  return `beside ${figureText(figure, other)}${size}`;
};

/** Explains a missing value: zero denominator, no data on these days, or no source that reports the measures. */
export const reasonOfNone = (figure: FigureName, totals: FigureSet): string => {
  const zero = figureOf(figure).columns.find((column) => isFigureName(column) && totals[column] === 0);
  if (zero !== undefined && isFigureName(zero)) return `${figureInSentence(zero)} is zero`;
  return Object.values(totals).every((value) => value === null)
    ? 'no source of this selection has figures of these days'
    : 'no source of this selection reports it';
};

export type FilterNames = (dimension: keyof ViewFilters, value: string) => string;

/** `Email and Direct, Mobile`; empty without filters. */
export const filterWords = (filters: ViewFilters, nameOf: FilterNames): readonly string[] =>
  filterDimensions
    .filter((dimension) => filters[dimension].length > 0)
    .map((dimension) =>
      englishList([...new Set(filters[dimension].map((value) => nameOf(dimension, value)))]),
    );
