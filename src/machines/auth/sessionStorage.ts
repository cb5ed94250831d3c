/** Where the browser keeps who is signed in: one entry with the user's id and the session's token (rulings D14 and D16). */
import { tryStorage } from '../tryStorage.ts';

/** The entry's key in both storages. */
export const sessionKey = 'agencylens.session';

export type StoredSession = {
  readonly userId: string;
  readonly token: string;
  /** The person's role when it was last known: a guess, by which a page is made ready before the session is confirmed. */
  readonly role?: string;
};

export type SessionStore = {
  /** Reads the entry anew. One that is unreadable or of another shape counts as none. */
  load(): StoredSession | null;
  /** Keeps the entry instead of any other: `remember` survives the browser, otherwise it ends with the tab. */
  save(entry: StoredSession, remember: boolean): void;
  /** Notes the role in the entry that is in use. */
  learnRole(role: string): void;
  /** Forgets the entry everywhere. */
  clear(): void;
  /** Keeps the entry of a look at a client's portal before the own one, which stays; ends with the tab. */
  enterView(entry: StoredSession): void;
  /** Brings the own entry back; false when no portal was looked at. */
  leaveView(): boolean;
  /** The token as last loaded or saved, for the API client. */
  token(): string | null;
  /**
   * Calls `listener` when another tab has changed the entry that this tab uses, with whether there still is one.
   * Returns the function that stops it.
   */
  watch(target: StorageEvents, listener: (stored: boolean) => void): () => void;
};

/** `window`, as far as the store needs it. */
export type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
};

/** `key` is null when everything was cleared. */
export type StorageChange = { readonly key: string | null };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const parse = (text: string | null): StoredSession | null => {
  if (text === null) {
    return null;
  }
  try {
    const entry: unknown = JSON.parse(text);
    const { userId, token, role } = Object(entry) as Partial<Record<string, unknown>>;
    if (!isText(userId) || !isText(token)) return null;
    return isText(role) ? { userId, token, role } : { userId, token };
  } catch {
    return null;
  }
};

/** A store over the two storages of a page. Where both are forbidden, the session lasts as long as the page, which holds it in memory. */
export const createSessionStore = ({ local, session }: { local: Store; session: Store }): SessionStore => {
  let current: StoredSession | null = null;

  const read = (store: Store): StoredSession | null =>
    tryStorage(() => parse(store.getItem(sessionKey)), null);

  const remove = () => {
    for (const store of [local, session]) {
      tryStorage(() => store.removeItem(sessionKey), undefined);
    }
  };

  const changed = (listener: (stored: boolean) => void) => {
    const before = current?.token;
    if (read(session) !== null) {
      return;
    }
    current = read(local);
    if (current?.token !== before) {
      listener(current !== null);
    }
  };

  /** What this tab kept before a look at a portal; undefined when there is none. */
  const ownBehind = (): string | null | undefined =>
    tryStorage(() => JSON.parse(session.getItem(sessionKey) ?? 'null')?.own, undefined);

  return {
    load: () => {
      current = read(session) ?? read(local);
      return current;
    },
    save: (entry, remember) => {
      remove();
      current = entry;
      tryStorage(() => (remember ? local : session).setItem(sessionKey, JSON.stringify(entry)), undefined);
    },
    learnRole: (role) => {
      if (current === null || current.role === role) return;
      const { token } = current;
      const store = [session, local].find((one) => read(one)?.token === token);
      current = { ...current, role };
      tryStorage(() => {
        const entry: unknown = JSON.parse(store?.getItem(sessionKey) ?? 'null');
        store?.setItem(sessionKey, JSON.stringify({ ...Object(entry), role }));
      }, undefined);
    },
    clear: () => {
      remove();
      current = null;
    },
    enterView: (entry) => {
      tryStorage(() => {
        const own = session.getItem(sessionKey);
        session.setItem(sessionKey, JSON.stringify({ ...entry, own }));
      }, undefined);
      current = entry;
    },
    leaveView: () => {
      const own = ownBehind();
      if (own === undefined) return false;
      tryStorage(
        () => (own === null ? session.removeItem(sessionKey) : session.setItem(sessionKey, own)),
        undefined,
      );
      current = read(session) ?? read(local);
      return true;
    },
    token: () => current?.token ?? null,
    watch: (target, listener) => {
      const hear = ({ key }: StorageChange) => {
        if (key === sessionKey || key === null) {
          changed(listener);
        }
      };
      target.addEventListener('storage', hear);
      return () => target.removeEventListener('storage', hear);
    },
  };
};
