/** Removes the mark of a returning visitor, which the head's script set to hide content for strangers. */
import { type AuthSnapshot, isChecking } from '#machines/auth/auth.ts';
import { afterPaint } from '#world/afterPaint.ts';

type Auth = { subscribe(hear: (snapshot: AuthSnapshot) => void): { unsubscribe(): void } };

type Marked = { readonly dataset: { returning?: string | undefined } };

/**
 * For a signed-in person the mark stays until the shell is rendered, as a public page would look like a
 * stranger's. A failed load removes the mark too. Resolves then.
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
