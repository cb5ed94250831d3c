/** Remembers the campaigns and sources of a view that the API refused as unknown. */
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { View } from '#domain/metrics/view.ts';
import { useAuth } from '../../services/useAuth.ts';

type Asked = { readonly queryKey: readonly unknown[]; readonly state: { readonly error: unknown } };

/**
 * Lives in the query cache, because a refused query is evicted without observers and would be repeated. This
 * key is cleared and invalidated with the person's other queries.
 */
const key = ['readMetrics', { refused: true }];

const hash = hashKey(key);

const nothing: readonly string[] = [];

const kept = (serverState: QueryClient): readonly string[] => {
  const state = serverState.getQueryCache().get<readonly string[]>(hash)?.state;
  return (state?.isInvalidated === false && state.data) || nothing;
};

type Of = { readonly client: string; readonly asOf: string };

/** An id may be unknown for one client or moment and known for another. */
const scopeOf = ({ client, asOf }: Of): string => `${client} ${asOf} `;

const keep = (serverState: QueryClient, { queryKey: [, query], state: { error } }: Asked): void => {
  const { unknown } = Object(Object(error).problem);
  if (!Array.isArray(unknown)) return;
  const { client_id: ofReport = '', client = ofReport, as_of: asOf = '' } = Object(query);
  const before = kept(serverState);
  const found = unknown.map((one) => `${scopeOf({ client, asOf })}${one}`);
  const added = found.filter((one) => !before.includes(one));
  if (added.length === 0) return;
  serverState.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  serverState.setQueryData(key, [...before, ...added]);
};

const storeOf = (serverState: QueryClient) => ({
  read: () => kept(serverState),
  subscribe: (listener: () => void) =>
    serverState.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') keep(serverState, event.query);
      if (event.query.queryHash === hash) listener();
    }),
});

/** Such as `campaign:c-1`. People of a client have one key, with or without the client in the address. */
export const useRefusedFilters = ({ client, asOf }: Pick<View, 'client' | 'asOf'>): ReadonlySet<string> => {
  const serverState = useQueryClient();
  const own = useAuth().membership?.client?.id;
  const { read, subscribe } = useMemo(() => storeOf(serverState), [serverState]);
  const all = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => {
    const clients = client !== null ? [client] : own === undefined ? [''] : ['', own];
    const scopes = clients.map((one) => scopeOf({ client: one, asOf: String(asOf ?? '') }));
    const here = all.flatMap((one) => {
      const scope = scopes.find((start) => one.startsWith(start));
      return scope === undefined ? [] : [one.slice(scope.length)];
    });
    return new Set(here);
  }, [all, client, asOf, own]);
};
