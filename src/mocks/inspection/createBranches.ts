/** Branches of the log: each is a tenant of its own, begun with events of another one, linked anew under its own name. */
import {
  type Branch,
  type BranchControls,
  type BranchOutcome,
  mainBranch,
} from '#domain/inspection/branchControls.ts';
import { type BranchRow, type BranchShelf, openBranchShelf } from '#events/log/branchShelf.ts';
import type { Head } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import { writeRechained } from '#events/log/rechain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { changeSecrets } from '#events/log/vaultChanges.ts';
import { erasedIn } from '#events/people/erasures.ts';
import { keyChanges, type PeopleSecrets } from '#events/people/peopleSecrets.ts';
import { firstDatabase } from '#events/recovery/databaseName.ts';
import { isoNow } from '#world/clock.ts';
import { checkWithSecrets, type EventLists, eventsOfFile, notingErased } from './branchEvents.ts';
import { guarded, noStorage, openElsewhere, refused } from './branchRefusals.ts';
import { compareBranches } from './compareBranches.ts';
import { branchLock, type InspectionParts } from './inspectionParts.ts';
import { withSessions } from './sessionStarts.ts';
import { verifyEvents } from './verifyLog.ts';

/** Milliseconds after which a copy that is not complete will not be any more. */
const copyingTakes = 10 * 60 * 1_000;

type Beginning = Pick<BranchRow, 'name' | 'origin' | 'parent' | 'begunWith'> & {
  readonly lists: EventLists;
  /** Commands of the present log that ended there or earlier come along. */
  readonly commandsUpTo: number;
  /** The keys that a file brings. */
  readonly people?: PeopleSecrets;
};

const branchOf = (row: BranchRow, head: Head, current: string): Branch => {
  const { tenant, complete, ...facts } = row;
  return { ...facts, id: tenant, count: head.position, head: head.hash, open: tenant === current };
};

