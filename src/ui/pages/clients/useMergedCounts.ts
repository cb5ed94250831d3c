/** Counts a client's items that a merge would move, from the data of its tabs. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { isConnected } from '#domain/metrics/freshnessStates.ts';
import { useMetrics } from '../../data/useMetrics.ts';
import { useReply } from '../../data/useReply.ts';
import { useDefaultQuery } from '../../parts/view/useDefaultQuery.ts';
import type { MergedCounts } from './mergeWords.ts';

type Reading = { readonly counts: MergedCounts | null; readonly error: unknown; retry: () => void };

export const useMergedCounts = (stays: ClientItem, merged: ClientItem): Reading => {
  const record = useReply('readClientRecord', { client: merged.id });
  const own = useReply('listGoals', { client: merged.id });
  const others = useReply('listGoals', { client: stays.id });
  const metrics = useMetrics(useDefaultQuery(merged.id).query);
  const readings = [record, own, others, metrics];
  const retry = () => {
    for (const reading of readings) reading.refetch();
  };
  const error = readings.find((reading) => reading.error !== null)?.error ?? null;
  if (!record.data || !own.data || !others.data || !metrics.data) return { counts: null, error, retry };
  const taken = new Set(others.data.items.map(({ figure }) => figure));
  const doubleGoals = own.data.items.filter(({ figure }) => taken.has(figure)).length;
  const { freshness } = metrics.data;
  const accounts = freshness.filter(({ source }) => source !== `sample-${merged.id}`);
  const endedSources = accounts.filter(({ state }) => !isConnected(state)).length;
  return {
    counts: {
      sources: accounts.length - endedSources,
      endedSources,
      contacts: record.data.contacts.length,
      notes: record.data.notes.length,
      tasks: record.data.tasks.length,
      people: record.data.people.length,
      goals: own.data.items.length - doubleGoals,
      doubleGoals,
      isSample: accounts.length < freshness.length,
    },
    error,
    retry,
  };
};
