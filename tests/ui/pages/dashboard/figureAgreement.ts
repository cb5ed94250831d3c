/** Asks one query everywhere and compares: cards, print, charts, tables, files, explanation, portfolio, Ask AI and reports. */

import fc from 'fast-check';
import { expect } from 'vitest';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { csvText } from '#domain/csv.ts';
import { readTable } from '#domain/imports/readTable.ts';
import { figureChange } from '#domain/kpi/figureChange.ts';
import { type FigureName, factMeasures, figureNames } from '#domain/kpi/figureNames.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { exactFigure } from '#ui/charts/chartUnit.ts';
import { textAt } from '#ui/charts/figure/cursorMoves.ts';
import { trendModel } from '#ui/charts/models/trendModel.ts';
import { longDay } from '#ui/content/formatMetric.ts';
import { campaignsQuery, channelsQuery, splitQuery } from '#ui/pages/dashboard/client/boardQueries.ts';
import { totalsOf } from '#ui/pages/dashboard/client/totalsOf.ts';
import { portfolioQueryOf } from '#ui/pages/dashboard/portfolio/usePortfolio.ts';
import { explainQuestion } from '#ui/parts/figures/explainScope.ts';
import { figureSpecs } from '#ui/parts/figures/figureSpecs.ts';
import { figureRowsCsv, keyFiguresCsv } from '#ui/parts/figures/figuresCsv.ts';
import { chartUnitOf, writtenFigure } from '#ui/parts/figures/figureWriting.ts';
import { shownFigures } from '#ui/parts/figures/shownFigures.ts';
import { stepAxis } from '#ui/parts/figures/stepAxis.ts';
import { anyQuery, type FigureFixture, hasIds, ofOwnClient, onePage, textOf } from './anyQuestion.ts';
import { boardTells } from './printedBoard.tsx';
import { askTells, funnelTells, questionOf, reportOf, reportTells } from './toldElsewhere.tsx';

const read = ({ backend, token }: FigureFixture, query: object): Promise<MetricReply> =>
  backend.succeed('readMetrics', { token, query: textOf(query) });

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

const columnOf = (csv: string, head: string): readonly (number | null)[] => {
  const [heads, ...rows] = readTable(csv).rows.map(({ cells }) => cells);
  const at = heads?.indexOf(head) ?? -1;
  return rows.map((row) => (row[at] === '' || row[at] === undefined ? null : Number(row[at])));
};

const headOf = (name: FigureName) => {
  const { label, unit } = figureSpecs[name];
  if (unit === 'money' || unit === 'rate') return { head: `${label} (USD)`, one: 100 };
  if (unit === 'duration') return { head: `${label} (seconds)`, one: 1 };
  return { head: unit === 'percent' ? `${label} (share)` : label, one: 1 };
};

const inFile = (name: FigureName, value: number | null): number | null =>
  value === null ? null : Math.round((value / headOf(name).one) * 1_000_000) / 1_000_000;

const splits = (query: MetricQuery) =>
  [
    channelsQuery(query),
    campaignsQuery(query),
    splitQuery(query, 'device'),
    splitQuery(query, 'country'),
    { ...campaignsQuery(query), group_by: 'client' as const },
    { ...campaignsQuery(query), group_by: 'source' as const },
  ].map(onePage);

const sameTotals = (reply: MetricReply, card: MetricReply): void => {
  const row = totalsOf(reply, 'All');
  for (const name of figureNames) {
    expect(row[name]).toBe(card.totals[name]);
    expect(row.previous?.[name]).toBe(card.previous?.[name]);
    expect(writtenFigure(name, row[name])).toBe(writtenFigure(name, card.totals[name]));
  }
};

