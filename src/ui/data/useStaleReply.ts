/** Reads an endpoint whose query changes, and keeps the previous reply while the next one loads. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryOf, ReplyOf } from '#domain/contract/endpoints.ts';
import type { QueryName } from '#domain/contract/queryInvalidation.ts';
import { useServices } from '../services/servicesContext.ts';
import { replyQuery } from './replyQuery.ts';

export type StaleReply<Name extends QueryName> = {
  readonly data: ReplyOf<Name> | undefined;
  readonly error: unknown;
  /** The reply belongs to the previous query. */
  readonly isFormer: boolean;
  /** Time of the reply in milliseconds. */
  readonly readAt: number;
  readonly refetch: () => Promise<unknown>;
};

type Options = { readonly isWanted?: boolean };

/** Referentially stable for memoized parts. Render another component for another client, or it would show the previous client's reply. */
export const useStaleReply = <Name extends QueryName>(
  name: Name,
  query: QueryOf<Name>,
  { isWanted = true }: Options = {},
): StaleReply<Name> => {
  const { api, world } = useServices();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...replyQuery(api, name, query),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken again with each reply.
  const readAt = useMemo(() => world.clock.now(), [data, world]);
  return useMemo(
    () => ({ data, error, isFormer: isPlaceholderData, readAt, refetch }),
    [data, error, isPlaceholderData, readAt, refetch],
  );
};
