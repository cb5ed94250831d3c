/** Tests the mark of a returning visitor on a page and its removal. */
import { describe, expect, test } from 'vitest';
import type { AuthSnapshot } from '#machines/auth/auth.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { unmarkReturning } from '#ui/boot/unmarkReturning.ts';
import { settle } from '#world/settle.ts';

type State = 'restoring' | 'restoringFailed' | 'preparing' | 'signedIn' | 'signedOut';

const context = {
  user: null,
  profile: null,
  membership: null,
  session: null,
  etag: null,
  arriving: null,
  problem: null,
};

const snapshotIn = (value: State): AuthSnapshot => authMachine.resolveState({ value, context });

const markedPage = (loadShell: () => Promise<unknown>) => {
  const page: { dataset: { returning?: string } } = { dataset: { returning: '' } };
  const listeners = new Set<(snapshot: AuthSnapshot) => void>();
  const auth = {
    subscribe: (hear: (snapshot: AuthSnapshot) => void) => {
      listeners.add(hear);
      return { unsubscribe: () => void listeners.delete(hear) };
    },
  };
  unmarkReturning(auth, page, loadShell);
  return {
    isMarked: () => 'returning' in page.dataset,
    tell: async (state: State) => {
      for (const hear of [...listeners]) hear(snapshotIn(state));
      await settle();
    },
  };
};

const comes = () => Promise.resolve();

describe('the mark of a returning visitor', () => {
  test('stays while it is found out who is there, and until the shell of who is signed in has come', async () => {
    const shell = Promise.withResolvers<void>();
    const { isMarked, tell } = markedPage(() => shell.promise);
    const marks = [];
    for (const state of ['restoring', 'preparing', 'signedIn'] as const) {
      await tell(state);
      marks.push(isMarked());
    }
    shell.resolve();
    await settle();
    expect([...marks, isMarked()]).toEqual([true, true, true, false]);
  });

  test.each(['signedOut', 'restoringFailed'] as const)(
    'goes at once when the session is %s',
    async (state) => {
      const { isMarked, tell } = markedPage(comes);
      await tell(state);
      expect(isMarked()).toBe(false);
    },
  );

  test('goes where the code of the shell does not come', async () => {
    const { isMarked, tell } = markedPage(() => Promise.reject(new Error('no network')));
    await tell('signedIn');
    expect(isMarked()).toBe(false);
  });
});
