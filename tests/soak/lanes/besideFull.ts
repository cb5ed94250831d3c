/** Checks the second copy, snapshots and extracts on a storage that is full at each of their writes: earlier data stays usable. */
import { expect } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { CopyFiles } from '#events/recovery/copyFiles.ts';
import { createCopyWriter } from '#events/recovery/copyWriter.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { memoryFiles, nodeDigest } from '#tests/events/recovery/memoryFiles.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import type { Random } from '#world/random.ts';
import { seededRandom } from '#world/seededRandom.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { holdSpoilt } from './besideSpoilt.ts';
import { holdRecovery } from './recoveryFull.ts';
import { eventsInCopy } from './sharedCopy.ts';
import { besideFullAt } from './spoiltWrites.ts';

const full = () => new DOMException('the disk is full', 'QuotaExceededError');

const appendSome = async (log: EventLog, random: Random, name: string): Promise<void> => {
  for (let index = random.integer(1, 4); index > 0; index -= 1) {
    const events = Array.from({ length: random.integer(1, 120) }, (_, place) =>
      noted(`note-${random.integer(1, 5)}`, `${name} ${index} ${place}`),
    );
    const vault = random.next() < 0.5 ? [{ put: 'key', value: { name, index } }] : [];
    const result = await log.append(command(`${name}-${index}`, events, { vault }));
    expect(result.ok).toBe(true);
  }
};

/** Files whose refused write leaves no file. Deletes are never refused. */
const fillingFiles = (files: CopyFiles, at: number) => {
  const state = { writes: 0 };
  const counted: CopyFiles = {
    ...files,
    write: async (name, bytes) => {
      state.writes += 1;
      if (state.writes === at) throw full();
      await files.write(name, bytes);
    },
  };
  return { files: counted, state };
};

const holdCopy = async (random: Random): Promise<number> => {
  const storage = memoryStorage();
  const log = openMemoryLog(createVirtualWorld(), { storage });
  const kept = memoryFiles();
  const writerOn = (files: CopyFiles) =>
    createCopyWriter({ files, digest: nodeDigest, storage, storeId: 'store-1' });
  const pause = async () => {};
  await appendSome(log, random, 'before');
  await writerOn(kept.files).catchUp({ pause });
  await appendSome(log, random, 'after');
  const all = await log.readAll({ limit: 100_000 });
  const before = await eventsInCopy(kept.files);
  for (let at = 1; ; at += 1) {
    const { files } = memoryFiles(new Map(kept.kept));
    const filling = fillingFiles(files, at);
    const writer = writerOn(filling.files);
    const outcome = await writer.catchUp({ pause }).catch((error: unknown) => error);
    const held = await eventsInCopy(files);
    if (filling.state.writes < at) {
      expect(held).toEqual(all);
      return at - 1;
    }
    expect(outcome).toMatchObject({ name: 'QuotaExceededError' });
    expect(held).toEqual(all.slice(0, held.length));
    expect(held.length).toBeGreaterThanOrEqual(before.length);
    // The same page retries once there is space.
    await writer.catchUp({ pause });
    expect(await eventsInCopy(files)).toEqual(all);
  }
};

export const holdBeside = async (seed: number) => {
  const random = seededRandom(seed);
  return {
    copies: await holdCopy(random),
    ...(await holdSpoilt(besideFullAt, random)),
    ...(await holdRecovery(random)),
  };
};
