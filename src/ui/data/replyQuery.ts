/** Builds the query key and the fetch function of an endpoint. */
import type { QueryOf, ReplyOf } from '#domain/contract/endpoints.ts';
import type { QueryName } from '#domain/contract/queryInvalidation.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { everything, wholeList } from './wholeList.ts';

const limitOf = (query: object | undefined): unknown => (query && 'limit' in query ? query.limit : undefined);

/** Options for TanStack Query; the key is endpoint and query. A `limit` of `everything` reads the whole list. */
export const replyQuery = <Name extends QueryName>(api: ApiClient, name: Name, query?: QueryOf<Name>) => ({
  // An app's readings are its own: they may be refused to it alone.
  queryKey: api.app === undefined ? [name, query ?? null] : [name, query ?? null, api.app],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReplyOf<Name>> => {
    const read = (asked: object | undefined) =>
      api.call<QueryName>(name, { query: asked, signal } as never) as Promise<ReplyOf<Name>>;
    return limitOf(query) === everything
      ? wholeList((from) => read({ ...Object(query), ...from }))
      : read(query);
  },
});