export const createBranches = (parts: InspectionParts): BranchControls => {
  const { world, log, personal, readModel, indexedDb, locks, databaseName = firstDatabase } = parts;
  const { tenant: current } = log.info;
  let shelf: Promise<BranchShelf> | null = null;

  const openShelf = (factory: IDBFactory): Promise<BranchShelf> => {
    shelf ??= openBranchShelf({ factory, name: databaseName, clock: world.clock, storeId: world.ids.uuid() });
    return shelf;
  };

  const withStorage = async <Result>(
    tenant: string,
    work: (storage: LogStorage) => Promise<Result>,
  ): Promise<Result> => {
    if (indexedDb === null) throw new StorageError('unavailable', noStorage.detail);
    const storage = await indexedDbStorage({
      factory: indexedDb,
      name: databaseName,
      clock: world.clock,
      tenant,
      storeId: world.ids.uuid(),
    });
    try {
      return await work(storage);
    } finally {
      await storage.close();
    }
  };

  const eventsOf = async (tenant: string): Promise<readonly StoredEvent[]> => {
    if (tenant === current) return (await readModel.whole()).history;
    const kept = await withStorage(tenant, (storage) =>
      storage.read(async (reading) => {
        const head = (await reading.head()) ?? emptyHead;
        return await reading.eventsAfter(0, head.position, head.position);
      }),
    );
    return personal ? personal.opened(kept) : kept;
  };

  const mainRow = (createdAt: string): BranchRow => ({
    tenant: mainBranch,
    name: 'Main',
    origin: 'fork',
    parent: '',
    begunWith: 0,
    createdAt,
    complete: true,
  });

  const mainOf = async (head: Head): Promise<Branch> => {
    const [first] = current === mainBranch ? (await readModel.whole()).history : [];
    const branch = branchOf(mainRow(first?.recordedAt ?? ''), head, current);
    return { ...branch, origin: 'start', parent: null };
  };

  const list = async (): Promise<readonly Branch[]> => {
    if (indexedDb === null) return [await mainOf(await log.head())];
    const opened = await openShelf(indexedDb);
    const rows = await opened.list();
    const [main, ...heads] = await Promise.all(
      [mainBranch, ...rows.map(({ tenant }) => tenant)].map((tenant) => opened.head(tenant)),
    );
    const others = rows.map((row, index) => branchOf(row, heads[index] ?? emptyHead, current));
    return [await mainOf(main ?? emptyHead), ...others];
  };

  /** What a page that was closed in the middle of a copy has left behind. */
  const clearAway = async (opened: BranchShelf): Promise<void> => {
    const before = new Date(world.clock.now() - copyingTakes).toISOString();
    for (const tenant of await opened.abandoned(before)) await opened.remove(tenant);
  };

  const erasedHere = async (): Promise<ReadonlySet<string>> => erasedIn((await readModel.whole()).history);

  const begin = async (factory: IDBFactory, beginning: Beginning): Promise<BranchOutcome> => {
    const { lists, commandsUpTo, people = new Map(), ...facts } = beginning;
    const opened = await openShelf(factory);
    await clearAway(opened);
    const tenant = `branch-${world.ids.entity()}`;
    const row = {
      ...facts,
      tenant,
      createdAt: isoNow(world.clock),
      complete: false,
    };
    await opened.put(row);
    const head = await withStorage(tenant, async (storage) => {
      const erased = new Set<string>();
      const noted = notingErased(lists, erased);
      await writeRechained(storage, tenant, withSessions({ world, readModel }, noted));
      await opened.copySecrets({ from: current, to: tenant, upTo: commandsUpTo });
      const changes = keyChanges(people, [...(await erasedHere()), ...erased]);
      await storage.write(async (transaction) => changeSecrets(transaction, changes));
      return (await storage.read((reading) => reading.head())) ?? emptyHead;
    });
    const done = { ...row, complete: true };
    await opened.put(done);
    return { ok: true, branch: branchOf(done, head, current) };
  };

  const nameOf = (name: string): string => name.trim().slice(0, 60);

  const fork = (position: number, name: string) =>
    guarded(async (): Promise<BranchOutcome> => {
      if (indexedDb === null) return noStorage;
      if (nameOf(name) === '') return refused('nameMissing', 'Give the branch a name.');
      const events = await log.readAll({ upTo: position, limit: position });
      const last = events.at(-1);
      if (position < 1 || last?.position !== position)
        return refused('noSuchPosition', `There is no event ${position}.`);
      const { broken } = await verifyEvents(events, last);
      if (broken) return refused('brokenChain', `The chain is broken at event ${broken.position}.`);
      return begin(indexedDb, {
        name: nameOf(name),
        origin: 'fork',
        parent: current,
        begunWith: events.length,
        lists: [events],
        commandsUpTo: position,
      });
    });

  const importFile = (file: Blob, name: string) =>
    guarded(async (): Promise<BranchOutcome> => {
      if (indexedDb === null) return noStorage;
      if (nameOf(name) === '') return refused('nameMissing', 'Give the branch a name.');
      const { report, people } = await checkWithSecrets(file);
      const { fault, tenant: parent, count: begunWith } = report;
      if (fault) return refused('brokenChain', fault.detail);
      return begin(indexedDb, {
        name: nameOf(name),
        origin: 'import',
        parent: parent ?? '',
        begunWith,
        lists: eventsOfFile(file),
        people,
        commandsUpTo: -1,
      });
    });

  const remove = (id: string) =>
    guarded(async () => {
      if (indexedDb === null) return noStorage;
      if (id === mainBranch) return refused('main', 'The main branch is never deleted.');
      if (id === current) return refused('open', 'This branch is open here. Go to another one first.');
      const opened = await openShelf(indexedDb);
      const known = (await opened.list()).some(({ tenant }) => tenant === id);
      if (!known) return refused('noSuchBranch', 'There is no such branch.');
      const removing = async (lock: unknown) => {
        if (lock === null) return openElsewhere;
        await opened.remove(id);
        parts.onBranchRemoved?.(id);
        return { ok: true } as const;
      };
      return locks ? locks.request(branchLock(id), { ifAvailable: true }, removing) : removing(undefined);
    });

  return {
    current: () => current,
    list,
    fork,
    remove,
    compare: async (left, right) => {
      const branches = await list();
      const side = async (id: string) => ({
        branch: id,
        name: branches.find((branch) => branch.id === id)?.name ?? id,
        events: await eventsOf(id),
      });
      return compareBranches(await side(left), await side(right));
    },
    inspectFile: async (file) => {
      const { report, people } = await checkWithSecrets(file);
      const erased = await erasedHere();
      return { ...report, erasedHere: [...people.keys()].filter((id) => erased.has(id)).length };
    },
    importFile,
  };
};
