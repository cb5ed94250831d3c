/** Copies the intact branches of a lost main log into the database that replaces it. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { Loss, LossKind } from '#domain/recovery/loss.ts';
import type { BranchRow } from '#events/log/branchRows.ts';
import { type BranchStore, openBranchStore } from '#events/log/branchStore.ts';
import type { Head } from '#events/log/eventLog.ts';
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import type { LogStorage } from '#events/log/logStorage.ts';
import { readPart } from '#events/recovery/copyPart.ts';
import type { FoundMarker } from '#events/recovery/headMarker.ts';
import { type ReadablePage, readableLog, salvageLog } from '#events/recovery/salvageLog.ts';
import { writeLog } from '#events/recovery/writeLog.ts';
import type { World } from '#world/world.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { quietly } from './recoverySources.ts';

export type IntactBranch = { readonly row: BranchRow; readonly head: Head };

export type NewPlace = { readonly factory: IDBFactory; readonly name: string; readonly storeId: string };

/** The kinds of loss after which the database may still hold the main log's branches. */
const mayHold: ReadonlySet<LossKind> = new Set(['gone', 'shorter', 'differs', 'damaged', 'unreadable']);

const openOld = ({ indexedDb: factory, name }: RecoveryPlace, tenant: string, world: World) =>
  indexedDbStorage({
    factory,
    name,
    clock: world.clock,
    tenant,
    storeId: world.ids.uuid(),
    readOnly: true,
  });

const sourceOf = (storage: LogStorage) => ({
  isCopy: false,
  between: (from: number, to: number) => readPart(storage, from - 1, to),
});

const isWhole = ({ behind, missing }: ReadablePage): boolean => behind.length === 0 && missing.length === 0;

/** True when the branch's marker is of this database and matches one of its events. Without a marker only the chain is checked. */
const fitsMarker = (found: FoundMarker, storeId: string | null, hashThere: string | null): boolean => {
  if (found.kind !== 'marker') return true;
  return found.marker.storeId === storeId && found.marker.hash === hashThere;
};

const checked = async (
  { place, world }: BranchesParts,
  row: BranchRow,
  signal: AbortSignal,
): Promise<IntactBranch | null> => {
  const storage = await openOld(place, row.tenant, world);
  try {
    const end = (await storage.read((reading) => reading.head())) ?? emptyHead;
    const found = place.markers.read(row.tenant);
    const noted = found.kind === 'marker' ? found.marker.position : 0;
    if (end.position === 0 || noted > end.position) return null;
    let hashThere: string | null = null;
    let head = emptyHead;
    for await (const page of readableLog([sourceOf(storage)], end.position)) {
      signal.throwIfAborted();
      if (!isWhole(page)) return null;
      hashThere ??= page.events.find(({ position }) => position === noted)?.hash ?? null;
      head = headOf(page.events.at(-1) ?? head);
    }
    const isAsItWas = head.hash === end.hash && fitsMarker(found, storage.storeId, hashThere);
    return isAsItWas ? { row, head } : null;
  } finally {
    await storage.close();
  }
};

const rowsIn = async ({ place, world }: BranchesParts): Promise<readonly BranchRow[]> => {
  const { indexedDb: factory, name } = place;
  const shelf = await openBranchStore({ factory, name, clock: world.clock, storeId: world.ids.uuid() });
  try {
    return await shelf.list();
  } finally {
    shelf.close();
  }
};

export type BranchesParts = { readonly world: World; readonly place: RecoveryPlace; readonly loss: Loss };

/** The intact branches; none when the lost log is itself a branch. Rejects with the signal's reason. */
export const intactBranches = async (
  parts: BranchesParts,
  signal: AbortSignal,
): Promise<readonly IntactBranch[]> => {
  const { tenant, kind } = parts.loss;
  if (tenant !== mainBranch || !mayHold.has(kind)) return [];
  const intact: IntactBranch[] = [];
  for (const row of await quietly(() => rowsIn(parts), [])) {
    const branch = await quietly(() => checked(parts, row, signal), null);
    if (branch !== null) intact.push(branch);
  }
  return intact;
};

export type CarryStep = {
  readonly target: NewPlace;
  readonly tell: (done: number) => void;
  readonly signal: AbortSignal;
};

export type CarriedBranches = {
  readonly carried: readonly IntactBranch[];
  readonly leftOut: readonly BranchRow[];
};

/** True when the branch was copied exactly and has a marker. Throws the browser's error. */
const carry = async (
  { place, world }: BranchesParts,
  { row, head }: IntactBranch,
  { target, tell, signal }: CarryStep,
): Promise<boolean> => {
  const { tenant } = row;
  const old = await openOld(place, tenant, world);
  try {
    const storage = await indexedDbStorage({ ...target, clock: world.clock, tenant });
    try {
      const secrets = await old.read((reading) => reading.secrets());
      const content = { pages: salvageLog([sourceOf(old)], head.position), secrets: () => secrets };
      const written = await writeLog(storage, content, { tell, signal });
      if (written.hash !== head.hash) return false;
    } finally {
      await storage.close();
    }
  } finally {
    await old.close();
  }
  await withShelf(target, world, (shelf) => shelf.put(row));
  return true;
};

const withShelf = async (
  target: NewPlace,
  { clock }: World,
  work: (shelf: BranchStore) => Promise<void>,
): Promise<void> => {
  const shelf = await openBranchStore({ ...target, clock });
  try {
    await work(shelf);
  } finally {
    shelf.close();
  }
};

/** Copies branches; one failure does not stop the others. Throws the signal's reason. */
export const carryBranches = async (
  parts: BranchesParts,
  branches: readonly IntactBranch[],
  step: CarryStep,
): Promise<CarriedBranches> => {
  const { target, signal } = step;
  const [carried, leftOut]: [IntactBranch[], BranchRow[]] = [[], []];
  let before = 0;
  for (const branch of branches) {
    const { row, head } = branch;
    const begun = before;
    const tell = (done: number) => step.tell(begun + done);
    const isCarried = await quietly(() => carry(parts, branch, { ...step, tell }), false);
    signal.throwIfAborted();
    if (isCarried) carried.push(branch);
    else {
      // Removes the incomplete copy. A failure is harmless, because nothing refers to it.
      await quietly(() => withShelf(target, parts.world, (shelf) => shelf.remove(row.tenant)), undefined);
      leftOut.push(row);
    }
    before += head.position;
    step.tell(before);
  }
  return { carried, leftOut };
};
