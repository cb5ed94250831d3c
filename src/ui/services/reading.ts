/** Types a query of a page: an endpoint with its parameters. */
import type { QueryOf } from '#domain/contract/endpoints.ts';
import type { QueryName } from '#domain/contract/queryInvalidation.ts';

export type Reading = {
  readonly [Name in QueryName]: readonly [name: Name, query?: QueryOf<Name>];
}[QueryName];