const partsAddUp = (reply: MetricReply, card: MetricReply): void => {
  const csv = csvText(
    figureRowsCsv(reply.rows, {
      of: 'Part',
      names: figureNames,
      currency: reply.currency,
      isCompared: reply.previous !== null,
    }),
  );
  for (const name of factMeasures) {
    const whole = card.totals[name] ?? 0;
    const { head, one } = headOf(name);
    expect(sum(reply.series.map((point) => point[name]))).toBe(whole);
    expect(sum(reply.rows.map((row) => row[name]))).toBe(whole);
    expect(Math.round(sum(columnOf(csv, head)) * one)).toBe(whole);
    for (const row of reply.rows.filter(({ series }) => series !== undefined)) {
      expect(sum(row.series?.map((point) => point[name]) ?? [])).toBe(row[name] ?? 0);
    }
    if (card.previous === null) continue;
    expect(sum(reply.rows.map(({ previous }) => previous?.[name] ?? null))).toBe(card.previous[name] ?? 0);
  }
};

const filesTell = (card: MetricReply): void => {
  const names = shownFigures(card);
  const csv = csvText(keyFiguresCsv(card, names));
  expect(columnOf(csv, 'Value')).toEqual(names.map((name) => inFile(name, card.totals[name])));
  expect(columnOf(csv, 'Before')).toEqual(names.map((name) => inFile(name, card.previous?.[name] ?? null)));
  const changes = names.map((name) => figureChange(name, card.totals[name], card.previous?.[name] ?? null));
  const changesIn = (kind: 'ratio' | 'points') =>
    changes.map((change) =>
      change.kind === kind && change.value !== null
        ? Math.round(change.value * 1_000_000) / 1_000_000 + 0
        : null,
    );
  expect(columnOf(csv, 'Change (share)')).toEqual(changesIn('ratio'));
  expect(columnOf(csv, 'Change (percentage points)')).toEqual(changesIn('points'));
};

const arithmeticTells = async (
  { backend, token }: FigureFixture,
  query: MetricQuery,
  card: MetricReply,
): Promise<void> => {
  for (const figure of ['revenue_cents', 'roas', 'mer', 'cpa_cents'] as const) {
    const told = await backend.succeed('readMetricExplanation', {
      token,
      query: textOf({ ...explainQuestion(query), figure }),
    });
    expect([told.value, told.previous]).toEqual([card.totals[figure], card.previous?.[figure] ?? null]);
  }
};

const portfolioTells = async (
  { backend, token }: FigureFixture,
  query: MetricQuery,
  { totals }: MetricReply,
): Promise<void> => {
  if (query.client !== undefined) return;
  const told = await backend.succeed('readPortfolio', { token, query: textOf(portfolioQueryOf({ query })) });
  for (const name of [
    'spend_cents',
    'revenue_cents',
    'mer',
    'conversions',
    'cpa_cents',
    'sessions',
  ] as const) {
    expect(told.totals[name]).toBe(totals[name]);
  }
};

const tooltipsAt = ({ series, interval, currency }: MetricReply, place: number) => {
  const axis = stepAxis(
    series.map(({ at }) => at),
    interval,
  );
  return figureNames.map((name) => {
    const unit = chartUnitOf(name, currency);
    const values = series.map((point) => point[name]);
    const { told } = trendModel({ axis, unit, series: [{ name, values }] }, new Set());
    const at = told.axis.places.findIndex(({ key }) => key === axis.places[place]?.key);
    return { name, unit, at, text: textAt(told, { place: at, row: null }) };
  });
};

/** A day's tooltip must equal a card of that day. A chart of many days omits some. */
const tooltipTells = async (fixture: FigureFixture, query: MetricQuery, anywhere: number): Promise<void> => {
  const reply = await read(fixture, { ...query, interval: 'day' });
  const place = anywhere % reply.series.length;
  const point = reply.series[place];
  if (point === undefined) throw new Error('A chart without days');
  const { totals } = await read(fixture, { ...query, from: point.at, to: point.at });
  for (const { name, unit, at, text } of tooltipsAt(reply, place)) {
    const value = totals[name];
    expect(point[name]).toBe(value);
    if (at === -1) continue;
    const lines = value === null ? [] : [{ name, figure: exactFigure(value, unit), tone: 0 }];
    expect(text).toEqual({ title: longDay(point.at), lines });
  }
};

