/** Prefetches a page's queries if the role is certain to be allowed. */
import { mayOpen } from '#domain/access/protectedPages.ts';
import { type Role, roles } from '#domain/access/role.ts';
import type { AppServices } from '../services/appServices.ts';
import type { PageRoute } from '../services/pageRoute.ts';
import type { Reading } from '../services/reading.ts';
import { replyQuery } from './replyQuery.ts';

/** The white label of the workspace applies to all pages. */
const ofEveryPage: readonly Reading[] = [['readWhiteLabel']];

type Asking = Pick<AppServices, 'serverState' | 'api'>;

/** Fetches missing replies. Resolves once each query has data, even stale data; never rejects. */
export const prefetch = async ({ serverState, api }: Asking, reads: readonly Reading[]): Promise<void> => {
  const ask = ([name, query]: Reading): Promise<void> | undefined => {
    const asked = replyQuery(api, name, query);
    const answered = serverState.prefetchQuery(asked);
    return serverState.getQueryData(asked.queryKey) === undefined ? answered : undefined;
  };
  await Promise.all(reads.map(ask));
};

/** `null`: the role is unknown, so only queries open to all roles are fetched. Resolves after the replies; never rejects. */
export const readAhead = async (
  asking: Asking,
  { guard, reads = [] }: PageRoute,
  role: Role | null,
): Promise<void> => {
  const readers = role === null ? roles : [role];
  const isOpen = guard === undefined || readers.every((reader) => mayOpen(reader, guard));
  await prefetch(asking, [...(isOpen ? reads : []), ...ofEveryPage]);
};
