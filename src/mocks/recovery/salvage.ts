/** Inspects the remains of a lost log, and reads them again page by page for a recovery. */
import type { Loss, MissingRange, RecoveryStep, Salvage } from '#domain/recovery/loss.ts';
import type { Head } from '#events/log/eventLog.ts';
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { erasedIn } from '#events/people/erasures.ts';
import { peopleNamed } from '#events/people/peopleSecrets.ts';
import type { Secrets } from '#events/recovery/copyVault.ts';
import {
  addMissing,
  pageSize,
  type ReadablePage,
  readableLog,
  type SalvagedPage,
  salvageLog,
} from '#events/recovery/salvageLog.ts';
import type { LogPage } from '#events/recovery/writeLog.ts';
import { macrotask } from '#world/settle.ts';
import type { World } from '#world/world.ts';
import { type IntactBranch, intactBranches } from './branchesLeft.ts';
import { LostLogChanged } from './lostLogChanged.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { openSources, type RecoverySources } from './recoverySources.ts';

export type RecoveryParts = {
  readonly world: World;
  readonly place: RecoveryPlace;
  readonly loss: Loss;
};

export type Left = Omit<Salvage, 'branches'> & {
  readonly branches: readonly IntactBranch[];
  /** The position up to which a log can continue; the empty head for none. */
  readonly head: Head;
  readonly last: Head;
  readonly firstHash: string | null;
  /** Erased people, and the people whose encrypted data the events contain. */
  readonly erased: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  readonly secrets: Secrets | null;
};

const createNotes = () => {
  let head: Head = emptyHead;
  let last: Head = emptyHead;
  let firstHash: string | null = null;
  let fromCopy = 0;
  let behind = 0;
  let missing: readonly MissingRange[] = [];
  const [erased, named] = [new Set<string>(), new Set<string>()];
  return {
    take: (page: ReadablePage): void => {
      const all = [...page.events, ...page.behind];
      firstHash ??= page.events[0]?.hash ?? null;
      head = headOf(page.events.at(-1) ?? head);
      last = headOf(all.at(-1) ?? last);
      fromCopy += page.fromCopy;
      behind += page.behind.length;
      missing = page.missing.reduce(addMissing, missing);
      for (const id of erasedIn(all)) erased.add(id);
      for (const id of peopleNamed(all)) named.add(id);
    },
    head: () => head,
    told: () => ({ head, last, firstHash, fromCopy, behind, missing, erased, named }),
  };
};

const totalOf = ({ expected, found }: Loss, copyEnd: number): number =>
  Math.max(expected?.position ?? 0, found?.position ?? 0, copyEnd);

const lookThrough = async (
  { events, copy, secrets }: RecoverySources,
  parts: RecoveryParts,
  { onProgress, signal }: RecoveryStep,
): Promise<Left> => {
  const { loss } = parts;
  const total = totalOf(loss, copy.end);
  const notes = createNotes();
  let done = 0;
  for await (const page of readableLog(events, total)) {
    signal.throwIfAborted();
    notes.take(page);
    done = Math.min(total, done + pageSize);
    onProgress(done, total);
  }
  const damagedParts = await copy.countDamaged(async () => {
    await macrotask();
    signal.throwIfAborted();
  });
  signal.throwIfAborted();
  const branches = await intactBranches(parts, signal);
  const { position, recordedAt } = notes.head();
  return {
    ...notes.told(),
    upTo: position === 0 ? null : { position, recordedAt },
    damagedParts,
    secrets,
    branches,
  };
};

export const createSalvage = (parts: RecoveryParts) => {
  const { world, place, loss } = parts;
  let known: Left | null = null;

  /** Cached, because nothing changes while the page shows the loss. A cancelled inspection starts again. */
  const look = async (step: RecoveryStep): Promise<Left> => {
    if (known !== null) return known;
    step.signal.throwIfAborted();
    const sources = await openSources(place, loss, world);
    try {
      step.signal.throwIfAborted();
      known = await lookThrough(sources, parts, step);
      return known;
    } finally {
      await sources.close();
    }
  };

  /** Reads the inspected pages; throws `LostLogChanged` when they now end differently. */
  async function* again<Page extends LogPage>(
    read: (sources: RecoverySources) => AsyncGenerator<Page>,
    { end, eventsOf }: { readonly end: Head; readonly eventsOf: (page: Page) => readonly StoredEvent[] },
    signal: AbortSignal,
  ): AsyncGenerator<Page> {
    const sources = await openSources(place, loss, world);
    try {
      let last: Head = emptyHead;
      for await (const page of read(sources)) {
        signal.throwIfAborted();
        last = headOf(eventsOf(page).at(-1) ?? last);
        yield page;
      }
      if (last.hash === end.hash) return;
      known = null;
      throw new LostLogChanged();
    } finally {
      await sources.close();
    }
  }

  return {
    look,
    /** The events a log can continue with, and the second copy's commands. Throws `LostLogChanged` when they have changed. */
    pages: ({ head }: Left, signal: AbortSignal): AsyncGenerator<SalvagedPage> =>
      again(
        ({ events }) => salvageLog(events, head.position),
        { end: head, eventsOf: ({ events }) => events },
        signal,
      ),
    /** All readable events, also those after lost ones. Throws as `pages` does. */
    readable: ({ last }: Left, signal: AbortSignal): AsyncGenerator<ReadablePage> =>
      again(
        ({ events }) => readableLog(events, last.position),
        { end: last, eventsOf: ({ events, behind }) => [...events, ...behind] },
        signal,
      ),
  };
};

export type LookedThrough = ReturnType<typeof createSalvage>;
