/** Takes the mark of a returning visitor away, which the head's script set so that nothing for strangers flashes up. */
import { isChecking } from '#machines/auth/auth.ts';
import type { AuthSnapshot } from '#machines/auth/authFollower.ts';
import { afterPaint } from '#world/afterPaint.ts';

type Auth = { subscribe(hear: (snapshot: AuthSnapshot) => void): { unsubscribe(): void } };

type Marked = { readonly dataset: { returning?: string | undefined } };

/**
 * Once it is known who is there. Where someone is signed in the mark stays until the shell around their pages is drawn: a public
 * page does not come with it, and would be that of a stranger meanwhile. Code that does not come keeps no mark. Resolves then.
 */
export const unmarkReturning = (
  auth: Auth,
  { dataset }: Marked,
  loadShell: () => Promise<unknown>,
): Promise<void> => {
  const { promise: unmarked, resolve } = Promise.withResolvers<void>();
  const unmark = () => {
    delete dataset.returning;
    resolve();
  };
  const subscription = auth.subscribe((snapshot) => {
    if (isChecking(snapshot)) return;
    subscription.unsubscribe();
    if (!snapshot.matches('signedIn')) unmark();
    else void loadShell().then(() => afterPaint(unmark), unmark);
  });
  return unmarked;
};
