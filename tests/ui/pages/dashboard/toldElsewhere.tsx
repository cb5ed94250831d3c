/** Compares a query's metrics outside dashboards: Ask AI's sentence, and a report's sections and printed pages. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { type FigureName, factMeasures, figureNames } from '#domain/kpi/figureNames.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import { countryLabels, deviceLabels } from '#domain/metrics/breakdowns.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import { funnelOf } from '#domain/metrics/funnel.ts';
import { readFilters } from '#domain/metrics/metricFilters.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { figureSpecs } from '#ui/parts/figures/figureSpecs.ts';
import { writtenFigure } from '#ui/parts/figures/figureWriting.ts';
import { ReportDocument } from '#ui/parts/reports/ReportDocument.tsx';

const labels: ReadonlyMap<string, string> = new Map(
  [channelLabels, deviceLabels, countryLabels].flatMap((some) => Object.entries(some)),
);

const filterWords = (filters: string | undefined): string => {
  const read = readFilters(filters);
  if (!read.ok) throw new Error(read.error);
  const values = Object.values(read.filters).flatMap((chosen) => [...(chosen ?? [])]);
  return values.map((value) => labels.get(value)).join(', ');
};

export const questionOf = (query: MetricQuery, figure: FigureName, client: string | undefined): string => {
  const words = filterWords(query.filters);
  const whose = client === undefined ? '' : ` of ${client}`;
  const which = words === '' ? '' : ` on ${words}`;
  return `${figureOf(figure).label}${whose}${which} from ${query.from} to ${query.to}`;
};

/** By default Ask AI compares with the previous days, matched by weekday. */
export const askTells = ({ refused, answer, figures }: AskReply, query: MetricQuery, card: MetricReply) => {
  const name = figureNames.find((one) => one === figures?.figure);
  if (name === undefined) throw new Error(`No figure in “${answer}”`);
  const value = card.totals[name];
  expect([refused, figures?.value]).toEqual([false, value]);
  if (value === null) expect(answer).toMatch(/^There (?:is|are) no /);
  else expect(answer).toContain(` ${writtenFigure(name, value)} `);
  if (query.compare === 'previous' && query.match === 'weekday')
    expect(figures?.previous).toBe(card.previous?.[name] ?? null);
};

const section = (id: string, kind: string, figures: readonly FigureName[], by: string | null = null) => ({
  id,
  kind,
  title: '',
  figures,
  by,
  text: '',
  client_id: null,
  period: null,
  filters: '',
});

const sections = [
  section('cover', 'cover', []),
  section('first', 'figures', figureNames.slice(0, 10)),
  section('others', 'figures', figureNames.slice(10, 20)),
  section('rest', 'figures', figureNames.slice(20)),
  section('line', 'line', ['revenue_cents', 'spend_cents']),
  section('bar', 'bar', ['revenue_cents'], 'channel'),
  section('funnel', 'funnel', []),
  section('channels', 'table', factMeasures.slice(0, 8), 'channel'),
  section('devices', 'table', ['sessions', 'mer', 'cpa_cents'], 'device'),
  section('countries', 'table', ['conversions', 'roas'], 'country'),
];

/** A preview compares with the previous days or year, by day or weekday, or not at all. */
export const reportOf = ({ client, from, to, compare, match, filters }: MetricQuery) => ({
  name: 'Same figures',
  client_id: client,
  title: '',
  period: { kind: 'fixed', from, to },
  compare: compare === 'previous' || compare === 'year' ? compare : 'none',
  ...(match === undefined ? {} : { match }),
  filters: filters ?? '',
  sections,
});

type Told = {
  readonly figure: FigureName;
  readonly value: number | null;
  readonly previous: number | null;
};

const wholesIn = ({ sections: made }: ReportContent): readonly Told[] =>
  made.flatMap((one): readonly Told[] => {
    if (one.kind === 'figures') return one.figures;
    if (one.kind === 'line')
      return one.lines.map(({ figure, total, total_previous }) => ({
        figure,
        value: total,
        previous: total_previous,
      }));
    if (one.kind !== 'bar' && one.kind !== 'table') return [];
    return one.figures.map((figure, index) => ({
      figure,
      ...(one.totals[index] ?? { value: null, previous: null }),
    }));
  });

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

const partsAddUp = ({ sections: made }: ReportContent, { totals }: MetricReply): void => {
  for (const one of made) {
    if (one.kind === 'line')
      for (const { figure, values } of one.lines) expect(sum(values)).toBe(totals[figure] ?? 0);
    if (one.kind !== 'bar' && one.kind !== 'table') continue;
    expect(one.rows.length).toBe(one.total);
    one.figures.forEach((figure, index) => {
      if (!factMeasures.some((name) => name === figure)) return;
      expect(sum(one.rows.map(({ values }) => values[index]?.value ?? null))).toBe(totals[figure] ?? 0);
    });
  }
};

const printed = (content: ReportContent): Readonly<Record<string, string>> => {
  const page = renderToStaticMarkup(<ReportDocument content={content} />);
  const tiles = page.matchAll(/<dt>([^<]*)<\/dt><dd>(?:<[^>]*>)*([^<]*)/g);
  return Object.fromEntries([...tiles].map(([, name = '', value = '']) => [name, value]));
};

/** A report's funnel must equal the dashboard's: it includes only channels that report impressions. */
export const funnelTells = ({ sections: made }: ReportContent, channels: MetricReply): void => {
  const told = made.flatMap((one) => (one.kind === 'funnel' ? one.steps : []));
  expect(told.flatMap(({ figure, value }) => (value === null ? [] : [{ step: figure, value }]))).toEqual(
    funnelOf(channels.rows),
  );
};

export const reportTells = (content: ReportContent, compare: string, card: MetricReply): void => {
  const wholes = wholesIn(content);
  expect(new Set(wholes.map(({ figure }) => figure))).toEqual(new Set(figureNames));
  for (const { figure, value, previous } of wholes) {
    expect(value).toBe(card.totals[figure]);
    expect(previous).toBe(compare === 'none' ? null : (card.previous?.[figure] ?? null));
  }
  partsAddUp(content, card);
  expect(printed(content)).toEqual(
    Object.fromEntries(
      figureNames.map((name) => [figureSpecs[name].label, writtenFigure(name, card.totals[name])]),
    ),
  );
};
