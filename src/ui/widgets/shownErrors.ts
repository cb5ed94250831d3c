/** Tracks which query errors are shown in place, so that the page reports only the others. */
import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext, useLayoutEffect } from 'react';

type ShownErrors = {
  readonly has: (error: unknown) => boolean;
  readonly show: (error: unknown) => () => void;
  readonly subscribe: (hear: () => void) => () => void;
};

const createShownErrors = (): ShownErrors => {
  const places = new Map<unknown, number>();
  const hearers = new Set<() => void>();
  const change = (error: unknown, by: number): void => {
    const count = (places.get(error) ?? 0) + by;
    if (count === 0) places.delete(error);
    else places.set(error, count);
    for (const hear of hearers) hear();
  };
  return {
    has: (error) => places.has(error),
    show: (error) => {
      change(error, 1);
      return () => change(error, -1);
    },
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
};

/** By app, because a stage has several. */
const known = new WeakMap<QueryClient, ShownErrors>();

export const shownErrorsOf = (client: QueryClient): ShownErrors => {
  const shown = known.get(client) ?? createShownErrors();
  known.set(client, shown);
  return shown;
};

export const useShownError = (error: unknown): void => {
  const client = useContext(QueryClientContext);
  // Before paint, or the page's own note would flash up.
  useLayoutEffect(() => (client && error ? shownErrorsOf(client).show(error) : undefined), [client, error]);
};
