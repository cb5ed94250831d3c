/** Tests that metrics equal the sums of their rows in any order of queries, by page and worker, in any zones. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayAt, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { type FactMeasure, factMeasures } from '#domain/kpi/figureNames.ts';
import { type Channel, channels } from '#domain/metrics/channels.ts';
import { readRow } from '#domain/metrics/factRows.ts';
import { groupings, intervals } from '#domain/metrics/metricQuery.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { createFactEngine } from '#mocks/factStore/factEngine.ts';
import { createFigureWorker } from '#mocks/factStore/worker/createFigureWorker.ts';
import { metricSourcesOf } from '#mocks/sources/metricSourcesOf.ts';
import { watchedWorker } from '#tests/support/figureWorkers.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const clientIds = ['voltride', 'fjordandfoam', 'stackpilot', 'mapleclinic'] as const;
const zones = ['UTC', 'Europe/London', 'America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati'] as const;

const openBoth = async () => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  await seedWholeAgency(log, world);
  const worker = watchedWorker();
  const figureWorker = createFigureWorker({ start: worker.start, clock: world.clock });
  const page = openTestBackend({ world, log });
  const { token } = (await page.demo('admin')).session;
  const today = epochDayAt(world.clock.now());
  const setZone = (id: string, time_zone: string) =>
    page.succeed('updateClient', {
      token,
      params: { id },
      headers: { 'If-Match': '*' },
      body: { time_zone },
    });
  return { page, worked: openTestBackend({ world, log, figureWorker }), worker, token, today, setZone };
};

type Both = Awaited<ReturnType<typeof openBoth>>;
type Sums = Readonly<Record<FactMeasure, number>>;
type Asked = { readonly channel: readonly Channel[] | null; readonly client: string | null };
type Range = { readonly from: string; readonly to: string };

const foldOf = (sources: readonly MetricSource[], { from, to }: Range, { channel, client }: Asked): Sums => {
  const engine = createFactEngine();
  const range = { from: epochDayOf(from) ?? 0, to: epochDayOf(to) ?? 0 };
  const row = new Float64Array(factMeasures.length);
  const sums = new Float64Array(factMeasures.length);
  const own = sources.filter(({ clientId }) => client === null || clientId === client);
  const runs = own
    .flatMap((source) => engine.blocks(source, range))
    .flatMap((block) => block.runs.map((run) => ({ block, run })))
    .filter(({ run }) => channel?.includes(run.channel) ?? true);
  for (const { block, run } of runs) {
    const first = Math.max(run.firstDay, range.from);
    const last = Math.min(run.firstDay + run.end - run.start - 1, range.to);
    for (let day = first; day <= last; day += 1) {
      readRow(block, run.start + day - run.firstDay, row);
      for (const [place, value] of row.entries()) sums[place] = (sums[place] ?? 0) + value;
    }
  }
  return Object.fromEntries(factMeasures.map((name, place) => [name, sums[place]])) as Sums;
};

const figuresOf = (set: Readonly<Record<FactMeasure, number | null>> | null | undefined): Sums =>
  Object.fromEntries(factMeasures.map((name) => [name, set?.[name] ?? 0])) as Sums;

const totalOf = (sets: readonly (Readonly<Record<FactMeasure, number | null>> | null)[]): Sums =>
  Object.fromEntries(
    factMeasures.map((name) => [name, sets.reduce((sum, one) => sum + (one?.[name] ?? 0), 0)]),
  ) as Sums;

const anyQuestion = fc.record({
  interval: fc.constantFrom(...intervals),
  group: fc.option(fc.constantFrom(...groupings), { nil: null }),
  compare: fc.constantFrom('none', 'previous', 'year'),
  series: fc.boolean(),
  client: fc.constantFrom(null, null, null, null, ...clientIds),
  channel: fc.option(fc.subarray([...channels], { minLength: 1 }), { nil: null }),
  device: fc.constantFrom(null, null, 'mobile', 'desktop'),
  back: fc.integer({ min: 2, max: 60 }),
  length: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 90, max: 200 })),
});

type Question = typeof anyQuestion extends fc.Arbitrary<infer One> ? One : never;

const queryOf = ({ client, channel, device, ...asked }: Question, today: number): string => {
  const filters = [
    ...(channel ? [`channel:${channel.join(',')}`] : []),
    ...(device ? [`device:${device}`] : []),
  ].join(';');
  const length = asked.interval === 'hour' ? Math.min(asked.length, 14) : asked.length;
  return new URLSearchParams({
    ...(client ? { client } : {}),
    from: calendarDayOf(today - asked.back - length + 1),
    to: calendarDayOf(today - asked.back),
    interval: asked.interval,
    compare: asked.compare,
    ...(asked.group ? { group_by: asked.group } : {}),
    ...(asked.group && asked.series ? { detail: 'series' } : {}),
    ...(filters ? { filters } : {}),
  }).toString();
};

const explained = (query: string): string => {
  const params = new URLSearchParams(query);
  for (const key of ['interval', 'group_by', 'detail']) params.delete(key);
  return params.toString();
};

const hold = (reply: MetricReply, question: Question, sources: readonly MetricSource[]): void => {
  const { range, compared_range: compared, totals, previous, series, rows } = reply;
  expect(figuresOf(totals)).toEqual(totalOf(series));
  if (question.group !== null) {
    expect(figuresOf(totals)).toEqual(totalOf(rows));
    expect(figuresOf(previous)).toEqual(totalOf(rows.map((row) => row.previous)));
    for (const row of rows) if (row.series) expect(figuresOf(row)).toEqual(totalOf(row.series));
  }
  if (question.device !== null) return;
  expect(figuresOf(totals)).toEqual(foldOf(sources, range, question));
  if (compared !== null) expect(figuresOf(previous)).toEqual(foldOf(sources, compared, question));
};

const sourcesIn = async ({ page, today, token }: Both): Promise<readonly MetricSource[]> => {
  const answers = await page.readModel.of(demoWorkspaceId);
  const { items } = await page.succeed('listClients', { token });
  const active = new Set(items.map(({ id }) => id));
  return metricSourcesOf(answers, demoWorkspaceId, today).filter(({ clientId }) => active.has(clientId));
};

const askBoth = async ({ page, worked, token }: Both, byWorker: boolean, query: string) => {
  const { succeed } = byWorker ? worked : page;
  const reply = await succeed('readMetrics', { token, query });
  const told = await succeed('readMetricExplanation', {
    token,
    query: `${explained(query)}&figure=sessions`,
  });
  return { reply, told: [told.value, told.previous] };
};

describe('figures', () => {
  test('count each client once where one of them lies in another zone', async () => {
    const both = await openBoth();
    const range = { from: calendarDayOf(both.today - 91), to: calendarDayOf(both.today - 1) };
    const whole = { channel: null, client: null };
    await both.setZone('voltride', 'Europe/London');
    const expected = foldOf(await sourcesIn(both), range, whole);
    const query = new URLSearchParams(range).toString();
    for (const more of ['', '&compare=previous', '&compare=year', '&group_by=client&detail=series']) {
      for (const { succeed } of [both.page, both.worked, both.worked]) {
        const { totals } = await succeed('readMetrics', { token: both.token, query: `${query}${more}` });
        expect([more, figuresOf(totals)]).toEqual([more, expected]);
      }
    }
    expect(both.worker.told.some(({ kind }) => kind === 'result')).toBe(true);
  });

  test('are the sums of their rows in any zones, asked in any order and repeatedly', async () => {
    const both = await openBoth();
    const sources = await sourcesIn(both);
    await fc.assert(
      fc.asyncProperty(
        fc.record(Object.fromEntries(clientIds.map((id) => [id, fc.constantFrom(...zones)]))),
        fc.array(anyQuestion, { minLength: 1, maxLength: 3 }),
        fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 3, maxLength: 5 }),
        async (zoned, questions, order) => {
          for (const [id, zone] of Object.entries(zoned)) await both.setZone(id, zone);
          const seen = new Map<Question, MetricReply>();
          for (const [place, byWorker] of order) {
            const question = questions[place % questions.length] as Question;
            const { reply, told } = await askBoth(both, byWorker, queryOf(question, both.today));
            const first = seen.get(question);
            if (first === undefined) hold(reply, question, sources);
            expect(reply).toEqual(first ?? reply);
            expect(told).toEqual([reply.totals.sessions, reply.previous?.sessions ?? null]);
            seen.set(question, reply);
          }
        },
      ),
      { numRuns: 6 },
    );
  });
});
