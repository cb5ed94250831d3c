/** Schedules several tabs that write the second copy in turn: in the end the copy equals the log. */
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { LogStorage } from '#events/log/logStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { CopyFiles } from '#events/recovery/copyFiles.ts';
import { createCopyWriter } from '#events/recovery/copyWriter.ts';
import { openCopy } from '#events/recovery/readCopy.ts';
import { salvageLog } from '#events/recovery/salvageLog.ts';
import { memoryFiles, nodeDigest } from '#tests/events/recovery/memoryFiles.ts';

const storeId = 'store-1';

export type SharedCopy = { readonly catchUp: () => Promise<void> };

export const eventsInCopy = async (files: CopyFiles): Promise<readonly StoredEvent[]> => {
  const { between, end, countDamaged } = await openCopy({ files, digest: nodeDigest }, storeId);
  const events: StoredEvent[] = [];
  for await (const page of salvageLog([{ isCopy: true, between }], end)) events.push(...page.events);
  expect(await countDamaged(async () => {})).toBe(0);
  return events;
};

export const createSharedCopy = (scheduled: LogStorage, scheduler: fc.Scheduler) => {
  const { files } = memoryFiles();
  const turn = () => scheduler.schedule(Promise.resolve(), 'file');
  const later: CopyFiles = {
    list: async () => {
      await turn();
      return files.list();
    },
    read: async (name) => {
      await turn();
      return files.read(name);
    },
    write: async (name, bytes) => {
      await turn();
      await files.write(name, bytes);
    },
    remove: async (name) => {
      await turn();
      await files.remove(name);
    },
  };
  /** In the browser a lock prevents two tabs from writing at once. */
  let lock: Promise<unknown> = Promise.resolve();

  return {
    join: (): SharedCopy => {
      const writer = createCopyWriter({ files: later, digest: nodeDigest, storage: scheduled, storeId });
      return {
        catchUp: async () => {
          const before = lock;
          const own = Promise.withResolvers<void>();
          lock = own.promise;
          await before;
          try {
            await writer.catchUp({ pause: turn });
          } finally {
            own.resolve();
          }
        },
      };
    },
    hold: async (storage: LogStorage, events: readonly StoredEvent[]): Promise<void> => {
      const begun = await eventsInCopy(files);
      expect(begun).toEqual(events.slice(0, begun.length));
      await createCopyWriter({ files, digest: nodeDigest, storage, storeId }).catchUp({
        pause: async () => {},
      });
      expect(await eventsInCopy(files)).toEqual(events);
    },
  };
};
