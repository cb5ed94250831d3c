/** Asks for what a page will show before the page is there to ask, as soon as it is certain that the answer is not a 403. */
import { mayOpen, type ProtectedPageName } from '#domain/access/protectedPages.ts';
import { roles } from '#domain/access/role.ts';
import { authStatusOf } from '#machines/auth/auth.ts';
import type { AuthStatus } from '#machines/authStatus.ts';
import type { PageRoute } from './pageRoute.ts';
import { replyQuery } from './replyQuery.ts';
import type { AppServices } from './services.ts';

/** Null while it depends on a role that is not known yet. */
const mayRead = (page: ProtectedPageName | undefined, auth: AuthStatus): boolean | null => {
  if (page === undefined || roles.every((role) => mayOpen(role, page))) return true;
  if (auth.state === 'checking') return null;
  return auth.state === 'signedIn' && mayOpen(auth.role, page);
};

/** At once where every role may open the page; else once it is known who is there, and only if they may. */
export const readAhead = (
  { serverState, api, actors: { auth } }: Pick<AppServices, 'serverState' | 'api' | 'actors'>,
  { guard, reads = [] }: PageRoute,
): void => {
  const verdict = () => mayRead(guard, authStatusOf(auth.getSnapshot()));
  const ask = () => {
    for (const [name, query] of reads) void serverState.prefetchQuery(replyQuery(api, name, query));
  };
  const first = verdict();
  if (first === true) ask();
  if (first !== null || reads.length === 0) return;
  const waiting = auth.subscribe(() => {
    const known = verdict();
    if (known === null) return;
    waiting.unsubscribe();
    if (known) ask();
  });
};
