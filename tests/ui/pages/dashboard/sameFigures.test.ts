/** One question has one answer: on cards, in charts, tables and files, in the arithmetic, the portfolio, Ask AI and reports (product design D7). */
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { readTable } from '#domain/imports/readTable.ts';
import { type FigureName, factMeasures, figureNames } from '#domain/kpi/figureNames.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { channels } from '#domain/metrics/channels.ts';
import { type MetricQuery, metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import { rangePresets } from '#domain/metrics/rangePreset.ts';
import { defaultView, keptDays, rangeDays, type View } from '#domain/metrics/view.ts';
import { intervalsFor } from '#domain/metrics/viewInterval.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { exactFigure } from '#ui/charts/chartUnit.ts';
import { textAt } from '#ui/charts/figure/cursorMoves.ts';
import { trendModel } from '#ui/charts/plans/trendModel.ts';
import { longDay } from '#ui/content/figures.ts';
import { campaignsQuery, channelsQuery, splitQuery } from '#ui/pages/dashboard/client/boardQueries.ts';
import { totalsOf } from '#ui/pages/dashboard/client/totalsOf.ts';
import { portfolioQueryOf } from '#ui/pages/dashboard/portfolio/usePortfolio.ts';
import { figureSpecs } from '#ui/parts/figures/figureSpecs.ts';
import { figureRowsCsv, keyFiguresCsv } from '#ui/parts/figures/figuresCsv.ts';
import { chartUnitOf, writtenFigure } from '#ui/parts/figures/figureWriting.ts';
import { shownFigures } from '#ui/parts/figures/shownFigures.ts';
import { stepAxis } from '#ui/parts/figures/stepAxis.ts';
import { askTells, questionOf, reportOf, reportTells } from './toldElsewhere.tsx';

let backend: TestBackend;
let token = '';
/** Of the demo client's person, who sees that client alone. */
let personToken = '';
/** Names by id. */
let clients: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  backend = openTestBackend();
  await backend.seed();
  token = (await backend.demo('admin')).session.token;
  personToken = (await backend.demo('client')).session.token;
  const { items } = await backend.succeed('listClients', { token, query: 'limit=500' });
  clients = new Map(items.map(({ id, name }) => [id, name]));
});

const textOf = (query: object): string =>
  new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

const some = (values: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }) },
  );

type Comparing = Pick<View, 'compare' | 'compared' | 'match'>;

const today = () => epochDayAt(backend.world.clock.now());

/** Any view of the bar, as the page itself turns it into a question. */
const anyQuery = (): fc.Arbitrary<MetricQuery> => {
  const comparing: fc.Arbitrary<Comparing> = fc.oneof(
    fc.record({
      compare: fc.constantFrom('none' as const, 'previous' as const, 'year' as const),
      compared: fc.constant(null),
      match: fc.constantFrom('weekday' as const, 'day' as const),
    }),
    fc.tuple(fc.nat(300), fc.nat(60)).map(([back, length]) => ({
      compare: 'custom' as const,
      compared: { from: today() - back - length, to: today() - back },
      match: 'weekday' as const,
    })),
  );
  return fc
    .record({
      client: fc.option(fc.constantFrom(...clients.keys())),
      preset: fc.constantFrom(...rangePresets),
      comparing,
      step: fc.nat(3),
      channel: some(channels),
      device: some(devices),
      country: some(countries),
    })
    .map(({ client, preset, comparing: compared, step, channel, device, country }) => {
      const facts = { today: today(), retentionDays: -1 };
      const usual = defaultView(facts);
      const filters = { ...usual.filters, channel, device, country };
      const view: View = { ...usual, ...compared, client, range: { preset }, filters };
      const days = keptDays(rangeDays(view, facts.today), facts);
      return metricQueryOf({ ...view, interval: intervalsFor(days)[step] ?? null }, days);
    });
};

const read = (query: object): Promise<MetricReply> =>
  backend.succeed('readMetrics', { token, query: textOf(query) });

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** A column of a file by its head. */
const columnOf = (csv: string, head: string): readonly (number | null)[] => {
  const [heads, ...rows] = readTable(csv, ',').rows.map(({ cells }) => cells);
  const at = heads?.indexOf(head) ?? -1;
  return rows.map((row) => (row[at] === '' || row[at] === undefined ? null : Number(row[at])));
};

/** The figure's head in files, and what one of it is there: money stands in units. */
const headOf = (name: FigureName) => {
  const { label, unit } = figureSpecs[name];
  if (unit === 'money' || unit === 'rate') return { head: `${label} (USD)`, one: 100 };
  return { head: unit === 'percent' ? `${label} (share)` : label, one: 1 };
};

/** As a file has it: at most six decimals. */
const inFile = (name: FigureName, value: number | null): number | null =>
  value === null ? null : Math.round((value / headOf(name).one) * 1_000_000) / 1_000_000;

/** What a page reads whole goes over the wire in pages; one is enough here. */
const onePage = (query: MetricQuery): MetricQuery => ({ ...query, limit: '500' });

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
  const csv = figureRowsCsv(reply.rows, {
    of: 'Part',
    names: figureNames,
    currency: reply.currency,
    isCompared: reply.previous !== null,
  });
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
  const csv = keyFiguresCsv(card, names);
  expect(columnOf(csv, 'Value')).toEqual(names.map((name) => inFile(name, card.totals[name])));
  expect(columnOf(csv, 'Before')).toEqual(names.map((name) => inFile(name, card.previous?.[name] ?? null)));
};

