/** The reply of a reading endpoint to a question that changes on the page: a former answer stays while the next is on its way. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryOf, ReplyOf } from '#domain/contract/endpoints.ts';
import type { QueryName } from '#domain/contract/queryInvalidation.ts';
import { useServices } from '../services/servicesContext.ts';
import { replyQuery } from './replyQuery.ts';

export type StaleReply<Name extends QueryName> = {
  readonly data: ReplyOf<Name> | undefined;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is taken anew with each reply.
  const readAt = useMemo(() => world.clock.now(), [data, world]);
  return useMemo(
    () => ({ data, error, isFormer: isPlaceholderData, readAt, refetch }),
    [data, error, isPlaceholderData, readAt, refetch],
  );
};
