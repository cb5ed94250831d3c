/** Clears personal data from the page after an erasure or a loss of access, in every tab. */
import type { StorageEvents } from '#machines/auth/sessionStorage.ts';
import type { BrowserStore } from './browserStore.ts';
import { bothMarks, endedKey, erasedKey, markAt, setMark } from './erasureMarks.ts';
import { forgetWords } from './pageStores.ts';

/** Events that erase someone's personal data for good. */
const erasing: readonly string[] = ['MemberErased', 'ClientContactErased'];

/** Events after which someone may no longer see earlier data. */
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

type ChangedEvent = { readonly type: string; readonly position: number };

export type Forgetting = {
  /** Handles appended events. `isOwn`: a command of this tab appended them. */
  heard(events: readonly ChangedEvent[], isOwn: boolean): void;
  listen(forget: () => void): () => void;
  /** Marks of the latest handled erasure: all data on the page is newer. */
  erasedMark(): string;
};

type Parts = {
  readonly storages: { readonly local: BrowserStore; readonly session: BrowserStore };
  readonly storageEvents: StorageEvents | null;
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

/** Reloads a page from the back-forward cache if someone was erased meanwhile. */
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
