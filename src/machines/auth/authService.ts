/** Provides the effects of the auth machine: backend calls and the browser's session entry. */

import { fromCallback, fromPromise } from 'xstate';
import type { NewAccount } from '#domain/accounts/signUpRules.ts';
import type { Profile } from '#domain/contract/authSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { ApiClient, Versioned } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import type { AuthEvent, Credentials, Found, Person, ProfileUpdate } from './authContext.ts';
import type { SessionStore, StorageEvents } from './sessionStorage.ts';

export type AuthServiceParts = {
  readonly api: ApiClient;
  readonly store: SessionStore;
  readonly storageEvents: StorageEvents | null;
  readonly reloadToHome: () => Promise<void>;
  /** The person from the last visit, used before the backend confirms; null or omitted: ask the backend first. */
  readonly storedPerson?: Person | null;
  /** Prefetches the page of the person before the sign-in is announced; must resolve soon. Defaults to nothing. */
  readonly prepare?: (person: Person) => Promise<void>;
};

const isUnknownPerson = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 401 || error.status === 404);

/** The person of the stored session, or null when it must be discarded. Throws when the backend did not answer. */
const restore = async ({ api, store }: AuthServiceParts, signal: AbortSignal): Promise<Found | null> => {
  const stored = store.load();
  if (stored === null) {
    return null;
  }
  try {
    const found = await api.callVersioned('readSession', { signal });
    return found.user.id === stored.userId ? found : null;
  } catch (error) {
    if (isUnknownPerson(error)) {
      return null;
    }
    throw error;
  }
};

const foundAgain = (person: Person, token: string): Found => ({
  ...person,
  session: { ...person.session, token },
});

export const authService = (parts: AuthServiceParts) => {
  const { api, store, storageEvents, reloadToHome, prepare } = parts;
  let kept = parts.storedPerson ?? null;
  let isOnlyStored = false;

  const findStored = (): Found | null => {
    const stored = store.load();
    const person = kept;
    kept = null;
    isOnlyStored = stored !== null && person?.user.id === stored.userId;
    return isOnlyStored && person && stored ? foundAgain(person, stored.token) : null;
  };

  const readPerson = (signal: AbortSignal): Promise<Found> => {
    isOnlyStored = false;
    return api.callVersioned('readSession', { signal });
  };

  const keep = (found: Found, remember: boolean): Found => {
    store.save({ userId: found.user.id, token: found.session.token }, remember);
    return found;
  };

  return {
    actors: {
      restoreSession: fromPromise<Found | null>(async ({ signal }) => findStored() ?? restore(parts, signal)),
      signIn: fromPromise<Found, Credentials>(async ({ input, signal }) => {
        const { email, password, remember, oneTimeCode: code } = input;
        const body = { email, password, ...definedOnly({ code }) };
        return keep(await api.callVersioned('signIn', { body, signal }), remember);
      }),
      /** The registration form has no "Remember me"; it counts as ticked, as it does by default (ruling D14). */
      signUp: fromPromise<Found, NewAccount>(async ({ input, signal }) => {
        const { email, password, firstName, lastName, company, invitation } = input;
        const profile = { firstName, lastName, company };
        const body = { email, password, profile, ...definedOnly({ invitation }) };
        return keep(await api.callVersioned('signUp', { body, signal }), true);
      }),
      prepare: fromPromise<void, Person | null>(async ({ input }) => {
        if (input !== null) await prepare?.(input);
      }),
      updateProfile: fromPromise<Versioned<{ profile: Profile }>, ProfileUpdate>(({ input, signal }) => {
        const { changes: body, etag } = input;
        const version = definedOnly({ ifMatch: etag });
        return api.callVersioned('updateProfile', { body, signal, ...version });
      }),
      readPerson: fromPromise<Found>(({ signal }) => readPerson(signal)),
      /** The entry is cleared first, so that other tabs that meet the ended session can see why. */
      endSession: fromPromise<void>(async ({ signal }) => {
        const token = store.token();
        store.clear();
        await api.call('signOut', { signal, token });
      }),
      reloadToHome: fromPromise<void>(reloadToHome),
      watchSession: fromCallback<AuthEvent>(({ sendBack }) =>
        storageEvents === null
          ? undefined
          : store.watch(storageEvents, (stored) => sendBack({ type: 'session.changed', stored })),
      ),
    },
    actions: { discardSession: store.clear },
    guards: { isOnlyKept: () => isOnlyStored, isForgotten: () => store.load() === null },
  };
};
