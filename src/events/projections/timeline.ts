/** Where the events of a workspace stand: their numbers for its people, and the days on which they happened. */
import type { DatedFact } from '#domain/analysis/dailyActivity.ts';
import { type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { taggedClient } from '../tags.ts';

export type Timeline = {
  /** The place in the log of each event, in order: the first is number 1 (ruling D35). Later ones may follow. */
  readonly positions: readonly number[];
  /** When each of them happened, in milliseconds, in the same order. */
  readonly times: readonly number[];
  /** What happened on each day, in the order of the log. Later events may follow. */
  readonly byDay: ReadonlyMap<EpochDay, readonly DatedFact[]>;
  /** What happened about each client, by its id, in the order of the log. Later events may follow. */
  readonly byClient: ReadonlyMap<string, readonly DatedFact[]>;
  /** The day on which the earliest event happened; null without any. */
  readonly firstDay: EpochDay | null;
};

export type GrowingTimeline = {
  readonly positions: number[];
  readonly times: number[];
  readonly byDay: Map<EpochDay, DatedFact[]>;
  readonly byClient: Map<string, DatedFact[]>;
  firstDay: EpochDay | null;
};

export const emptyTimeline = (): GrowingTimeline => ({
  positions: [],
  times: [],
  byDay: new Map(),
  byClient: new Map(),
  firstDay: null,
});

/** An event as far as its day matters. */
export const factOf = ({ position, type, occurredAt }: StoredEvent): DatedFact => ({
  position,
  type,
  day: epochDayAt(Date.parse(occurredAt)),
});

const keep = <Key>(facts: Map<Key, DatedFact[]>, key: Key, fact: DatedFact): void => {
  const known = facts.get(key) ?? [];
  known.push(fact);
  facts.set(key, known);
};

/** Adds the next event: what it is, when it happened, in milliseconds, and about which client. */
export const addFact = (
  timeline: GrowingTimeline,
  fact: DatedFact,
  { time, client }: { readonly time: number; readonly client: string | null },
): void => {
  const { position, day } = fact;
  timeline.positions.push(position);
  timeline.times.push(time);
  keep(timeline.byDay, day, fact);
  if (client !== null) keep(timeline.byClient, client, fact);
  timeline.firstDay = Math.min(timeline.firstDay ?? day, day);
};

/** Adds the next events. */
export const extendTimeline = (timeline: GrowingTimeline, events: readonly StoredEvent[]): void => {
  for (const event of events)
    addFact(timeline, factOf(event), {
      time: Date.parse(event.occurredAt),
      client: taggedClient(event.tags),
    });
};

/** How many events of the workspace stand at a position or before it: the number of the one that stands there. */
export const numberAt = ({ positions }: Pick<Timeline, 'positions'>, position: number): number => {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The place in the log of the last event before the first one that happened after a time, in milliseconds; 0 for none. */
export const positionBefore = (
  { positions, times }: Pick<Timeline, 'positions' | 'times'>,
  time: number,
): number => {
  const next = times.findIndex((one) => one > time);
  return positions[(next < 0 ? positions.length : next) - 1] ?? 0;
};

/** What happened on the days of a range, both included, as far as it stands at a position or before it. */
export const factsBetween = (
  { byDay }: Pick<Timeline, 'byDay'>,
  { from, to }: { readonly from: EpochDay; readonly to: EpochDay },
  position: number,
): readonly DatedFact[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => byDay.get(from + index) ?? []).flatMap(
    (facts) => facts.filter((fact) => fact.position <= position),
  );