const arithmeticTells = async (query: MetricQuery, card: MetricReply): Promise<void> => {
  for (const figure of ['revenue_cents', 'roas', 'mer', 'cpa_cents'] as const) {
    const told = await backend.succeed('readMetricExplanation', {
      token,
      query: textOf({ ...query, figure }),
    });
    expect([told.value, told.previous]).toEqual([card.totals[figure], card.previous?.[figure] ?? null]);
  }
};

const portfolioTells = async (query: MetricQuery, { totals }: MetricReply): Promise<void> => {
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

/** What the tooltip of a chart says at one of its places, each as the trend draws it. */
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

/** What the chart's tooltip says of a day is what a card of that day alone says. A chart of many days leaves some out. */
const tooltipTells = async (query: MetricQuery, anywhere: number): Promise<void> => {
  const reply = await read({ ...query, interval: 'day' });
  const place = anywhere % reply.series.length;
  const point = reply.series[place];
  if (point === undefined) throw new Error('A chart without days');
  const { totals } = await read({ ...query, from: point.at, to: point.at });
  for (const { name, unit, at, text } of tooltipsAt(reply, place)) {
    const value = totals[name];
    expect(point[name]).toBe(value);
    if (at === -1) continue;
    const lines = value === null ? [] : [{ name, figure: exactFigure(value, unit), tone: 0 }];
    expect(text).toEqual({ title: longDay(point.at), lines });
  }
};

const wordsOf = (query: MetricQuery, figure: FigureName): string =>
  questionOf(query, figure, clients.get(query.client ?? ''));

const askedTells = async (query: MetricQuery, figure: FigureName, card: MetricReply): Promise<void> => {
  const question = wordsOf(query, figure);
  askTells(await backend.succeed('askQuestion', { token, body: { question } }), query, card);
};

const reportsTell = async (query: MetricQuery, card: MetricReply): Promise<void> => {
  if (query.client === undefined) return;
  const body = reportOf(query);
  const { content } = await backend.succeed('previewReport', { token, body });
  reportTells(content, body.compare, card);
};

/** What a client's person reads of the own client is what the agency reads, on the board, in its files and in its arithmetic. */
const personTells = async (anyClients: MetricQuery): Promise<void> => {
  const query = { ...anyClients, client: 'fjordandfoam' };
  const { totals, previous, series, rows } = await read(query);
  const told = await backend.succeed('readMetrics', { token: personToken, query: textOf(query) });
  expect(told).toMatchObject({ totals, previous, series, rows });
  filesTell(told);
};

describe('the same question', () => {
  test('has the same figures on cards, in charts, tables, files, arithmetic, Ask AI and reports, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyQuery(),
        fc.constantFrom(...figureNames),
        fc.nat(),
        async (query, figure, place) => {
          const card = await read(query);
          filesTell(card);
          for (const split of splits(query)) {
            const reply = await read(split);
            sameTotals(reply, card);
            partsAddUp(reply, card);
          }
          await tooltipTells(query, place);
          await arithmeticTells(query, card);
          await portfolioTells(query, card);
          await askedTells(query, figure, card);
          await reportsTell(query, card);
          await personTells(query);
        },
      ),
      { numRuns: 20 },
    );
  }, 60_000);

  test('has the same answer at any time zone of the reader', () => {
    const daysIn = (zone: string) => {
      vi.stubEnv('TZ', zone);
      const facts = { today: today(), retentionDays: -1 };
      return rangePresets.map((preset) => {
        const view: View = { ...defaultView(facts), range: { preset } };
        return metricQueryOf(view, keptDays(rangeDays(view, facts.today), facts));
      });
    };
    const [tokyo, losAngeles] = [daysIn('Asia/Tokyo'), daysIn('America/Los_Angeles')];
    const offsets = ['Asia/Tokyo', 'America/Los_Angeles'].map((zone) => {
      vi.stubEnv('TZ', zone);
      return new Date(0).getTimezoneOffset();
    });
    vi.unstubAllEnvs();

    expect(offsets).toEqual([-540, 480]);
    expect(tokyo).toEqual(losAngeles);
    expect(tokyo[0]).toMatchObject({ from: calendarDayOf(today()), to: calendarDayOf(today()) });
  });
});

/** What JSON would hide: it writes NaN and Infinity as null, and minus zero as zero. */
const wrongNumbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wrongNumbersIn) : [];
};

test('no reply has a number that is none: neither figures, their arithmetic, the portfolio, an answer nor a report', async () => {
  const written: unknown[] = [];
  const stringify = JSON.stringify;
  const spy = vi.spyOn(JSON, 'stringify').mockImplementation((value, ...rest) => {
    written.push(value);
    return stringify(value, ...(rest as [never]));
  });
  expect(wrongNumbersIn({ a: [Number.NaN, { b: -0 }, 1 / 0, 0, 1] })).toEqual([Number.NaN, -0, Infinity]);
  try {
    await fc.assert(
      fc.asyncProperty(anyQuery(), fc.constantFrom(...figureNames), async (query, figure) => {
        written.length = 0;
        await read(onePage(channelsQuery(query)));
        await backend.succeed('readMetricExplanation', { token, query: textOf({ ...query, figure }) });
        await backend.succeed('readPortfolio', { token, query: textOf(portfolioQueryOf({ query })) });
        await backend.succeed('askQuestion', { token, body: { question: wordsOf(query, figure) } });
        const body = reportOf({ ...query, client: query.client ?? 'fjordandfoam' });
        await backend.succeed('previewReport', { token, body });
        expect(written.length).toBeGreaterThanOrEqual(5);
        expect(wrongNumbersIn(written)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  } finally {
    spy.mockRestore();
  }
}, 60_000);
