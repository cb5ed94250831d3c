/** Stores the replies of signed-in pages in the browser, for the next visit to start from. */
import type { Person } from '#machines/auth/authContext.ts';
import { createSessionStore, sessionKey } from '#machines/auth/sessionStorage.ts';
import type { BrowserStore } from './browserStore.ts';
import { bothMarks } from './erasureMarks.ts';

export type KeptReply = readonly [key: readonly unknown[], reply: unknown];

/** JSON of `KeptReply[]` by page address below the base with its query, parsed for one page only. */
export type KeptPages = Readonly<Record<string, string>>;

type Kept = { readonly person: Person; readonly pages: KeptPages };

export type KeptVisit = { readonly person: Person; readonly replies: readonly KeptReply[] };

export type KeptVisits = {
  /** True if the opened page has stored replies. Reads the storages on the first call. */
  hasFirst(): boolean;
  /** Stored replies of the opened page, or null. Released after the first call. */
  takeFirst(): KeptVisit | null;
  /** Replies of this person from this build; null without any, and after the session's end. */
  load(userId: string): Kept | null;
  save(kept: Kept): void;
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

export const createKeptVisits = ({ storages, address, build, now }: Parts): KeptVisits => {
  const { local, session } = storages;
  /** Uses the session's storage, so that replies end with it. */
  const store = (): BrowserStore => (session.getItem(sessionKey) === null ? local : session);

  /** Marks at the time when the page's data was read; a later mark from another tab is not applied here. */
  let marks: string | null = null;
  const ownMarks = (): string => {
    marks ??= bothMarks(local);
    return marks;
  };

  const load = (userId: string | undefined): Kept | null => {
    const own = ownMarks();
    try {
      const kept: Kept & { readonly build: string; readonly marks: string } = JSON.parse(
        store().getItem(visitsKey) ?? '',
      );
      const { user, session } = kept.person;
      const isOfNow = kept.build === build && kept.marks === bothMarks(local) && kept.marks === own;
      return isOfNow && user.id === userId && Date.parse(session.expires_at) > now() ? kept : null;
    } catch {
      return null;
    }
  };

  const findFirst = (): KeptVisit | null => {
    const kept = load(createSessionStore(storages).load()?.userId);
    const text = kept?.pages[address];
    return kept && text !== undefined ? { person: kept.person, replies: JSON.parse(text) } : null;
  };

  let first: KeptVisit | null | undefined;
  const firstOnce = (): KeptVisit | null => {
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
