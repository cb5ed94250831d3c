/** How the reply of a reading endpoint is fetched and under which key it is kept. */
import type { QueryOf, ReplyOf } from '#domain/contract/endpoints.ts';
import type { ReadingName } from '#domain/contract/renewals.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';

/** One reading: an endpoint, and its query if it has one. */
export type Reading = {
  readonly [Name in ReadingName]: readonly [name: Name, query?: QueryOf<Name>];
}[ReadingName];

/** What TanStack Query needs to know; the key is the endpoint and its query. */
export const replyQuery = <Name extends ReadingName>(api: ApiClient, name: Name, query?: QueryOf<Name>) => ({
  queryKey: [name, query ?? null],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReplyOf<Name>> =>
    api.call<ReadingName>(name, { query, signal } as never) as Promise<ReplyOf<Name>>,
});
