/** Updates the second copy as the log grows, verifies older events from the first on, and reports a loss. */

import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { LogPoint, RecoveryStep } from '#domain/recovery/loss.ts';
import type { CopyVerdict } from '#domain/recovery/storageVerdict.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import { pruneCommands } from '#events/log/pruneCommands.ts';
import { type CopyParts, type CopyWriter, createCopyWriter } from '#events/recovery/copyWriter.ts';
import { type CopyCheck, CopyConflict, type VerifyOrder } from '#events/recovery/verifyCopy.ts';
import { isoNow } from '#world/clock.ts';
import { onPageLeft } from '#world/pageMoments.ts';
import { macrotask } from '#world/settle.ts';
import { whenIdle } from '#world/whenIdle.ts';
import type { World } from '#world/world.ts';
import { checkLog } from './checkLog.ts';
import type { CheckNotes } from './checkNotes.ts';
import type { LogWatchParts, LogWatchStatus } from './logWatch.ts';
import { storageTimings } from './storageTimings.ts';

export type KeepCopyParts = Omit<CopyParts, 'storage'> & {
  readonly world: World;
  readonly openStorage: () => Promise<LogStorage>;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly onConflict: (conflict: CopyConflict) => void;
  readonly onState?: (state: CopyState) => void;
};

type CopyProgress = { readonly done: number; readonly total: number };

export type CopyState = {
  readonly copy: LogPoint | null;
  readonly fault: string | null;
  readonly mended: number;
  readonly progress: CopyProgress | null;
};

type KeptCopy = {
  readonly state: () => CopyState;
  readonly ask: () => void;
  /** Writes requested changes at once, because the page may close. A long running copy writes them before older events. */
  readonly hurry: () => void;
  /** Verifies files of the copy; null when incomplete, with the reason in the state. Rejects with the signal's reason. */
  readonly verify: (order: Omit<VerifyOrder, 'pause'>) => Promise<CopyCheck | null>;
  readonly settled: () => Promise<void>;
};

const lockName = 'agencylens-copy';

export const keepCopy = (parts: KeepCopyParts): KeptCopy => {
  const { world, locks } = parts;
  let state: CopyState = { copy: null, fault: null, mended: 0, progress: null };
  let timer: number | null = null;
  let isAsked = false;
  let running: Promise<void> = Promise.resolve();
  let writer: Promise<CopyWriter> | null = null;

  const openWriter = async (): Promise<CopyWriter> =>
    createCopyWriter({ ...parts, storage: await parts.openStorage() });

  const takeAsked = (): boolean => {
    const wasAsked = isAsked;
    isAsked = false;
    return wasAsked;
  };

  const write = async (): Promise<void> => {
    writer ??= openWriter();
    isAsked = false;
    const order = {
      pause: macrotask,
      tell: (done: number, total: number) => {
        state = { ...state, progress: { done, total } };
      },
      isAsked: takeAsked,
    };
    const { position, recordedAt } = await (await writer).catchUp(order);
    change({ copy: recordedAt === null ? null : { position, recordedAt }, fault: null });
  };

  const change = (changed: Partial<CopyState>): void => {
    const before = state;
    state = { ...state, ...changed, progress: null };
    if (state.fault !== before.fault || state.mended !== before.mended) parts.onState?.(state);
  };

  const fail = (error: unknown): null => {
    writer = null;
    change({ fault: error instanceof Error ? error.message : String(error) });
    world.trace.record({ kind: 'fault', name: 'The second copy could not be written', detail: error });
    if (error instanceof CopyConflict) parts.onConflict(error);
    return null;
  };

  /** Runs work sequentially, and in one tab at a time. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    const done = running.then(async () => {
      try {
        return await (locks ? locks.request(lockName, work) : work());
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') throw error;
        return fail(error);
      }
    });
    running = done.then(
      () => {},
      () => {},
    );
    return done;
  };

  const begin = (): void => {
    timer = null;
    void inTurn(write);
  };

  const verifyNow = async (order: Omit<VerifyOrder, 'pause'>): Promise<CopyCheck> => {
    writer ??= openWriter();
    const check = await (await writer).verify({ ...order, pause: macrotask });
    if (check.mended > 0) change({ mended: state.mended + check.mended });
    return check;
  };

  return {
    state: () => state,
    ask: () => {
      isAsked = true;
      timer ??= world.clock.setTimeout(begin, storageTimings.copyDelay);
    },
    hurry: () => {
      if (timer === null) return;
      world.clock.clearTimeout(timer);
      begin();
    },
    verify: (order) => inTurn(() => verifyNow(order)),
    settled: () => running,
  };
};

export const copyStorage = (
  factory: IDBFactory,
  { name, tenant, world }: { readonly name: string; readonly tenant: string; readonly world: World },
): Promise<LogStorage> =>
  indexedDbStorage({ factory, name, clock: world.clock, tenant, storeId: '', readOnly: true });

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
