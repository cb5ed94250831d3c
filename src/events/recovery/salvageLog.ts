/** Merges a damaged log with its second copy event by event, by valid hash and link. */
import type { MissingRange } from '#domain/recovery/loss.ts';
import { macrotask } from '#world/settle.ts';
import { chainCheck } from '../log/hashChain.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { LogPage } from './writeLog.ts';

export type EventSource = {
  readonly isCopy: boolean;
  /** Events in a range of positions, unordered, possibly several per position, without unreadable ones; and their known commands. */
  readonly between: (from: number, to: number) => Promise<LogPage>;
};

export type SalvagedPage = LogPage & { readonly fromCopy: number };

export type ReadablePage = SalvagedPage & {
  /** Intact events after a lost one: no log can continue with them. */
  readonly behind: readonly StoredEvent[];
  readonly missing: readonly MissingRange[];
};

/** Positions per page, which are hashed in about ten milliseconds. */
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

export const addMissing = (ranges: readonly MissingRange[], added: MissingRange): readonly MissingRange[] => {
  const last = ranges.at(-1);
  return last?.to === added.from - 1
    ? [...ranges.slice(0, -1), { from: last.from, to: added.to }]
    : [...ranges, added];
};

type Chain = ReturnType<typeof chainCheck>;

const chainFrom = (event: StoredEvent): Chain | null => {
  const { position, previousHash, recordedAt } = event;
  const check = chainCheck({ position: position - 1, hash: previousHash, recordedAt });
  return check(event) === null ? check : null;
};

const createFollower = () => {
  let check = chainCheck();
  let isUnbroken = true;

  /** The candidate that continues the chain; else the first one with a valid hash, which restarts the chain. */
  const choose = (candidates: readonly Candidate[]): Candidate | null => {
    // A rejected candidate leaves the check unchanged.
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

/** All readable, verified events of positions 1 to `total`, in lazy pages; only stream ends stay in memory. */
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
 * The consecutive events from the first, in pages, with which a log can continue. Ends at `total`, or before
 * the first missing position.
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
