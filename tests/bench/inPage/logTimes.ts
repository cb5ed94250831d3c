/** Measures the Lab's operations on a long log: verifying, copying, reading a copy, filtering, folding back. */
import type { EventLog } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import { rechained } from '#events/log/rechain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { projections } from '#events/projections/answers.ts';
import { foldAll, type Projection } from '#events/projections/projection.ts';
import { checkNdjson } from '#mocks/inspection/branchEvents.ts';
import { exportLog } from '#mocks/inspection/exportLog.ts';
import { changesAt } from '#mocks/inspection/projectionChanges.ts';
import { verifyLog } from '#mocks/inspection/verifyLog.ts';
import { filterInSlices } from '#ui/lab/log/EventsView.tsx';
import { type FilterTerm, filterOf } from '#ui/lab/log/logFilter.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { sampleEvents } from './sampleEvents.ts';

export type LogPlan = { readonly events: number; readonly rounds: number };

export type LogTimes = {
  readonly events: number;
  readonly verify: readonly number[];
  readonly export: readonly number[];
  readonly import: readonly number[];
  /** The longest slice of each round; the text filter reads whole events. */
  readonly filter: readonly number[];
  readonly filterSlice: readonly number[];
  /** Folds all projections from the beginning, as for a page at a past moment. */
  readonly asOf: readonly number[];
  readonly changes: readonly number[];
};

const eventsPerAgency = 20;

export const linkedEvents = (count: number): readonly StoredEvent[] => {
  let last = emptyHead;
  return sampleEvents(count / eventsPerAgency).map((event) => {
    const linked = rechained(event, 'bench', last);
    last = linked;
    return linked;
  });
};

/** A log in memory with only the methods that verifying and copying use. */
const logOf = (events: readonly StoredEvent[]): Pick<EventLog, 'readAll' | 'head' | 'info' | 'vault'> => ({
  info: { storage: 'memory', persistent: false, tenant: 'bench' },
  vault: {
    get: async () => null,
    list: async () => new Map(),
    keep: async (entries) => entries.map(([, value]) => value),
    change: async () => {},
  },
  head: async () => events.at(-1) ?? emptyHead,
  readAll: async ({ after = 0, upTo = events.length, limit = 1_000 } = {}) =>
    events.slice(after, Math.min(upTo, after + limit)),
});

const timesOf = async (rounds: number, run: () => unknown): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const started = performance.now();
    await run();
    if (round >= 0) times.push(performance.now() - started);
  }
  return times;
};

const terms: readonly FilterTerm[] = [
  { field: 'type', not: true, value: 'Session' },
  { field: 'text', not: false, value: 'client a9' },
];

const filterOnce = async (events: readonly StoredEvent[], slices: number[]): Promise<void> => {
  const test = filterOf(terms);
  if (test === null) throw new Error('there is nothing to filter by');
  let started = performance.now();
  const timed = (event: StoredEvent): boolean => test(event);
  await filterInSlices({
    items: events,
    test: timed,
    from: 0,
    signal: new AbortController().signal,
    onSlice: () => {
      slices.push(performance.now() - started);
      started = performance.now();
    },
  });
};

const known = Object.values(projections) as unknown as readonly Projection<object>[];

export const logTimes = async ({ events: count, rounds }: LogPlan): Promise<LogTimes> => {
  const events = linkedEvents(count);
  const log = logOf(events);
  const { clock } = createVirtualWorld();
  const copy = () => exportLog(log, clock);
  const file = await copy();
  const slices: number[] = [];
  const last = events.findLast(({ type }) => type === 'ClientAdded')?.position ?? 1;
  return {
    events: events.length,
    verify: await timesOf(rounds, () => verifyLog(log)),
    export: await timesOf(rounds, copy),
    import: await timesOf(rounds, () => checkNdjson(file)),
    filter: await timesOf(rounds, () => filterOnce(events, slices)),
    filterSlice: [Math.max(...slices)],
    asOf: await timesOf(rounds, () => known.map((projection) => foldAll(projection, events))),
    changes: await timesOf(rounds, () => changesAt(events, last)),
  };
};
