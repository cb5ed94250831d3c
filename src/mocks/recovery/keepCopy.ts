/** Keeps the second copy up to date: a moment after each change of a person, and when the page is left. One tab writes at a time. */
import type { LogPoint } from '#domain/recovery/loss.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import type { LogStorage } from '#events/log/logStorage.ts';
import { CopyConflict } from '#events/recovery/copyConflict.ts';
import { type CopyParts, type CopyWriter, createCopyWriter } from '#events/recovery/copyWriter.ts';
import type { CopyCheck, VerifyOrder } from '#events/recovery/verifyCopy.ts';
import { macrotask } from '#world/settle.ts';
import type { World } from '#world/world.ts';
import { storageTimings } from './storageTimings.ts';

export type KeepCopyParts = Omit<CopyParts, 'storage'> & {
  readonly world: World;
  /** A connection of the copy's own. */
  readonly openStorage: () => Promise<LogStorage>;
  /** Left out: this tab is alone. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  /** The copy has events that the log does not have any more. */
  readonly onConflict: (conflict: CopyConflict) => void;
  /** Hears of a fault and of its end, and of damaged files. */
  readonly onState?: (state: CopyState) => void;
};

/** What a copy under way has done; null where none is, or it takes one part. */
type CopyProgress = { readonly done: number; readonly total: number };

export type CopyState = {
  readonly copy: LogPoint | null;
  /** Why the last try did not come to its end. */
  readonly fault: string | null;
  /** Files that were damaged, and are written again. */
  readonly mended: number;
  readonly progress: CopyProgress | null;
};

export type KeptCopy = {
  readonly state: () => CopyState;
  /** Something has changed. */
  readonly ask: () => void;
  /** Writes at once what was asked for, as the page may go. A long copy under way takes it before older events. */
  readonly hurry: () => void;
  /** Reads files of the copy again; null where that did not come to its end, which the state tells. Rejects with the signal's reason. */
  readonly verify: (order: Omit<VerifyOrder, 'pause'>) => Promise<CopyCheck | null>;
  /** Resolves when the copy under way is done. */
  readonly settled: () => Promise<void>;
};

const lockName = 'agencylens-copy';

export const keepCopy = (parts: KeepCopyParts): KeptCopy => {
  const { world, locks } = parts;
  let state: CopyState = { copy: null, fault: null, mended: 0, progress: null };
  let timer: number | null = null;
  /** Since the copy under way has begun. */
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

  /** One after the other, and in one tab at a time. */
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

/** Storage of the main log for the copy: it only reads. */
export const copyStorage = (
  factory: IDBFactory,
  { name, tenant, world }: { readonly name: string; readonly tenant: string; readonly world: World },
): Promise<LogStorage> =>
  indexedDbStorage({ factory, name, clock: world.clock, tenant, storeId: '', readOnly: true });
