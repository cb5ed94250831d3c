/** Starts a branch: events of another log, rehashed under its own name, with their secrets and sessions. */
import type { Branch, BranchOutcome } from '#domain/inspection/branchControls.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { BranchRow } from '#events/log/branchRows.ts';
import type { BranchStore } from '#events/log/branchStore.ts';
import type { Head } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import type { LogStorage } from '#events/log/logStorage.ts';
import { writeRechained } from '#events/log/rechain.ts';
import { changeSecrets } from '#events/log/vaultChanges.ts';
import { keyChanges, type PeopleSecrets } from '#events/people/peopleSecrets.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { type EventLists, notingErased } from './branchEvents.ts';
import { streamLists } from './fileSteps.ts';
import { withSessions } from './sessionStarts.ts';

/** Milliseconds after which an incomplete copy counts as abandoned. */
const copyingTakes = 10 * 60 * 1_000;

export type Beginning = Pick<BranchRow, 'name' | 'origin' | 'parent' | 'begunWith'> & {
  readonly lists: EventLists;
  readonly commandsUpTo: number;
  readonly people?: PeopleSecrets;
};

export type BeginningParts = {
  readonly world: World;
  readonly readModel: ReadModel;
  readonly current: string;
  readonly erasedHere: () => Promise<ReadonlySet<string>>;
  readonly withStorage: <Result>(
    tenant: string,
    work: (storage: LogStorage) => Promise<Result>,
  ) => Promise<Result>;
};

export const branchOf = (row: BranchRow, head: Head, current: string): Branch => {
  const { tenant, complete, ...facts } = row;
  return { ...facts, id: tenant, count: head.position, head: head.hash, open: tenant === current };
};

export const createBeginning = (parts: BeginningParts) => {
  const { world, readModel, current, erasedHere, withStorage } = parts;

  const clearAway = async (shelf: BranchStore): Promise<void> => {
    const before = new Date(world.clock.now() - copyingTakes).toISOString();
    for (const tenant of await shelf.abandoned(before)) await shelf.remove(tenant);
  };

  const fill = (shelf: BranchStore, tenant: string, beginning: Beginning): Promise<Head> =>
    withStorage(tenant, async (storage) => {
      const { lists, commandsUpTo, people = new Map() } = beginning;
      const erased = new Set<string>();
      const noted = notingErased(lists, erased);
      await writeRechained(storage, tenant, withSessions({ world, readModel }, noted));
      await shelf.copySecrets({ from: current, to: tenant, upTo: commandsUpTo });
      const changes = keyChanges(people, [...(await erasedHere()), ...erased]);
      await storage.write(async (transaction) => changeSecrets(transaction, changes));
      return (await storage.read((reading) => reading.head())) ?? emptyHead;
    });

  /** An incomplete copy is not a branch yet: when it is cancelled or its events are invalid, it is deleted. */
  return async (shelf: BranchStore, beginning: Beginning, step: RecoveryStep): Promise<BranchOutcome> => {
    const { lists, commandsUpTo, people, ...facts } = beginning;
    await clearAway(shelf);
    const tenant = `branch-${world.ids.entity()}`;
    const row = { ...facts, tenant, createdAt: isoNow(world.clock), complete: false };
    await shelf.put(row);
    try {
      const streams = streamLists(lists, step, facts.begunWith);
      const head = await fill(shelf, tenant, { ...beginning, lists: streams });
      step.signal.throwIfAborted();
      const done = { ...row, complete: true };
      await shelf.put(done);
      return { ok: true, branch: branchOf(done, head, current) };
    } catch (error) {
      await shelf.remove(tenant);
      throw error;
    }
  };
};
