/** Serializes a view to an address: `?client=…&range=90d&compare=year&channel=paid_search`; omits defaults. */
import { calendarDayOf } from '../calendar/epochDay.ts';
import { asOfParameter } from '../pastView.ts';
import { type DayFacts, defaultView, filterDimensions, type View, type ViewRange } from './view.ts';

/** In the order of writing. Other parameters belong to the page. */
export const viewKeys: readonly string[] = [
  'client',
  'range',
  'from',
  'to',
  'compare',
  'compare_from',
  'compare_to',
  'match',
  'interval',
  ...filterDimensions,
  'annotations',
  asOfParameter,
];

type Part = readonly [key: string, value: string];

const rangeParts = (range: ViewRange): readonly Part[] =>
  range.preset === 'custom'
    ? [
        ['from', calendarDayOf(range.from)],
        ['to', calendarDayOf(range.to)],
      ]
    : [['range', range.preset]];

const rangeText = (range: ViewRange): string => JSON.stringify(rangeParts(range));

/** Stable order: equal views have equal addresses. */
export const writeView = (view: View, facts: Pick<DayFacts, 'retentionDays' | 'usual'>): URLSearchParams => {
  const usual = defaultView(facts);
  const isUsualRange = rangeText(view.range) === rangeText(usual.range);
  const parts: readonly (Part | null)[] = [
    view.client === null ? null : ['client', view.client],
    ...(isUsualRange ? [] : rangeParts(view.range)),
    view.compare === usual.compare ? null : ['compare', view.compare],
    ...(view.compared === null
      ? []
      : [
          ['compare_from', calendarDayOf(view.compared.from)] as const,
          ['compare_to', calendarDayOf(view.compared.to)] as const,
        ]),
    view.match === usual.match ? null : ['match', view.match],
    view.interval === null ? null : ['interval', view.interval],
    ...filterDimensions.flatMap((dimension) =>
      view.filters[dimension].map((value): Part => [dimension, value]),
    ),
    view.annotations ? null : ['annotations', 'off'],
    view.asOf === null ? null : [asOfParameter, String(view.asOf)],
  ];
  return new URLSearchParams(parts.filter((part) => part !== null).map(([key, value]) => [key, value]));
};
