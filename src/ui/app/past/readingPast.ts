/** What the bars of the past share: where they go, and whether there was anything to read then. */
import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { type AsOf, asOfParameter } from '#domain/pastView.ts';
import type { AppServices } from '../../services/appServices.ts';

/** The banner gets everything of the app passed in, so that its code is a file of its own and splits none that every page loads. */
export type TimeTravelBannerProps = {
  readonly asOf: AsOf | null;
  readonly services: AppServices;
  readonly navigate: NavigateFunction;
};

const workspaceKey = ['readWorkspace', null];
const workspaceHash = hashKey(workspaceKey);

/** Whether the page has asked for a workspace that did not exist then. */
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

/** The address's own query at another time; an empty one is now. */
const searchWith = (asOf: AsOf): string => {
  const query = new URLSearchParams(location.search);
  query.set(asOfParameter, String(asOf));
  return `?${query}`;
};

/** Shows the same page at another time. */
export const goIn = (navigate: NavigateFunction) => (to: AsOf) =>
  navigate({ search: searchWith(to) }, { replace: true, preventScrollReset: true });
