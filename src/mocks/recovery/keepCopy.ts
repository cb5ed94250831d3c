/** Updates the second copy shortly after each change by a person, and when the page is left. One tab writes at a time. */
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

export type KeptCopy = {
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
