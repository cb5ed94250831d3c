/** Resolves the clients of a live visits query, and refuses those that the caller may not see. */
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import { usualZone } from '#domain/clients/clientZone.ts';
import type { QuietReason } from '#domain/contract/realtimeSchemas.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { Client } from '#events/clients/client.ts';
import { isActive, isAtWork } from '#events/clients/clientsFold.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { Caller } from '../http/context.ts';
import { clientsFor } from '../metrics/metricScope.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';

export type VisitAsk = {
  readonly answers: ScopedAnswers;
  readonly caller: Caller;
  readonly client: string | undefined;
  readonly now: number;
};

export type VisitSource = {
  readonly source: MetricSource;
  readonly client: Pick<Client, 'id' | 'name' | 'domain' | 'industry'>;
  readonly zone: string;
};

export type VisitScope = { readonly sources: readonly VisitSource[]; readonly quiet: QuietReason | null };

const quietOf = (meant: readonly Client[], sources: readonly VisitSource[]): QuietReason | null => {
  if (meant.length === 0) return 'noClients';
  if (!meant.some(isActive)) return 'archived';
  if (!meant.some(isAtWork)) return 'paused';
  if (sources.length === 0) return 'noSources';
  return sources.every(({ source: { state } }) => state !== 'active') ? 'silent' : null;
};

/**
 * The connected sources of active clients; paused and archived clients have no visits. Throws a
 * `RefusalError` `roleForbidden` for a client the caller may not see.
 */
export const visitScope = ({ answers, caller, client: asked, now }: VisitAsk): VisitScope => {
  const { workspaceId } = caller;
  const known = answers.clientDirectory.byWorkspace[workspaceId] ?? {};
  const all = metricSourcesOf(answers, workspaceId, epochDayAt(now));
  const meant = [...clientsFor({ answers, caller, sources: all }, asked).keys()].flatMap(
    (id) => known[id] ?? [],
  );
  const atWork = new Map(meant.filter(isAtWork).map((client) => [client.id, client]));
  const sources = all.flatMap((source): VisitSource[] => {
    const client = atWork.get(source.clientId);
    if (!client || source.to !== null) return [];
    return [{ source, client, zone: client.timeZone ?? usualZone }];
  });
  return { sources, quiet: quietOf(meant, sources) };
};
