/** Server state on the page: the reply of a reading endpoint, kept by endpoint and query, renewed by the log's own feed. */
import { useQuery } from '@tanstack/react-query';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import { type ReadingName, replyQuery } from './replyQuery.ts';
import { useServices } from './servicesContext.ts';

/** The reply once it is here; an old one stays while a new one is fetched. */
export const useReply = <Name extends ReadingName>(name: Name, query?: QueryOf<Name>) =>
  useQuery(replyQuery(useServices().api, name, query));
