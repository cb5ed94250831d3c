/** Manages branches of the log: each is a tenant with copied events, rehashed under its own name. */
import {
  type Branch,
  type BranchControls,
  type BranchOutcome,
  type BranchRefusal,
  mainBranch,
} from '#domain/inspection/branchControls.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { BranchRow } from '#events/log/branchRows.ts';
import { type BranchStore, openBranchStore } from '#events/log/branchStore.ts';
import type { Head } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { type LogStorage, StorageError } from '#events/log/logStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { erasedIn } from '#events/people/erasures.ts';
import { firstDatabase } from '#events/recovery/databaseName.ts';
import { branchOf, createBeginning } from './branchBeginning.ts';
import {
  BrokenChain,
  type CheckedFile,
  checkedPages,
  checkWithSecrets,
  eventsOfFile,
  FileChanged,
} from './branchEvents.ts';
import { compareBranches } from './compareBranches.ts';
import { createBranchLinks, type LinkBeginning } from './createBranchLinks.ts';
import { tellingEach, unwatchedStep } from './fileSteps.ts';
import { branchLock, type InspectionParts } from './inspectionParts.ts';

const refused = (why: BranchRefusal, detail: string): Extract<BranchOutcome, { ok: false }> => ({
  ok: false,
  why,
  detail,
});

const noStorage = refused(
  'noStorage',
  'This browser keeps nothing for the demo, so there is nowhere to put a branch.',
);

const openElsewhere = refused('open', 'This branch is open in another tab. Close it there first.');

const nameMissing = refused('nameMissing', 'Give the branch a name.');

const guarded = async <Result>(
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result | ReturnType<typeof refused>> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError)
      return refused('storage', `The browser’s storage refused: ${error.message}`);
    if (error instanceof FileChanged || error instanceof BrokenChain)
      return refused('brokenChain', error.message);
    if (signal?.aborted && error === signal.reason)
      return refused('stopped', 'It was stopped, and there is no new branch.');
    throw error;
  }
};

export const createBranches = (parts: InspectionParts): BranchControls => {
  const { world, log, personal, readModel, indexedDb, locks, databaseName = firstDatabase } = parts;
  const { tenant: current } = log.info;
  let shelf: Promise<BranchStore> | null = null;

  const openShelf = (factory: IDBFactory): Promise<BranchStore> => {
    shelf ??= openBranchStore({ factory, name: databaseName, clock: world.clock, storeId: world.ids.uuid() });
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
    const stored = await withStorage(tenant, (storage) =>
      storage.read(async (reading) => {
        const head = (await reading.head()) ?? emptyHead;
        return await reading.eventsAfter(0, head.position, head.position);
      }),
    );
    return personal ? personal.opened(stored) : stored;
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

  const erasedHere = async (): Promise<ReadonlySet<string>> => erasedIn((await readModel.whole()).history);

  const begin = createBeginning({ world, readModel, current, erasedHere, withStorage });

  const checks = new WeakMap<Blob, CheckedFile>();

  const checked = async (file: Blob, { onProgress, signal }: RecoveryStep): Promise<CheckedFile> => {
    const known = checks.get(file);
    if (known) return known;
    const found = await checkWithSecrets(file, tellingEach(onProgress, signal));
    signal.throwIfAborted();
    if (found.report.fault === null) checks.set(file, found);
    return found;
  };

  const nameOf = (name: string): string => tidyText(name).slice(0, 60);

  const fork: BranchControls['fork'] = (position, name, step = unwatchedStep()) =>
    guarded(async () => {
      if (indexedDb === null) return noStorage;
      if (nameOf(name) === '') return nameMissing;
      const { position: end } = await log.head();
      if (!Number.isInteger(position) || position < 1 || position > end)
        return refused('noSuchPosition', `There is no event ${position}.`);
      const beginning = {
        name: nameOf(name),
        origin: 'fork',
        parent: current,
        begunWith: position,
        lists: checkedPages(log, position),
        commandsUpTo: position,
      } as const;
      return begin(await openShelf(indexedDb), beginning, step);
    }, step.signal);

  const importFile: BranchControls['importFile'] = (file, name, step = unwatchedStep()) =>
    guarded(async () => {
      if (indexedDb === null) return noStorage;
      if (nameOf(name) === '') return nameMissing;
      const { report, people } = await checked(file, step);
      const { fault, tenant: parent, count: begunWith } = report;
      if (fault) return refused('brokenChain', fault.detail);
      const beginning = {
        name: nameOf(name),
        origin: 'import',
        parent: parent ?? '',
        begunWith,
        lists: eventsOfFile(file),
        people,
        commandsUpTo: -1,
      } as const;
      return begin(await openShelf(indexedDb), beginning, step);
    }, step.signal);

  const beginLinked = (linked: LinkBeginning, step: RecoveryStep) =>
    guarded(async () => {
      if (indexedDb === null) return noStorage;
      if (nameOf(linked.name) === '') return nameMissing;
      const own = { name: nameOf(linked.name), origin: 'import', parent: '', commandsUpTo: -1 } as const;
      return begin(await openShelf(indexedDb), { ...linked, ...own }, step);
    }, step.signal);

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
    inspectFile: async (file, step = unwatchedStep()) => {
      const { report, people } = await checked(file, step);
      const erased = await erasedHere();
      return { ...report, erasedHere: [...people.keys()].filter((id) => erased.has(id)).length };
    },
    importFile,
    links: createBranchLinks({
      ...parts,
      begin: beginLinked,
      refuse: (detail) => refused('brokenChain', detail),
    }),
  };
};