export const wordsOf = ({ clients }: FigureFixture, query: MetricQuery, figure: FigureName): string =>
  questionOf(query, figure, clients.get(query.client ?? ''));

const askedTells = async (
  fixture: FigureFixture,
  query: MetricQuery,
  { figure, card }: { figure: FigureName; card: MetricReply },
): Promise<void> => {
  if (hasIds(query)) return;
  const { backend, token } = fixture;
  const question = wordsOf(fixture, query, figure);
  const reply = await backend.succeed('askQuestion', { token, body: { question } });
  // MER relates all revenue to all spend, so a part of it is refused.
  if (figure === 'mer' && /\b(?:channel|campaign|source):/.test(query.filters ?? ''))
    expect(reply.refused).toBe(true);
  else askTells(reply, query, card);
};

const reportsTell = async (fixture: FigureFixture, query: MetricQuery, card: MetricReply): Promise<void> => {
  if (query.client === undefined) return;
  const { backend, token } = fixture;
  const body = reportOf(query);
  const { content } = await backend.succeed('previewReport', { token, body });
  reportTells(content, body.compare, card);
  funnelTells(content, await read(fixture, onePage(channelsQuery(query))));
};

/** A client's person must read the same as the agency, on the dashboard, in print and in files. */
const personTells = async (fixture: FigureFixture, anyClients: MetricQuery): Promise<void> => {
  const query = ofOwnClient(anyClients);
  const { totals, previous, series, rows } = await read(fixture, query);
  const { backend, personToken } = fixture;
  const told = await backend.succeed('readMetrics', { token: personToken, query: textOf(query) });
  expect(told).toMatchObject({ totals, previous, series, rows });
  filesTell(told);
  const split = onePage(channelsQuery(query));
  const channels = await backend.succeed('readMetrics', { token: personToken, query: textOf(split) });
  partsAddUp(channels, told);
  boardTells(channels, told);
};

const holdOne = async (
  fixture: FigureFixture,
  query: MetricQuery,
  { figure, place }: { figure: FigureName; place: number },
): Promise<void> => {
  const card = await read(fixture, query);
  filesTell(card);
  for (const split of splits(query)) {
    const reply = await read(fixture, split);
    sameTotals(reply, card);
    partsAddUp(reply, card);
    if (split.group_by === 'channel') boardTells(reply, card);
  }
  await tooltipTells(fixture, query, place);
  await arithmeticTells(fixture, query, card);
  await portfolioTells(fixture, query, card);
  await askedTells(fixture, query, { figure, card });
  await reportsTell(fixture, query, card);
  await personTells(fixture, query);
};

/** Few days of one source in one country without visitors, so key metrics are zero. Reports once showed steps that no dashboard had. */
const nobodyAtAll: [MetricQuery, FigureName, number] = [
  {
    client: 'brightdoor',
    from: '2025-12-31',
    to: '2026-01-03',
    compare: 'none',
    interval: 'hour',
    filters: 'channel:paid_social,paid_search;source:demofacebookadsbrightdoor;country:US',
  },
  'impressions',
  0,
];

/** One day of one channel in one country. */
const oneReferralDay: [MetricQuery, FigureName, number] = [
  {
    client: 'osbornegoods',
    from: '2026-01-05',
    to: '2026-01-05',
    compare: 'none',
    interval: 'hour',
    filters: 'channel:referral;country:US',
  },
  'impressions',
  0,
];

/** Throws at the first query with different answers, with the seed that repeats it. */
export const holdSameFigures = (
  fixture: FigureFixture,
  asked: { numRuns: number; seed?: number },
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(anyQuery(fixture), fc.constantFrom(...figureNames), fc.nat(), (query, figure, place) =>
      holdOne(fixture, query, { figure, place }),
    ),
    { ...asked, examples: [nobodyAtAll, oneReferralDay] },
  );
