/** Figures on the page: one question to the API, and what it answered; a former answer stays while the next is on its way. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import type { MetricQuery } from '#domain/metrics/metricQueryOf.ts';
import { useServices } from '../services/servicesContext.ts';
import { replyQuery } from './replyQuery.ts';

export type MetricsInUse = {
  readonly data: MetricReply | undefined;
  readonly error: unknown;
  /** Whether what is shown answers the question before. */
  readonly isFormer: boolean;
  /** When what is shown came, in milliseconds. */
  readonly readAt: number;
  readonly refetch: () => Promise<unknown>;
};

type Options = { readonly isWanted?: boolean };

/**
 * The same object as long as nothing of it is new, so that a memoized part is not drawn again.
 * `query` names the client: a part of the page for another client must be another part, or it would show the former one's answer.
 */
export const useMetrics = (query: MetricQuery, { isWanted = true }: Options = {}): MetricsInUse => {
  const { api, world } = useServices();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...replyQuery(api, 'readMetrics', query),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is that of the answer.
  const readAt = useMemo(() => world.clock.now(), [data, world]);
  return useMemo(
    () => ({ data, error, isFormer: isPlaceholderData, readAt, refetch }),
    [data, error, isPlaceholderData, readAt, refetch],
  );
};
