/** Measures metric engine queries over few to millions of rows, compared with crossfilter2 on the same rows. */
import { factMeasures } from '#domain/kpi/figureNames.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { createFactEngine } from '#mocks/factStore/factEngine.ts';
import { createMetricStore, type MetricStore } from '#mocks/factStore/metricStore.ts';
import { askMetrics } from '#tests/support/metricFixture.ts';
import { seededRandom } from '#world/seededRandom.ts';
import {
  type BenchQuestion,
  benchSources,
  firstDay,
  lastDay,
  queryOf,
  questionBy,
} from './metrics/benchSources.ts';
import { viewBy } from './metrics/benchViews.ts';
import { crossfilterPeer, type PeerResult } from './metrics/crossfilterPeer.ts';

export type MetricPlan = {
  /** 730 rows each, shared by 25 clients. */
  readonly sources: number;
  readonly questions: number;
  readonly withPeer: boolean;
};

export type MetricTimes = {
  readonly rows: number;
  readonly bytesPerRow: number;
  /** First query of an empty store: one client’s 90 days and the 90 before. */
  readonly firstOfClient: number;
  readonly firstOfAll: number;
  readonly changes: readonly number[];
  /** Views with every filter and grouping of the view bar. */
  readonly views: readonly number[];
  /** After those queries, including the store's indexes of devices, countries and hours. */
  readonly bytesPerRowAfter: number;
  readonly years: readonly number[];
  /** Null if crossfilter2 was not measured. */
  readonly peer: { readonly start: number; readonly changes: readonly number[] } | null;
};

const roomy = 2 * 1024 ** 3;

const ofClient = (sources: readonly MetricSource[], client: string | null): readonly MetricSource[] =>
  client === null ? sources : sources.filter(({ clientId }) => clientId === client);

const timed = async <Result>(run: () => Result | Promise<Result>): Promise<readonly [Result, number]> => {
  const started = performance.now();
  const result = await run();
  return [result, performance.now() - started];
};

const wholeRange = (days: number, client: string | null = null): BenchQuestion => ({
  client,
  from: lastDay - days + 1,
  to: lastDay,
  channel: null,
});

export const metricTimes = async ({
  sources: count,
  questions,
  withPeer,
}: MetricPlan): Promise<MetricTimes> => {
  const sources = benchSources(count);
  const askOf = (store: MetricStore) => (question: BenchQuestion) =>
    askMetrics(queryOf(question), { sources: ofClient(sources, question.client), store });
  const firstOf = async (question: BenchQuestion) =>
    (await timed(() => askOf(createMetricStore())(question)))[1];
  const firstOfClient = await firstOf(wholeRange(90, 'fjordandfoam'));
  const firstOfAll = await firstOf(wholeRange(28));

  const engine = createFactEngine({ budget: roomy });
  const store = createMetricStore({ engine });
  const ask = askOf(store);
  await ask({ ...wholeRange(365), from: firstDay + 365 });
  const { rows, bytes } = engine.size();
  const random = seededRandom(7).fork('questions');
  const asked = Array.from({ length: questions }, () => questionBy(random));
  const answers: (readonly [Awaited<ReturnType<typeof ask>>, number])[] = [];
  for (const question of asked) answers.push(await timed(() => ask(question)));
  const views: number[] = [];
  for (const { client, query } of Array.from({ length: questions }, () => viewBy(count, random)))
    views.push((await timed(() => askMetrics(query, { sources: ofClient(sources, client), store })))[1]);
  const bytesPerRowAfter = engine.size().bytes / rows;
  const years: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) years.push((await timed(() => ask(wholeRange(365))))[1]);

  const hold = (peer: PeerResult, index: number): void => {
    const totals = answers[index]?.[0].totals;
    for (const [column, name] of factMeasures.entries()) {
      if ((totals?.[name] ?? 0) !== peer.total[column])
        throw new Error(
          `question ${index}: ${name} is ${totals?.[name]} here and ${peer.total[column]} there`,
        );
    }
  };
  const ofPeer = async () => {
    const [peer, start] = await timed(() => crossfilterPeer(engine, sources));
    const changes: number[] = [];
    for (const [index, question] of asked.entries()) {
      const [answer, time] = await timed(() => peer.ask(question));
      hold(answer, index);
      changes.push(time);
    }
    return { start, changes };
  };
  return {
    rows,
    bytesPerRow: bytes / rows,
    firstOfClient,
    firstOfAll,
    changes: answers.map(([, time]) => time),
    views,
    bytesPerRowAfter,
    years,
    peer: withPeer ? await ofPeer() : null,
  };
};
