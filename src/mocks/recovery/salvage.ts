/** What is left of a lost log: looked through once, then read again page by page by the way out that a person takes. */
import type { Loss, RecoveryStep, Salvage } from '#domain/recovery/loss.ts';
import type { Head } from '#events/log/eventLog.ts';
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import { erasedIn } from '#events/people/erasures.ts';
import { peopleNamed } from '#events/people/peopleSecrets.ts';
import type { Secrets } from '#events/recovery/copyVault.ts';
import { type SalvagedPage, salvageLog } from '#events/recovery/salvageLog.ts';
import { macrotask } from '#world/settle.ts';
import type { World } from '#world/world.ts';
import { LeftChanged } from './leftChanged.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { openSources, type RecoverySources } from './recoverySources.ts';

export type RecoveryParts = {
  readonly world: World;
  readonly place: RecoveryPlace;
  readonly loss: Loss;
};

/** What is known of it without its events. */
export type Left = Omit<Salvage, 'branches'> & {
  /** Where it ends; of nothing the empty head. */
  readonly head: Head;
  /** Of its first event; null where there is none. */
  readonly firstHash: string | null;
  /** People whom its events erase, and people of whom something is sealed in them, as boxes name them. */
  readonly erased: ReadonlySet<string>;
  readonly named: ReadonlySet<string>;
  /** Null where none can be read. */
  readonly secrets: Secrets | null;
};

/** Takes pages as they pass, and keeps what is told of them. */
const createNotes = () => {
  let head: Head = emptyHead;
  let firstHash: string | null = null;
  let fromCopy = 0;
  const [erased, named] = [new Set<string>(), new Set<string>()];
  return {
    take: ({ events, fromCopy: more }: SalvagedPage): void => {
      firstHash ??= events[0]?.hash ?? null;
      head = headOf(events.at(-1) ?? head);
      fromCopy += more;
      for (const id of erasedIn(events)) erased.add(id);
      for (const id of peopleNamed(events)) named.add(id);
    },
    head: () => head,
    told: () => ({ head, firstHash, fromCopy, erased, named }),
  };
};

/** The greatest position that the head marker, what is left of the log, or the second copy tells of. */
const totalOf = ({ expected, found }: Loss, copyEnd: number): number =>
  Math.max(expected?.position ?? 0, found?.position ?? 0, copyEnd);

const lookThrough = async (
  { events, copy, secrets }: RecoverySources,
  loss: Loss,
  { onProgress, signal }: RecoveryStep,
): Promise<Left> => {
  const total = totalOf(loss, copy.end);
  const notes = createNotes();
  for await (const page of salvageLog(events, total)) {
    signal.throwIfAborted();
    notes.take(page);
    onProgress(notes.head().position, total);
  }
  const damagedParts = await copy.countDamaged(async () => {
    await macrotask();
    signal.throwIfAborted();
  });
  signal.throwIfAborted();
  const { position, recordedAt } = notes.head();
  return {
    ...notes.told(),
    upTo: position === 0 ? null : { position, recordedAt },
    missing: position < total ? { from: position + 1, to: total } : null,
    damagedParts,
    secrets,
  };
};

export const createSalvage = ({ world, place, loss }: RecoveryParts) => {
  let known: Left | null = null;

  /** Gives its answer again, as nothing changes it while the page shows its loss. What was stopped is looked through anew. */
  const look = async (step: RecoveryStep): Promise<Left> => {
    if (known !== null) return known;
    step.signal.throwIfAborted();
    const sources = await openSources(place, loss, world);
    try {
      step.signal.throwIfAborted();
      known = await lookThrough(sources, loss, step);
      return known;
    } finally {
      await sources.close();
    }
  };

  /** The events that were found, with the commands of the second copy; throws LeftChanged where they are other ones now. */
  async function* pages({ head }: Left, signal: AbortSignal): AsyncGenerator<SalvagedPage> {
    const sources = await openSources(place, loss, world);
    try {
      let last: Head = emptyHead;
      for await (const page of salvageLog(sources.events, head.position)) {
        signal.throwIfAborted();
        last = headOf(page.events.at(-1) ?? last);
        yield page;
      }
      if (last.hash === head.hash) return;
      known = null;
      throw new LeftChanged();
    } finally {
      await sources.close();
    }
  }

  return { look, pages };
};

export type LookedThrough = ReturnType<typeof createSalvage>;
