/** What signed-in pages began with when they were last open, kept in the browser: the next visit shows that until the backend has answered. */
import type { Person } from '#machines/auth/authContext.ts';
import { createSessionStore, sessionKey } from '#machines/auth/sessionStorage.ts';
import type { BrowserStore } from './browserStore.ts';
import { bothMarks } from './erasureMarks.ts';

/** A reply, under the key of its query. */
export type KeptReply = readonly [key: readonly unknown[], reply: unknown];

/** JSON of `KeptReply[]`, by the address of the page, below the base and with its query: a start reads that of one page alone. */
export type KeptPages = Readonly<Record<string, string>>;

type Kept = { readonly person: Person; readonly pages: KeptPages };

export type KeptVisit = { readonly person: Person; readonly replies: readonly KeptReply[] };

export type KeptVisits = {
  /** Whether the page that was opened begins with something. The storages are read at the first question. */
  hasFirst(): boolean;
  /** What it begins with; null without anything. Handed over once, and not held after that. */
  takeFirst(): KeptVisit | null;
  /** What is kept for this person by this build; null without any, and once the session is over. */
  load(userId: string): Kept | null;
  save(kept: Kept): void;
  forget(): void;
};

type Parts = {
  readonly storages: { readonly local: BrowserStore; readonly session: BrowserStore };
  /** Of the page that was opened. */
  readonly address: string;
  /** Another build may give other replies. */
  readonly build: string;
  /** Milliseconds. */
  readonly now: () => number;
};

export const visitsKey = 'agencylens.visits';

export const createKeptVisits = ({ storages, address, build, now }: Parts): KeptVisits => {
  const { local, session } = storages;
  /** Where the session is: what ends with the tab does so for its replies too. */
  const store = (): BrowserStore => (session.getItem(sessionKey) === null ? local : session);

  /** What this page shows was read after these marks: what another tab has set since is not known to be forgotten here. */
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
