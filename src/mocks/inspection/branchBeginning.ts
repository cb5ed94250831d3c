/** Begins a branch: events of another log, linked anew under its own name, with the secrets and sessions that belong to it. */
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
import { toldLists } from './fileSteps.ts';
import { withSessions } from './sessionStarts.ts';

/** Milliseconds after which a copy that is not complete will not be any more. */
const copyingTakes = 10 * 60 * 1_000;

export type Beginning = Pick<BranchRow, 'name' | 'origin' | 'parent' | 'begunWith'> & {
  /** So many as `begunWith` says. */
  readonly lists: EventLists;
  /** Commands of the present log that ended there or earlier come along. */
  readonly commandsUpTo: number;
  /** The keys that a file brings. */
  readonly people?: PeopleSecrets;
};

export type BeginningParts = {
  readonly world: World;
  readonly readModel: ReadModel;
  /** The branch that is open. */
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

  /** What a page that was closed in the middle of a copy has left behind. */
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

  /** Until it is complete it is no branch: one that is stopped, or whose events turn out wrong, is taken away. */
  return async (shelf: BranchStore, beginning: Beginning, step: RecoveryStep): Promise<BranchOutcome> => {
    const { lists, commandsUpTo, people, ...facts } = beginning;
    await clearAway(shelf);
    const tenant = `branch-${world.ids.entity()}`;
    const row = { ...facts, tenant, createdAt: isoNow(world.clock), complete: false };
    await shelf.put(row);
    try {
      const told = toldLists(lists, step, facts.begunWith);
      const head = await fill(shelf, tenant, { ...beginning, lists: told });
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
