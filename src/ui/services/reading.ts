/** One reading of a page: an endpoint, and its query if it has one. */
import type { QueryOf } from '#domain/contract/endpoints.ts';
import type { ReadingName } from '#domain/contract/renewals.ts';

export type Reading = {
  readonly [Name in ReadingName]: readonly [name: Name, query?: QueryOf<Name>];
}[ReadingName];
