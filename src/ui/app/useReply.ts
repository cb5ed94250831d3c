/** Server state on the page: the reply of a reading endpoint, kept by endpoint and query, renewed by the log's own feed. */
import { useQuery } from '@tanstack/react-query';
import type { QueryOf, ReplyOf } from '#domain/contract/endpoints.ts';
import type { CallName } from '#machines/api/apiClient.ts';
import { useServices } from './servicesContext.ts';

type ReadingName = Extract<CallName, `read${string}` | `list${string}`>;

/** The reply once it is here; an old one stays while a new one is fetched. */
export const useReply = <Name extends ReadingName>(name: Name, query?: QueryOf<Name>) => {
  const { api } = useServices();
  return useQuery({
    queryKey: [name, query ?? null],
    queryFn: ({ signal }): Promise<ReplyOf<Name>> =>
      api.call<ReadingName>(name, { query, signal } as never) as Promise<ReplyOf<Name>>,
  });
};
