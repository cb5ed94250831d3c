/** Deletes commands that no one will repeat, so that their rows and replies do not grow forever; events stay. */
import type { Milliseconds } from '#world/clock.ts';
import type { CommandRow, LogStorage } from './logStorage.ts';

const retainedCommands = 20_000;

/** Within this time a repeated call gets its stored reply. */
const retainedFor: Milliseconds = 30 * 24 * 60 * 60 * 1_000;

const pageSize = 1_000;

/** Command ids of client calls. Commands of due work or the product itself may be repeated at any time and stay. */
const callForm = /^(key-[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export type PruneOrder = {
  /** Milliseconds since the epoch. */
  readonly now: Milliseconds;
  readonly pause: () => Promise<void>;
};

type Storage = Pick<LogStorage, 'read' | 'write'>;

async function* callsIn(storage: Storage, pause: PruneOrder['pause']): AsyncGenerator<readonly CommandRow[]> {
  let after = '';
  for (;;) {
    const rows = await storage.read((reading) => reading.commandsAfter(after, pageSize));
    yield rows.filter(({ commandId }) => callForm.test(commandId));
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.commandId ?? after;
    await pause();
  }
}

const timeOf = ({ at }: CommandRow): Milliseconds => Date.parse(at);

/** Returns the number of deleted commands. Holds only their times in memory. Throws what the storage throws. */
export const pruneCommands = async (storage: Storage, { now, pause }: PruneOrder): Promise<number> => {
  if ((await storage.read((reading) => reading.countCommands())) <= retainedCommands) return 0;
  const times: Milliseconds[] = [];
  for await (const calls of callsIn(storage, pause)) times.push(...calls.map(timeOf));
  const oldestRetained = times.toSorted((one, other) => other - one)[retainedCommands - 1];
  if (oldestRetained === undefined) return 0;
  const before = Math.min(now - retainedFor, oldestRetained);
  let forgotten = 0;
  for await (const calls of callsIn(storage, pause)) {
    const old = calls.filter((call) => timeOf(call) < before);
    if (old.length === 0) continue;
    await storage.write(async (transaction) => {
      for (const { commandId } of old) transaction.deleteCommand(commandId);
    }, 'relaxed');
    forgotten += old.length;
  }
  return forgotten;
};
