/** Asks for what a page will show before the page is there to ask, as far as it is certain that the answer is not a 403. */
import { mayOpen } from '#domain/access/protectedPages.ts';
import { type Role, roles } from '#domain/access/role.ts';
import type { PageRoute } from './pageRoute.ts';
import { type Reading, replyQuery } from './replyQuery.ts';
import type { AppServices } from './services.ts';

/** The look of the workspace, in which all pages of its people appear. */
const ofEveryPage: readonly Reading[] = [['readWhiteLabel']];

/** A role of null is not known yet: only what all may open is asked for. Resolves when the answers are there; never rejects. */
export const readAhead = async (
  { serverState, api }: Pick<AppServices, 'serverState' | 'api'>,
  { guard, reads = [] }: PageRoute,
  role: Role | null,
): Promise<void> => {
  const readers = role === null ? roles : [role];
  const isOpen = guard === undefined || readers.every((reader) => mayOpen(reader, guard));
  const asked = [...(isOpen ? reads : []), ...ofEveryPage];
  await Promise.all(asked.map(([name, query]) => serverState.prefetchQuery(replyQuery(api, name, query))));
};
