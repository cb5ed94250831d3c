/** Tests imported rows: they are read from the log on demand, verified, passed to the worker, and never block the page. */
import { expect, test } from 'vitest';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { ImportedRow } from '#domain/imports/importedRow.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { createFactEngine } from '#mocks/factStore/factEngine.ts';
import { createMetricStore, isLarge } from '#mocks/factStore/metricStore.ts';
import { createFigureWorker } from '#mocks/factStore/worker/createFigureWorker.ts';
import { withImports } from '#mocks/sources/importedSources.ts';
import { watchedWorker } from '#tests/support/figureWorkers.ts';
import { importBody, importedRow } from '#tests/support/importBody.ts';
import { importFacts } from '#tests/support/importedFacts.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { askMetrics, dayOf, openDay, sampleSources } from '#tests/support/metricFixture.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { macrotask } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const fjord = 'fjordandfoam';
const range = 'from=2025-12-01&to=2025-12-07';

const readImported = async ({ demo, succeed }: TestBackend) => {
  const { token } = (await demo('admin')).session;
  return succeed('readMetrics', { token, query: `client=${fjord}&${range}&group_by=source` });
};

const seedImport = async (backend: TestBackend) => {
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const body = await importBody([importedRow('2025-12-02')]);
  return (await backend.succeed('importRows', { token, params: { id: fjord }, body })).import;
};

const withOtherRows = (
  log: EventLog,
  change: (rows: readonly StoredEvent[]) => readonly StoredEvent[],
): EventLog => ({
  ...log,
  readStream: async (stream, options) => {
    const events = await log.readStream(stream, options);
    return stream.startsWith('importRows-') ? change(events) : events;
  },
});

test.each<[string, (rows: readonly StoredEvent[], other: string) => readonly StoredEvent[]]>([
  [
    'is not the one that was stored',
    (rows, other) => rows.map((one) => ({ ...one, data: { ...one.data, rows: other } })),
  ],
  ['is gone', () => []],
])('a chunk that %s is told, and nothing of its import counts', async (_, change) => {
  const first = openTestBackend();
  const made = await seedImport(first);
  const other = (await importBody([importedRow('2025-12-02', { measures: { clicks: 7 } })])).rows[0] ?? '';
  const log = withOtherRows(first.log, (rows) => change(rows, other));
  const second = openTestBackend({ world: first.world, log, passwords: first.passwords });
  const reply = await readImported(second);
  expect(reply.rows.find(({ key }) => key === made.id)).toBeUndefined();
  expect(reply.notes.filter(({ code }) => code === 'importBroken')).toEqual([
    {
      code: 'importBroken',
      text: 'Figures of Google Ads · report.csv are missing: some of its rows were altered in storage.',
    },
  ]);
  expect(reply.freshness.find(({ source }) => source === made.id)?.data_to).toBeNull();
  const { token } = (await second.demo('admin')).session;
  const { items } = await second.succeed('listImports', { token, params: { id: fjord } });
  expect(items.map(({ broken }) => broken)).toEqual([
    'Some of its rows were altered in storage, so none of them count.',
  ]);
});

test('rows are there for who opens the log anew', async () => {
  const first = openTestBackend();
  const made = await seedImport(first);
  const second = openTestBackend({ world: first.world, log: first.log, passwords: first.passwords });
  const own = (await readImported(second)).rows.find(({ key }) => key === made.id);
  expect([own?.clicks, own?.spend_cents]).toEqual([50, 2_500]);
});

const manyRows: readonly ImportedRow[] = Array.from({ length: 20_000 }, (_, index) => ({
  day: calendarDayOf(dayOf('2025-06-01') + Math.floor(index / 100)),
  channel: 'paid_search',
  campaign: `Campaign ${index % 100}`,
  device: null,
  country: null,
  measures: { clicks: index % 97, spend_cents: index },
}));

const importMany = async () => {
  const made = await importFacts(
    { id: 'many', clientId: fjord, overlap: 'replace', rows: manyRows },
    { today: openDay.day, sources: sampleSources, before: [] },
  );
  if (made === null) throw new Error('There is no import');
  return { texts: made.texts, one: made.one, sources: withImports(sampleSources, [made.one]) };
};

const wholeYear = { from: dayOf('2025-01-01'), to: dayOf('2025-12-31') };
const wide = { from: '2025-06-01', to: '2025-12-31', group_by: 'source' } as const;

test('many rows are added up by the worker, which is given them once, and come to the same', async () => {
  const { one, texts, sources } = await importMany();
  const engine = createFactEngine();
  engine.rows.keep(one, texts);
  const here = await askMetrics(wide, { sources, store: createMetricStore({ engine }) });
  const worker = watchedWorker();
  const { clock } = createVirtualWorld();
  const figureWorker = createFigureWorker({ start: worker.start, clock });
  const store = createMetricStore({ engine, worker: figureWorker });
  for (const _ of [1, 2]) expect(await askMetrics(wide, { sources, store })).toEqual(here);
  const given = worker.told.flatMap((message) => (message.kind === 'ask' ? [message.rows.length] : []));
  expect(given).toEqual([1, 0]);
});

test('a question without many rows of an import stays on the page', async () => {
  const { sources } = await importMany();
  const asks = (from: string, to: string) =>
    isLarge(sources, {
      kind: 'count',
      asked: { range: { from: dayOf(from), to: dayOf(to) }, filters: {}, needed: 1 },
    });
  expect([asks('2025-07-01', '2025-07-07'), asks('2025-06-01', '2025-12-31')]).toEqual([false, true]);
});

test('facts of many rows are made in several turns of the page, and come to the same', async () => {
  const { one, texts, sources } = await importMany();
  const engine = createFactEngine();
  const store = createMetricStore({ engine, log: openMemoryLog(createVirtualWorld()) });
  engine.rows.keep(one, texts);
  let turns = 0;
  let isOver = false;
  const asked = askMetrics(wide, { sources, store }).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await macrotask();
    turns += 1;
  }
  const atOnce = createFactEngine();
  atOnce.rows.keep(one, texts);
  for (const source of withImports(sampleSources, [one])) atOnce.blocks(source, wholeYear);
  const here = await askMetrics(wide, { sources, store: createMetricStore({ engine: atOnce }) });

  expect([await asked, turns > 3]).toEqual([here, true]);
});

test('a query of an import without a log is refused, not answered without its rows', async () => {
  const { sources } = await importMany();

  await expect(askMetrics(wide, { sources, store: createMetricStore() })).rejects.toThrow(
    'There is no log with the rows of many',
  );
});
