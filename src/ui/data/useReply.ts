/** Server state on the page: the reply of a reading endpoint, kept by endpoint and query, renewed by the log's own feed. */
import { useQuery } from '@tanstack/react-query';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import type { QueryName } from '#domain/contract/queryInvalidation.ts';
import { useServices } from '../services/servicesContext.ts';
import { replyQuery } from './replyQuery.ts';

/** The reply once it is here; an old one stays while a new one is fetched. Not asked for where it is not wanted. */
export const useReply = <Name extends QueryName>(name: Name, query?: QueryOf<Name>, isWanted = true) =>
  useQuery({ ...replyQuery(useServices().api, name, query), enabled: isWanted });
