/** Stores the replies of signed-in pages in the browser, for the next visit to start from. */
import type { Person } from '#machines/auth/authContext.ts';
import { createSessionStore, sessionKey } from '#machines/auth/sessionStorage.ts';
import type { BrowserStore } from './browserStore.ts';
import { bothMarks } from './erasureMarks.ts';

export type CachedReply = readonly [key: readonly unknown[], reply: unknown];

/** JSON of `KeptReply[]` by page address below the base with its query, parsed for one page only. */
export type CachedPages = Readonly<Record<string, string>>;

type Cached = { readonly person: Person; readonly pages: CachedPages };

export type CachedVisit = { readonly person: Person; readonly replies: readonly CachedReply[] };

export type VisitCache = {
  /** True if the opened page has stored replies. Reads the storages on the first call. */
  hasFirst(): boolean;
  /** Stored replies of the opened page, or null. Released after the first call. */
  takeFirst(): CachedVisit | null;
  /** Replies of this person from this build; null without any, and after the session's end. */
  load(userId: string): Cached | null;
  save(entry: Cached): void;
  forget(): void;
};

type Parts = {
  readonly storages: { readonly local: BrowserStore; readonly session: BrowserStore };
  readonly address: string;
  /** Replies of another build may have another shape. */
  readonly build: string;
  /** Milliseconds. */
  readonly now: () => number;
};

export const visitsKey = 'agencylens.visits';

export const createVisitCache = ({ storages, address, build, now }: Parts): VisitCache => {
  const { local, session } = storages;
  /** Uses the session's storage, so that replies end with it. */
  const store = (): BrowserStore => (session.getItem(sessionKey) === null ? local : session);

  /** Marks at the time when the page's data was read; a later mark from another tab is not applied here. */
  let marks: string | null = null;
  const ownMarks = (): string => {
    marks ??= bothMarks(local);
    return marks;
  };

  const load = (userId: string | undefined): Cached | null => {
    const own = ownMarks();
    try {
      const entry: Cached & { readonly build: string; readonly marks: string } = JSON.parse(
        store().getItem(visitsKey) ?? '',
      );
      const { user, session } = entry.person;
      const isOfNow = entry.build === build && entry.marks === bothMarks(local) && entry.marks === own;
      return isOfNow && user.id === userId && Date.parse(session.expires_at) > now() ? entry : null;
    } catch {
      return null;
    }
  };

  const findFirst = (): CachedVisit | null => {
    const entry = load(createSessionStore(storages).load()?.userId);
    const text = entry?.pages[address];
    return entry && text !== undefined ? { person: entry.person, replies: JSON.parse(text) } : null;
  };

  let first: CachedVisit | null | undefined;
  const firstOnce = (): CachedVisit | null => {
    if (first === undefined) first = findFirst();
    return first;
  };

  return {
    hasFirst: () => firstOnce() !== null,
    takeFirst: () => {
      const visit = firstOnce();
      first = null;
      return visit;
    },
    load,
    save: (next) => store().setItem(visitsKey, JSON.stringify({ build, marks: ownMarks(), ...next })),
    forget: () => {
      marks = bothMarks(local);
      local.removeItem(visitsKey);
      session.removeItem(visitsKey);
    },
  };
};
