/** Stores the browser's session entry: the user's id and the session's token (rulings D14 and D16). */
import { tryStorage } from '../tryStorage.ts';

export const sessionKey = 'agencylens.session';

export type StoredSession = {
  readonly userId: string;
  readonly token: string;
  readonly role?: string;
};

export type SessionStore = {
  /** Reads the entry again. An unreadable or malformed entry counts as none. */
  load(): StoredSession | null;
  /** Replaces the entry: with `remember` it survives the browser, otherwise it ends with the tab. */
  save(entry: StoredSession, remember: boolean): void;
  learnRole(role: string): void;
  clear(): void;
  /** Stores the entry for viewing a client's portal; the own entry remains, and this one ends with the tab. */
  enterView(entry: StoredSession): void;
  leaveView(): boolean;
  token(): string | null;
  /** Calls `listener` when another tab has changed this tab's entry, with whether one still exists. Returns the unsubscribe function. */
  watch(target: StorageEvents, listener: (stored: boolean) => void): () => void;
};

export type StorageEvents = {
  addEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
};

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

/** Creates a store over both storages of a page. When both are blocked, the session lives in memory until the page closes. */
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
