/** Joins what is left of a log with its second copy: event by event, whichever follows the one before it and is what was hashed. */
import type { MissingRange } from '#domain/recovery/loss.ts';
import { macrotask } from '#world/settle.ts';
import { chainCheck } from '../log/hashChain.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { LogPage } from './writeLog.ts';

export type EventSource = {
  readonly isCopy: boolean;
  /**
   * What it has of a range of positions. Events come in any order, and a position may have several; those that cannot be read are
   * left out. The commands are those that it knows of these events.
   */
  readonly between: (from: number, to: number) => Promise<LogPage>;
};

/** `fromCopy`: how many of its events only the second copy has, or it has first. */
export type SalvagedPage = LogPage & { readonly fromCopy: number };

export type ReadablePage = SalvagedPage & {
  /** Events that are what was hashed, and stand behind one that is lost: no log can go on with them. */
  readonly behind: readonly StoredEvent[];
  /** For which no source has the right event. */
  readonly missing: readonly MissingRange[];
};

/** Positions of a page: so many events are hashed in about ten milliseconds. */
export const pageSize = 256;

type Candidate = { readonly event: StoredEvent; readonly isCopy: boolean };

const candidatesIn = async (sources: readonly EventSource[], { from, to }: MissingRange) => {
  const found = new Map<number, Candidate[]>();
  const commands: LogPage['commands'][number][] = [];
  for (const { isCopy, between } of sources) {
    const page = await between(from, to);
    commands.push(...page.commands);
    for (const event of page.events) {
      const others = found.get(event.position) ?? [];
      found.set(event.position, [...others, { event, isCopy }]);
    }
  }
  return { found, commands };
};

/** Adds a position behind those that were added before. */
export const addMissing = (ranges: readonly MissingRange[], added: MissingRange): readonly MissingRange[] => {
  const last = ranges.at(-1);
  return last?.to === added.from - 1
    ? [...ranges.slice(0, -1), { from: last.from, to: added.to }]
    : [...ranges, added];
};

type Chain = ReturnType<typeof chainCheck>;

/** A chain that starts at an event, whatever came before it; null if the hash of the event is wrong. */
const chainFrom = (event: StoredEvent): Chain | null => {
  const { position, previousHash, recordedAt } = event;
  const check = chainCheck({ position: position - 1, hash: previousHash, recordedAt });
  return check(event) === null ? check : null;
};

/** Goes along a log, position by position, over what is lost of it. */
const createFollower = () => {
  let check = chainCheck();
  let isUnbroken = true;

  /** The candidate that continues the chain. If none does: the first whose own hash is right, and the chain starts again there. */
  const choose = (candidates: readonly Candidate[]): Candidate | null => {
    // What does not fit leaves the check where it was.
    const next = candidates.find(({ event }) => check(event) === null);
    if (next) return next;
    isUnbroken = false;
    for (const candidate of candidates) {
      const begun = chainFrom(candidate.event);
      if (begun === null) continue;
      check = begun;
      return candidate;
    }
    return null;
  };

  return (found: ReadonlyMap<number, readonly Candidate[]>, { from, to }: MissingRange) => {
    const following: Candidate[] = [];
    const behind: StoredEvent[] = [];
    let missing: readonly MissingRange[] = [];
    for (let position = from; position <= to; position += 1) {
      const chosen = choose(found.get(position) ?? []);
      if (chosen === null) missing = addMissing(missing, { from: position, to: position });
      else if (isUnbroken) following.push(chosen);
      else behind.push(chosen.event);
    }
    return {
      events: following.map(({ event }) => event),
      fromCopy: following.filter(({ isCopy }) => isCopy).length,
      behind,
      missing,
    };
  };
};

/**
 * All that can be read of positions 1 to `total`, checked, in pages. A page is asked for once the one before it was taken: nothing but
 * ends of streams is kept of those that passed.
 */
export async function* readableLog(
  sources: readonly EventSource[],
  total: number,
): AsyncGenerator<ReadablePage> {
  const follow = createFollower();
  for (let from = 1; from <= total; from += pageSize) {
    const range = { from, to: Math.min(total, from + pageSize - 1) };
    const { found, commands } = await candidatesIn(sources, range);
    yield { ...follow(found, range), commands };
    await macrotask();
  }
}

/**
 * The events in order from the first, in pages, as a log can go on with them. Ends at `total`, or before the first position for
 * which no source has the right event.
 */
export async function* salvageLog(
  sources: readonly EventSource[],
  total: number,
): AsyncGenerator<SalvagedPage> {
  for await (const { events, commands, fromCopy, behind, missing } of readableLog(sources, total)) {
    if (events.length > 0) yield { events, commands, fromCopy };
    if (behind.length > 0 || missing.length > 0) return;
  }
}
