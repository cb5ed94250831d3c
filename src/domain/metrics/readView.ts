/** Reads the view from an address; drops or corrects invalid parts and reports them. */
import { mendRange, type RangeMend } from '../calendar/dayRange.ts';
import { epochDayOf } from '../calendar/epochDay.ts';
import { englishNumber } from '../english/englishNumber.ts';
import { type AsOf, asOfIn, asOfParameter } from '../pastView.ts';
import { type AddressParts, partsOf } from './addressParts.ts';
import { countries, devices, unknownValue } from './breakdowns.ts';
import { isChannel } from './channels.ts';
import { type Comparison, comparisons } from './metricQuery.ts';
import { mostDays } from './metricQuestion.ts';
import { isRangePreset } from './rangePreset.ts';
import {
  type DayFacts,
  defaultView,
  historyNeeded,
  rangeDays,
  type View,
  type ViewFilters,
  type ViewRange,
  visibleDays,
} from './view.ts';
import { viewKeys } from './viewAddress.ts';
import { intervalsFor } from './viewInterval.ts';
import { droppedNotice, mergedNotice, planNotice, type ViewNotice } from './viewNotice.ts';

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

/** A preset takes precedence over days; a single day is not a range. */
const readRange = (params: URLSearchParams, parts: AddressParts, facts: DayFacts): ReadRange => {
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
const readComparison = (parts: AddressParts, facts: DayFacts): ReadComparison => {
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

/** A query parameter of the page itself; an object also validates its values. */
export type PageKey = string | { readonly key: string; readonly isValid: (value: string) => boolean };

export type ViewFacts = DayFacts & {
  /** Null while unknown: then any id is accepted. */
  readonly clients: readonly string[] | null;
  readonly merged?: ReadonlyMap<string, string>;
  /** Campaigns and sources that the API has refused as unknown, such as `campaign:c-1`. */
  readonly refused?: ReadonlySet<string>;
  readonly refusesTime?: boolean;
  /** Parameters of the page; default: all unknown ones belong to it. */
  readonly pageKeys?: readonly PageKey[];
};

export type ReadView = {
  readonly view: View;
  readonly dropped: readonly string[];
  readonly notices: readonly ViewNotice[];
};

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    values.some((one) => one === value);

/** The separators `,`, `;` and `:` of the wire are not allowed in ids. */
const isId = (value: string): value is string => /^[^,;:\s]{1,100}$/u.test(value);

const filtersOf = (parts: AddressParts, { refused }: ViewFacts): ViewFilters => ({
  channel: parts.all('channel', isChannel),
  campaign: parts.all('campaign', (id) => isId(id) && !refused?.has(`campaign:${id}`)),
  source: parts.all('source', (id) => isId(id) && !refused?.has(`source:${id}`)),
  device: parts.all('device', oneOf([...devices, unknownValue])),
  country: parts.all('country', oneOf([...countries, unknownValue])),
});

const asOfOf = (params: URLSearchParams, parts: AddressParts, { refusesTime }: ViewFacts): AsOf | null => {
  const asOf = refusesTime ? null : asOfIn(`?${params}`);
  // An empty value explicitly means the present.
  if (asOf === null && params.get(asOfParameter) !== '') parts.drop(asOfParameter);
  return asOf;
};

const dropForeign = (params: URLSearchParams, parts: AddressParts, pageKeys: readonly PageKey[]): void => {
  const own = new Map(
    pageKeys.map((one) => (typeof one === 'string' ? [one, () => true] : [one.key, one.isValid])),
  );
  for (const key of new Set(params.keys())) {
    if (!viewKeys.includes(key)) parts.all(key, own.get(key) ?? (() => false));
  }
};

/** `params` is untrusted. Returns the view, the dropped parts and notices for the reader. */
export const readView = (params: URLSearchParams, facts: ViewFacts): ReadView => {
  const usual = defaultView(facts);
  const parts = partsOf(params);
  const named = parts.one('client', (id): id is string => isId(id) && (facts.clients?.includes(id) ?? true));
  const client = (named && facts.merged?.get(named)) ?? named;
  const { range, notices } = readRange(params, parts, facts);
  const comparison = readComparison(parts, facts);
  const days = visibleDays(rangeDays({ range }, facts.today), facts);
  const view: View = {
    client,
    range,
    compare: comparison.compare,
    compared: comparison.compared,
    match: parts.one('match', oneOf(['weekday', 'day'])) ?? usual.match,
    interval: parts.one('interval', oneOf(intervalsFor(days))),
    filters: filtersOf(parts, facts),
    annotations: parts.one('annotations', oneOf(['on', 'off'])) !== 'off',
    asOf: asOfOf(params, parts, facts),
  };
  if (facts.pageKeys) dropForeign(params, parts, facts.pageKeys);
  const said = [
    droppedNotice(parts.dropped),
    client === named ? null : mergedNotice,
    ...notices,
    ...comparison.notices,
    planNotice(range, historyNeeded(view, days, facts.today), facts),
  ];
  return { view, dropped: parts.dropped, notices: said.filter((notice) => notice !== null) };
};
