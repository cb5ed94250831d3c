/** Tests metrics of many rows by a worker: equal results, cancellation with the query, and the page as fallback. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import type { MetricQuery } from '#domain/contract/metricSchemas.ts';
import { formatTraceParent } from '#domain/contract/traceparent.ts';
import { groupings, intervals } from '#domain/metrics/metricQuery.ts';
import { updateProfile } from '#mocks/auth/updateProfile.ts';
import { createFactEngine, type FactEngine } from '#mocks/factStore/factEngine.ts';
import { createMetricStore, untilAborted } from '#mocks/factStore/metricStore.ts';
import {
  createFigureWorker,
  type FigureWorker,
  startPatience,
} from '#mocks/factStore/worker/createFigureWorker.ts';
import type { Handler } from '#mocks/http/context.ts';
import { metricReply } from '#mocks/metrics/metricReply.ts';
import type { RouteTable } from '#mocks/routeTable.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import { benchSources } from '#tests/bench/inPage/metrics/benchSources.ts';
import { failingWorker, silentWorker, watchedWorker } from '#tests/support/figureWorkers.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { askMetrics, dayOf, openDay } from '#tests/support/metricFixture.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const sources = benchSources(140);
const engine = createFactEngine();
const page = createMetricStore({ engine });

const { clock } = createVirtualWorld();

const anyLargeQuery: fc.Arbitrary<MetricQuery> = fc
  .record({
    interval: fc.constantFrom(...intervals),
    compare: fc.constantFrom('none', 'previous', 'year'),
    group_by: fc.constantFrom(...groupings),
    filters: fc.constantFrom(
      undefined,
      'device:mobile',
      'country:US,DE',
      'channel:paid_search;device:tablet',
    ),
    detail: fc.constantFrom(undefined, 'series'),
    back: fc.nat(40),
    length: fc.integer({ min: 2, max: 60 }),
  })
  .map(({ back, length, interval, filters, detail, ...rest }) => ({
    ...rest,
    ...(filters && { filters }),
    ...(detail && { detail }),
    interval,
    from: calendarDayOf(openDay.day - back - (interval === 'hour' ? 3 : length)),
    to: calendarDayOf(openDay.day - back),
  }));

const year: MetricQuery = { from: '2025-01-01', to: '2025-12-31', group_by: 'client' };
const half: MetricQuery = { from: '2025-06-01', to: '2025-12-31', group_by: 'channel' };

const askWorker = (worker: FigureWorker, query: MetricQuery, from: FactEngine = engine) =>
  askMetrics(query, { sources, store: createMetricStore({ engine: from, worker }) });

const pageAsked = (): never => {
  throw new Error('the page was asked');
};

const closed: FactEngine = { ...engine, start: pageAsked, count: pageAsked };

describe('a worker', () => {
  test('is asked for a week by hours, whose rows are cut one by one, and not for a day', async () => {
    const worker = watchedWorker();
    const figureWorker = createFigureWorker({ start: worker.start, clock });
    const byHours = (to: string): MetricQuery => ({ from: '2025-11-03', to, interval: 'hour' });

    const week = await askWorker(figureWorker, byHours('2025-11-09'), closed);
    expect(week.series).toHaveLength(7 * 24);
    await expect(askWorker(figureWorker, byHours('2025-11-03'), closed)).rejects.toThrow(
      'the page was asked',
    );
  });

  test('answers whatever is asked as the page does', async () => {
    const worker = watchedWorker();
    const figureWorker = createFigureWorker({ start: worker.start, clock });
    await fc.assert(
      fc.asyncProperty(anyLargeQuery, async (query) => {
        expect(await askWorker(figureWorker, query)).toEqual(
          await askMetrics(query, { sources, store: page }),
        );
      }),
      { numRuns: 8 },
    );

    expect(worker.starts()).toBe(1);
    expect(worker.told.filter(({ kind }) => kind === 'result').length).toBeGreaterThan(0);
  });

  test('counts the rows of a figure as the page does', async () => {
    const figureWorker = createFigureWorker({ start: watchedWorker().start, clock });
    const range = { from: dayOf('2025-01-01'), to: dayOf('2025-12-31') };
    const asked = { range, filters: { channel: new Set(['email', 'display']) }, needed: 0b1111 };

    expect(await createMetricStore({ engine: closed, worker: figureWorker }).count(sources, asked)).toEqual(
      await page.count(sources, asked),
    );
  });

  test('is reported each source once, and nothing that it has answered is asked of the page', async () => {
    const worker = watchedWorker();
    const figureWorker = createFigureWorker({ start: worker.start, clock });
    await askWorker(figureWorker, year, closed);
    await askWorker(figureWorker, half, closed);

    expect(worker.told.flatMap((one) => (one.kind === 'ask' ? [one.told.length] : []))).toEqual([140, 0]);
  });

  test('is not started for few rows, nor for few of many', async () => {
    const worker = watchedWorker();
    const figureWorker = createFigureWorker({ start: worker.start, clock });
    const few = sources.slice(0, 130);
    await askMetrics(year, { sources: few, store: createMetricStore({ engine, worker: figureWorker }) });
    await askWorker(figureWorker, { from: '2025-12-01', to: '2025-12-28' });

    expect(worker.starts()).toBe(0);
  });
});

describe('a question that is given up', () => {
  test('rejects with its reason; the worker leaves off, and answers the next one', async () => {
    const worker = watchedWorker();
    const figureWorker = createFigureWorker({ start: worker.start, clock });
    const leaving = new AbortController();
    const store = createMetricStore({ engine: closed, worker: figureWorker });
    const left = askMetrics(year, { sources, store: untilAborted(store, leaving.signal) });
    const next = askWorker(figureWorker, half, closed);
    leaving.abort('something else was asked');

    await expect(left).rejects.toBe('something else was asked');
    expect(await next).toEqual(await askMetrics(half, { sources, store: page }));
    expect(worker.told.flatMap((one) => ('id' in one ? [`${one.kind} ${one.id}`] : []))).toEqual([
      'ask 1',
      'ask 2',
      'cancel 1',
      'result 2',
    ]);
  });
});

describe('the page answers', () => {
  const expected = askMetrics(half, { sources, store: page });

  test('where no worker can be started', async () => {
    const start = () => {
      throw new Error('no workers here');
    };

    expect(await askWorker(createFigureWorker({ start, clock }), half)).toEqual(await expected);
  });

  test('where the worker fails while it is asked', async () => {
    const { start, fail } = silentWorker();
    const asked = askWorker(createFigureWorker({ start, clock }), half);
    fail();

    expect(await asked).toEqual(await expected);
  });

  test('where the worker says nothing for five seconds', async () => {
    const world = createVirtualWorld();
    const figureWorker = createFigureWorker({ start: silentWorker().start, clock: world.clock });
    const asked = askWorker(figureWorker, half);
    await world.clock.advanceAsync(startPatience);

    expect(await asked).toEqual(await expected);
  });

  test('until a worker that was late says something, and no longer', async () => {
    const world = createVirtualWorld();
    const late = watchedWorker();
    const { promise: isHere, resolve: come } = Promise.withResolvers<void>();
    const start: typeof late.start = () => {
      const worker = late.start();
      return { ...worker, listen: (hear) => void isHere.then(() => worker.listen(hear)) };
    };
    const figureWorker = createFigureWorker({ start, clock: world.clock });
    const asked = askWorker(figureWorker, half);
    await world.clock.advanceAsync(startPatience);
    expect(await asked).toEqual(await expected);
    come();
    await isHere;
    expect(await askWorker(figureWorker, year, closed)).toEqual(
      await askMetrics(year, { sources, store: page }),
    );
  });

  test('what the worker cannot', async () => {
    expect(await askWorker(createFigureWorker({ start: failingWorker, clock }), half)).toEqual(
      await expected,
    );
  });
});

const days = 'from=2025-03-01&to=2026-02-28&compare=previous';

const openDemo = async (routes: RouteTable = wholeRoutes) => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  await seedWholeAgency(log, world);
  const worker = watchedWorker();
  const figureWorker = createFigureWorker({ start: worker.start, clock: world.clock });
  const backend = openTestBackend({ world, log, figureWorker, routes });
  const { token } = (await backend.demo('admin')).session;
  return { ...backend, worker, token };
};

describe('the demo agency', () => {
  test('gets the same replies of all its clients with a worker as without', async () => {
    const { world, log, worker, ask, token } = await openDemo();
    const alone = openTestBackend({ world, log });
    const asks = [
      ['readMetrics', `${days}&group_by=client&detail=series`],
      ['readMetricExplanation', `${days}&figure=roas`],
      ['readPortfolio', days],
    ] as const;
    for (const [name, query] of asks) {
      expect((await ask(name, { token, query })).body).toEqual(
        (await alone.ask(name, { token, query })).body,
      );
    }

    const kinds = worker.told.flatMap((one) => (one.kind === 'ask' ? [one.task.kind] : []));
    expect(kinds.filter((kind) => kind !== 'forecast')).toEqual([
      'query',
      'query',
      'query',
      'query',
      'count',
      'query',
      'query',
    ]);
    // The projections of goals and budgets, one ask each.
    expect(kinds.filter((kind) => kind === 'forecast').length).toBeGreaterThan(20);
  });

  test('lets the worker leave off when the page waits no longer, and nothing has failed', async () => {
    const { world, worker, open, token } = await openDemo();
    const { trace } = world;
    const request = trace.record({ kind: 'request', name: 'GET /api/metrics', cause: null });
    const headers = { traceparent: formatTraceParent({ ...request, frame: request.number }) };
    const left = open('readMetrics', { token, query: days, headers });
    await new Promise<void>((resolve) => {
      worker.onAsk(resolve);
    });
    trace.record({ kind: 'response', name: 'abandoned', cause: request.number });

    expect((await left).status).toBe(499);
    expect(worker.told.map(({ kind }) => kind)).toEqual(['ready', 'ask', 'cancel']);
    expect(trace.frames().filter(({ kind }) => kind === 'fault')).toEqual([]);
  });

  test('runs a handler once that appends and then asks for many rows', async () => {
    let runs = 0;
    const appendThenAsk: Handler<'updateProfile'> = async (request, context) => {
      runs += 1;
      const reply = await updateProfile(request, context);
      await metricReply(context, { from: '2025-03-01', to: '2026-02-28', group_by: 'client' });
      return reply;
    };
    const { worker, succeed, events, token } = await openDemo({
      ...wholeRoutes,
      of: (name) =>
        name === 'updateProfile'
          ? { endpoint: endpoints.updateProfile, handler: appendThenAsk }
          : wholeRoutes.of(name),
    });
    const before = (await events()).length;
    await succeed('updateProfile', { token, body: { first_name: 'Once' } });

    expect([runs, (await events()).length - before]).toEqual([1, 1]);
    expect(worker.told.filter(({ kind }) => kind === 'ask')).toHaveLength(1);
  });
});
