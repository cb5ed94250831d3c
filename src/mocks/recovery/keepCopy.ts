/** Keeps the second copy up to date: a moment after each change of a person, and when the page is left. One tab writes at a time. */
import type { LogPoint } from '#domain/recovery/loss.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import type { LogStorage } from '#events/log/logStorage.ts';
import {
  CopyConflict,
  type CopyParts,
  type CopyWriter,
  createCopyWriter,
} from '#events/recovery/copyWriter.ts';
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
};

export type KeptCopy = {
  readonly state: () => { readonly copy: LogPoint | null; readonly fault: string | null };
  /** Something has changed. */
  readonly ask: () => void;
  /** Writes at once, as the page may go. Nothing where the first copy, which takes longer, has not been made. */
  readonly hurry: () => void;
  /** Resolves when the copy under way is done. */
  readonly settled: () => Promise<void>;
};

const lockName = 'agencylens-copy';

export const keepCopy = (parts: KeepCopyParts): KeptCopy => {
  const { world, locks } = parts;
  let copy: LogPoint | null = null;
  let fault: string | null = null;
  let timer: number | null = null;
  let running: Promise<void> = Promise.resolve();
  let writer: Promise<CopyWriter> | null = null;

  const openWriter = async (): Promise<CopyWriter> =>
    createCopyWriter({ ...parts, storage: await parts.openStorage() });

  const write = async (): Promise<void> => {
    writer ??= openWriter();
    const { position, recordedAt } = await (await writer).catchUp(macrotask);
    copy = recordedAt === null ? null : { position, recordedAt };
    fault = null;
  };

  const run = async (): Promise<void> => {
    try {
      await (locks ? locks.request(lockName, write) : write());
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error);
      writer = null;
      world.trace.record({ kind: 'fault', name: 'The second copy could not be written', detail: error });
      if (error instanceof CopyConflict) parts.onConflict(error);
    }
  };

  const begin = (): void => {
    timer = null;
    running = running.then(run);
  };

  return {
    state: () => ({ copy, fault }),
    ask: () => {
      timer ??= world.clock.setTimeout(begin, storageTimings.copyDelay);
    },
    hurry: () => {
      if (timer === null || copy === null) return;
      world.clock.clearTimeout(timer);
      begin();
    },
    settled: () => running,
  };
};

/** Storage of the main log for the copy: it only reads. */
export const copyStorage = (
  factory: IDBFactory,
  { name, tenant, world }: { readonly name: string; readonly tenant: string; readonly world: World },
): Promise<LogStorage> =>
  indexedDbStorage({ factory, name, clock: world.clock, tenant, storeId: '', readOnly: true });
