/** Updates the second copy as the log grows, verifies older events from the first on, and reports a loss. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { CopyVerdict } from '#domain/recovery/storageVerdict.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { pruneCommands } from '#events/log/pruneCommands.ts';
import { isoNow } from '#world/clock.ts';
import { onPageLeft } from '#world/pageMoments.ts';
import { macrotask } from '#world/settle.ts';
import { whenIdle } from '#world/whenIdle.ts';
import { checkLog } from './checkLog.ts';
import type { CheckNotes } from './checkNotes.ts';
import { copyStorage, type KeptCopy, keepCopy } from './keepCopy.ts';
import type { LogWatchParts, LogWatchStatus } from './logWatch.ts';

export type Followed = {
  readonly now: () => Omit<LogWatchStatus, 'lastCheck'>;
  readonly checkCopy: (step: Pick<RecoveryStep, 'signal'>) => Promise<CopyVerdict | null>;
};

const copyOf = ({ world, opened, place, onLoss, onNote }: LogWatchParts): KeptCopy | null => {
  const { log, storeId } = opened;
  const { tenant } = log.info;
  if (place.copy === null || storeId === null || tenant !== mainBranch) return null;
  return keepCopy({
    ...place.copy,
    storeId,
    world,
    openStorage: () => copyStorage(place.indexedDb, { name: place.name, tenant, world }),
    locks: navigator.locks,
    onConflict: ({ message }) =>
      onLoss({ kind: 'damaged', tenant, expected: null, found: null, detail: message }),
    onState: ({ fault, mended }) => onNote({ kind: 'copy', fault, mended }),
  });
};

const isOwn = ({ actor }: { readonly actor: { readonly kind: string } }): boolean => actor.kind !== 'seed';

/** The number of parts of the copy to verify per start, so that several starts cover all. */
const partsAtStart = 4;

/** Requests a copy after each change; for an existing log at once, with a verification of some parts. */
const follow = ({ opened, isOld }: LogWatchParts, copy: KeptCopy, { after, notes }: Following): void => {
  opened.log.subscribe(after, (events) => {
    if (events.some(isOwn)) copy.ask();
  });
  onPageLeft(copy.hurry);
  // A hidden page may never become visible again.
  const isLeft = document.visibilityState === 'hidden';
  if (isLeft) copy.ask();
  if (isLeft) copy.hurry();
  if (!isOld) return;
  if (!isLeft) whenIdle(copy.ask);
  whenIdle(async () => {
    const check = await copy.verify({ after: notes.partsAfter(), most: partsAtStart });
    if (check) notes.noteParts(check.after);
  });
};

/** For fewer events a worker costs more than it saves. */
const leastInWorker = 10_000;

const verify = async (parts: LogWatchParts, notes: CheckNotes): Promise<void> => {
  const { world, opened } = parts;
  try {
    const { position } = await opened.log.head();
    const { broken, checked } = await checkLog(
      position < leastInWorker ? { ...parts, askWorker: null } : parts,
    );
    if (broken === null) notes.noteCheck({ position: checked, at: isoNow(world.clock) });
  } catch (error) {
    world.trace.record({ kind: 'fault', name: 'The log could not be checked', cause: null, detail: error });
  }
};

/** Deletes old commands of an existing log once the page is idle; a failure is retried at the next start. */
const forgetCommands = async ({ world, opened, place }: LogWatchParts): Promise<void> => {
  const { indexedDb: factory, name } = place;
  const { clock } = world;
  const { tenant } = opened.log.info;
  try {
    const { recordedAt } = await opened.log.head();
    const storage = await indexedDbStorage({ factory, name, clock, tenant, storeId: '' });
    // A clock that is ahead must not make commands look old.
    const now = Math.min(clock.now(), Date.parse(recordedAt));
    await pruneCommands(storage, { now, pause: macrotask }).finally(() => storage.close());
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
};

export type Following = { readonly after: number; readonly notes: CheckNotes };

export const followLog = (parts: LogWatchParts, following: Following): Followed => {
  const copy = copyOf(parts);
  if (copy) follow(parts, copy, following);
  if (parts.isOld) void verify(parts, following.notes);
  if (parts.isOld) whenIdle(() => void forgetCommands(parts));
  return {
    now: () => {
      const state = copy?.state();
      return {
        copy: state?.copy ?? null,
        copyFault: state?.fault ?? null,
        copyMended: state?.mended ?? 0,
        copyProgress: state?.progress ?? null,
      };
    },
    checkCopy: async ({ signal }) => {
      const check = await copy?.verify({ after: 0, signal });
      return check ? { parts: check.parts, mended: check.mended } : null;
    },
  };
};
