/** Builds logs in memory, their second copies and recoveries for tests. */
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { createCopyWriter } from '#events/recovery/copyWriter.ts';
import { openCopy } from '#events/recovery/readCopy.ts';
import { type EventSource, type SalvagedPage, salvageLog } from '#events/recovery/salvageLog.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { command, noted } from '../log/requests.ts';
import { memoryFiles, nodeDigest } from './memoryFiles.ts';

export const storeId = 'store-1';
export const pause = async () => {};

export const logged = async (count: number) => {
  const storage = memoryStorage();
  const log = openMemoryLog(createVirtualWorld(), { storage });
  let written = 0;
  const append = async (more: number) => {
    for (let index = 0; index < more; index += 50) {
      const events = Array.from({ length: Math.min(50, more - index) }, () => {
        written += 1;
        return noted(`note-${(written % 7) + 1}`, `text ${written}`);
      });
      const vault = [{ put: 'password:ada', value: { verifier: `v${written}` } }];
      await log.append(command(`c${written}`, events, { vault }));
    }
  };
  await append(count);
  return { storage, log, append };
};

export type Kept = ReturnType<typeof memoryFiles>['kept'];
export type Storage = Awaited<ReturnType<typeof logged>>['storage'];

export const copyTo = (storage: Storage, { files }: Pick<ReturnType<typeof memoryFiles>, 'files'>) =>
  createCopyWriter({ files, digest: nodeDigest, storage, storeId }).catchUp({ pause });

export const pagesOf = async (sources: readonly EventSource[], total: number) => {
  const pages: SalvagedPage[] = [];
  for await (const page of salvageLog(sources, total)) pages.push(page);
  return { pages, events: pages.flatMap(({ events }) => events) };
};

export const gotBack = async (kept: Kept) => {
  const { secrets, end, between, countDamaged } = await openCopy(
    { files: memoryFiles(kept).files, digest: nodeDigest },
    storeId,
  );
  const { pages, events } = await pagesOf([{ isCopy: true, between }], end);
  const commands = new Map(pages.flatMap((page) => page.commands.map((row) => [row.commandId, row])));
  return {
    events,
    end,
    copy: { secrets, commands: [...commands.values()] },
    damagedParts: await countDamaged(pause),
  };
};
