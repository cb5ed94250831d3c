/** What an erasure and the end of somebody's right take from the page: here at once, in other tabs as soon as they run. */
import type { StorageEvents } from '#machines/auth/sessionStorage.ts';
import type { BrowserStore } from './browserStore.ts';
import { bothMarks, endedKey, erasedKey, markAt, setMark } from './erasureMarks.ts';
import { forgetWords } from './pageStores.ts';

/** Somebody's name and address are gone for good. */
const erasing: readonly string[] = ['MemberErased', 'ClientContactErased'];

/** What somebody was shown before is not theirs to see any more. */
const ending: readonly string[] = [
  'MemberRemoved',
  'MemberSuspended',
  'MemberRoleChanged',
  'WorkspaceOwnerChanged',
  'WorkspaceDeleted',
  'ClientArchived',
  'ClientMerged',
  'ClientDeleted',
  'PasswordChanged',
];

type Told = { readonly type: string; readonly position: number };

export type Forgetting = {
  /** Events that the log has now. `isOwn`: a command of this tab appended them. */
  heard(events: readonly Told[], isOwn: boolean): void;
  /** Calls `forget` with each erasure that this tab hears of; returns the function that ends this. */
  listen(forget: () => void): () => void;
  /** The marks up to which this page has forgotten: what it read is from after them. */
  erasedMark(): string;
};

type Parts = {
  readonly storages: { readonly local: BrowserStore; readonly session: BrowserStore };
  readonly storageEvents: StorageEvents | null;
  /** Forgets what pages began with. */
  readonly forgetVisits: () => void;
};

export const createForgetting = ({ storages, storageEvents, forgetVisits }: Parts): Forgetting => {
  const { local, session } = storages;
  const listeners = new Set<() => void>();
  let erased = markAt(local, erasedKey);

  const forgetErased = (): void => {
    erased = markAt(local, erasedKey);
    for (const storage of [local, session]) forgetWords(storage);
    for (const forget of [...listeners]) forget();
  };

  storageEvents?.addEventListener('storage', ({ key }) => {
    if (key === endedKey || key === erasedKey || key === null) forgetVisits();
    if ((key === erasedKey || key === null) && markAt(local, erasedKey) !== erased) forgetErased();
  });

  return {
    heard: (events, isOwn) => {
      for (const { type, position } of events) {
        if (erasing.includes(type)) setMark(local, erasedKey, { position, isOwn });
        else if (ending.includes(type)) setMark(local, endedKey, { position, isOwn });
        else continue;
        forgetVisits();
        if (erasing.includes(type)) forgetErased();
      }
    },
    listen: (forget) => {
      listeners.add(forget);
      return () => void listeners.delete(forget);
    },
    erasedMark: () => erased,
  };
};

/** A page that the browser kept whole while it was away comes back as it was left: when somebody was erased meanwhile, it begins anew. */
export const reloadWhenStale = (
  page: Pick<Window, 'addEventListener'>,
  local: Pick<BrowserStore, 'getItem'>,
  reload: () => void,
): void => {
  let seen = bothMarks(local);
  page.addEventListener('pagehide', () => {
    seen = bothMarks(local);
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && bothMarks(local) !== seen) reload();
  });
};
