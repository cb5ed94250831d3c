/** Asks for what a page will show before the page is there to ask, as far as it is certain that the reply is not a 403. */
import { mayOpen } from '#domain/access/protectedPages.ts';
import { type Role, roles } from '#domain/access/role.ts';
import type { AppServices } from '../services/appServices.ts';
import type { PageRoute } from '../services/pageRoute.ts';
import type { Reading } from '../services/reading.ts';
import { replyQuery } from './replyQuery.ts';

/** The look of the workspace, in which all pages of its people appear. */
const ofEveryPage: readonly Reading[] = [['readWhiteLabel']];

type Asking = Pick<AppServices, 'serverState' | 'api'>;

/** Asks unless the replies are there. Resolves when something is there to show for each, if only what was kept; never rejects. */
export const prefetch = async ({ serverState, api }: Asking, reads: readonly Reading[]): Promise<void> => {
  const ask = ([name, query]: Reading): Promise<void> | undefined => {
    const asked = replyQuery(api, name, query);
    const answered = serverState.prefetchQuery(asked);
    return serverState.getQueryData(asked.queryKey) === undefined ? answered : undefined;
  };
  await Promise.all(reads.map(ask));
};

/** A role of null is not known yet: only what all may open is asked for. Resolves when the replies are there; never rejects. */
export const readAhead = async (
  asking: Asking,
  { guard, reads = [] }: PageRoute,
  role: Role | null,
): Promise<void> => {
  const readers = role === null ? roles : [role];
  const isOpen = guard === undefined || readers.every((reader) => mayOpen(reader, guard));
  await prefetch(asking, [...(isOpen ? reads : []), ...ofEveryPage]);
};
