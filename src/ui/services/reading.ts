/** One reading of a page: an endpoint, and its query if it has one. */
import type { QueryOf } from '#domain/contract/endpoints.ts';
import type { QueryName } from '#domain/contract/queryInvalidation.ts';

export type Reading = {
  readonly [Name in QueryName]: readonly [name: Name, query?: QueryOf<Name>];
}[QueryName];
