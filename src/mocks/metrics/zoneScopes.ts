/** Splits a query about several clients by time zone, each with its own days. */
import type { MetricQuery } from '#domain/contract/metricSchemas.ts';
import { zoneFor } from '../clients/clientDay.ts';
import { type MetricContext, type MetricScope, scopeInZone } from './metricScope.ts';

/** Clients of one zone; without a scope no part of the range exists in it. */
export type ZoneScope = { readonly ids: ReadonlySet<string>; readonly scope: MetricScope | null };

export const zoneScopes = (
  context: MetricContext,
  query: MetricQuery,
  whole: MetricScope,
): readonly ZoneScope[] => {
  const { answers, caller } = context;
  const { workspaceId } = caller;
  const byZone = Map.groupBy(whole.clients.keys(), (clientId) => zoneFor(answers, { workspaceId, clientId }));
  const isOne = byZone.size === 0 || (byZone.size === 1 && byZone.has(whole.zone));
  if (isOne) return [{ ids: new Set(whole.clients.keys()), scope: whole }];
  return [...byZone].map(([zone, clientIds]) => {
    const ids = new Set(clientIds);
    return { ids, scope: scopeInZone(context, query, { whole, zone, ids }) };
  });
};

export const scopesOf = (
  context: MetricContext,
  query: MetricQuery,
  whole: MetricScope,
): readonly MetricScope[] => zoneScopes(context, query, whole).flatMap(({ scope }) => scope ?? []);
