/** Shares the navigation and the emptiness check of the bars of the past. */
import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { type AsOf, asOfParameter } from '#domain/pastView.ts';
import type { AppServices } from '../../services/appServices.ts';

/** The banner gets its dependencies as props, so that its chunk splits no module that every page loads. */
export type TimeTravelBannerProps = {
  readonly asOf: AsOf | null;
  readonly services: AppServices;
  readonly navigate: NavigateFunction;
};

const workspaceKey = ['readWorkspace', null];
const workspaceHash = hashKey(workspaceKey);

export const useIsTooEarly = ({ serverState }: AppServices): boolean => {
  const cache = serverState.getQueryCache();
  return useSyncExternalStore(
    (listener) =>
      cache.subscribe(({ query }) => {
        if (query.queryHash === workspaceHash) listener();
      }),
    () => Object(serverState.getQueryState(workspaceKey)?.error).problem?.code === 'notFound',
  );
};

const searchWith = (asOf: AsOf): string => {
  const query = new URLSearchParams(location.search);
  query.set(asOfParameter, String(asOf));
  return `?${query}`;
};

export const goIn = (navigate: NavigateFunction) => (to: AsOf) =>
  navigate({ search: searchWith(to) }, { replace: true, preventScrollReset: true });
