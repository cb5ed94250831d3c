/** Sums a portfolio's metrics, each client in its own time zone, as its board does. */
import type { MetricQuery } from '#domain/contract/metricSchemas.ts';
import { sumWidth } from '#domain/kpi/figureSums.ts';
import { emptyTally, type Tally, totalOf } from '../factStore/tally.ts';
import type { BackendParts } from '../http/context.ts';
import type { MetricContext, MetricScope } from '../metrics/metricScope.ts';
import { type MetricSums, metricSums } from '../metrics/metricSums.ts';
import { zoneScopes } from '../metrics/zoneScopes.ts';

export type ZonedSums = {
  readonly of: (clientId: string) => MetricSums | null;
  readonly total: Tally;
  readonly previous: Tally | null;
  readonly scopes: readonly MetricScope[];
};

const added = (tallies: readonly Tally[]): Tally => {
  const all = emptyTally(1);
  for (const { sums, present } of tallies) {
    all.present[0] = (all.present[0] ?? 0) | (present[0] ?? 0);
    for (let place = 0; place < sumWidth; place += 1)
      all.sums[place] = (all.sums[place] ?? 0) + (sums[place] ?? 0);
  }
  return all;
};

export const zonedSums = async (
  context: MetricContext & Pick<BackendParts, 'metrics'>,
  query: MetricQuery,
  whole: MetricScope,
): Promise<ZonedSums> => {
  const { metrics } = context;
  const parts = await Promise.all(
    zoneScopes(context, query, whole).map(async (part) => ({
      ...part,
      sums: part.scope && (await metricSums(metrics, part.scope)),
    })),
  );
  const known = parts.flatMap(({ sums }) => sums ?? []);
  return {
    of: (clientId) => parts.find(({ ids }) => ids.has(clientId))?.sums ?? null,
    total: added(known.map(({ current }) => totalOf(current.steps))),
    previous:
      whole.compared && added(known.flatMap(({ previous }) => (previous ? [totalOf(previous.steps)] : []))),
    scopes: parts.flatMap(({ scope }) => scope ?? []),
  };
};
