/** Joins what is left of a log with its second copy: event by event, whichever follows the one before it and is what was hashed. */
import { macrotask } from '#world/settle.ts';
import { chainCheck } from '../log/hashChain.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { LogPage } from './writeLog.ts';

export type EventSource = {
  readonly isCopy: boolean;
  /**
   * What it has of a range of positions: events in any order, several of one position too, without those that cannot be read; and the
   * commands that it knows of them.
   */
  readonly between: (from: number, to: number) => Promise<LogPage>;
};

/** `fromCopy`: how many of its events only the second copy has, or it has first. */
export type SalvagedPage = LogPage & { readonly fromCopy: number };

/** Positions of a page: so many events are hashed in about ten milliseconds. */
export const pageSize = 256;

type Candidate = { readonly event: StoredEvent; readonly isCopy: boolean };

type Range = { readonly from: number; readonly to: number };

const candidatesIn = async (sources: readonly EventSource[], { from, to }: Range) => {
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

/** What follows the event before it, up to the first position that no candidate fits. */
const fittingOf = (
  check: ReturnType<typeof chainCheck>,
  found: ReadonlyMap<number, readonly Candidate[]>,
  { from, to }: Range,
): readonly Candidate[] => {
  const fitting: Candidate[] = [];
  for (let position = from; position <= to; position += 1) {
    // What does not fit leaves the check where it was.
    const next = found.get(position)?.find(({ event }) => check(event) === null);
    if (next === undefined) break;
    fitting.push(next);
  }
  return fitting;
};

/**
 * The events in order from the first, checked, in pages; ends at `total`, or before the first position for which no source has the right
 * event. A page is asked for once the one before it was taken: nothing but ends of streams is kept of those that passed.
 */
export async function* salvageLog(
  sources: readonly EventSource[],
  total: number,
): AsyncGenerator<SalvagedPage> {
  const check = chainCheck();
  for (let from = 1; from <= total; from += pageSize) {
    const range = { from, to: Math.min(total, from + pageSize - 1) };
    const { found, commands } = await candidatesIn(sources, range);
    const fitting = fittingOf(check, found, range);
    const events = fitting.map(({ event }) => event);
    if (events.length > 0)
      yield { events, commands, fromCopy: fitting.filter(({ isCopy }) => isCopy).length };
    if (range.from + events.length <= range.to) return;
    await macrotask();
  }
}
