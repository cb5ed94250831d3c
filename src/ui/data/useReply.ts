/** Reads an endpoint through TanStack Query; events of the feed invalidate the reply. */
import { useQuery } from '@tanstack/react-query';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import type { QueryName } from '#domain/contract/queryInvalidation.ts';
import { useServices } from '../services/servicesContext.ts';
import { replyQuery } from './replyQuery.ts';

/** Stale data stays visible during a refetch. No request without `isWanted`. */
export const useReply = <Name extends QueryName>(name: Name, query?: QueryOf<Name>, isWanted = true) =>
  useQuery({ ...replyQuery(useServices().api, name, query), enabled: isWanted });
