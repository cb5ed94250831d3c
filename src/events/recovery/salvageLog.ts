/** Joins what is left of a log with its second copy: event by event, whichever follows the one before it and is what was hashed. */
import type { LogPoint, Loss, Salvage } from '#domain/recovery/loss.ts';
import { macrotask } from '#world/settle.ts';
import type { Head } from '../log/eventLog.ts';
import { chainCheck, emptyHead, headOf } from '../log/hashChain.ts';
import type { StoredEvent } from '../log/storedEvent.ts';

export type EventSource = {
  readonly isCopy: boolean;
  /** Events of a range of positions as far as they are there, in any order; those that cannot be read are left out. */
  readonly between: (from: number, to: number) => Promise<readonly StoredEvent[]>;
};

export type Salvaged = Omit<Salvage, 'branches'> & {
  /** In order from the first, checked. */
  readonly events: readonly StoredEvent[];
};

/** So many are hashed in some milliseconds. */
const slice = 200;

const pointOf = ({ position, recordedAt }: Head): LogPoint | null =>
  position === 0 ? null : { position, recordedAt };

type Candidate = { readonly event: StoredEvent; readonly isCopy: boolean };

const candidatesIn = async (sources: readonly EventSource[], from: number) => {
  const found = new Map<number, Candidate[]>();
  for (const { isCopy, between } of sources)
    for (const event of await between(from, from + slice - 1)) {
      const others = found.get(event.position) ?? [];
      found.set(event.position, [...others, { event, isCopy }]);
    }
  return found;
};

/** A chain that grows by the candidate that fits; `take` gives null where none does. */
const growing = () => {
  const check = chainCheck();
  const events: StoredEvent[] = [];
  return {
    events,
    take: (candidates: readonly Candidate[]): Candidate | null => {
      for (const candidate of candidates) {
        // What does not fit leaves the check where it was.
        if (check(candidate.event) !== null) continue;
        events.push(candidate.event);
        return candidate;
      }
      return null;
    },
  };
};

/** `expected` and `found` of the loss tell how much there should be; `tell` hears of each slice. */
export const salvageLog = async (
  sources: readonly EventSource[],
  known: {
    readonly loss: Pick<Loss, 'expected' | 'found'>;
    readonly copyEnd: number;
    readonly damagedParts: number;
  },
  tell: (done: number, total: number) => void,
): Promise<Salvaged> => {
  const { expected, found } = known.loss;
  const total = Math.max(expected?.position ?? 0, found?.position ?? 0, known.copyEnd);
  const chain = growing();
  let fromCopy = 0;
  let isWhole = true;
  for (let from = 1; isWhole && from <= total; from += slice) {
    const candidates = await candidatesIn(sources, from);
    for (let position = from; isWhole && position < from + slice && position <= total; position += 1) {
      const taken = chain.take(candidates.get(position) ?? []);
      isWhole = taken !== null;
      if (taken?.isCopy) fromCopy += 1;
    }
    tell(chain.events.length, total);
    await macrotask();
  }
  const last = chain.events.at(-1);
  const head = last ? headOf(last) : emptyHead;
  return {
    events: chain.events,
    upTo: pointOf(head),
    fromCopy,
    missing: head.position < total ? { from: head.position + 1, to: total } : null,
    damagedParts: known.damagedParts,
  };
};
