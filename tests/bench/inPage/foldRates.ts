/** Measures fold speed of the projections in events per second, compared with a plain loop. */
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { projections } from '#events/projections/answers.ts';
import { foldAll, foldBatch, type Projection } from '#events/projections/projection.ts';
import { sampleEvents } from './sampleEvents.ts';

export type FoldPlan = { readonly agencies: number; readonly rounds: number };

export type FoldRates = {
  readonly events: number;
  readonly plain: readonly number[];
  /** All projections from the beginning, one after the other, as at the start of the backend. */
  readonly all: readonly number[];
  readonly each: Readonly<Record<string, readonly number[]>>;
  /** Incremental folds by batch size, as while the product is used. */
  readonly batches: readonly { readonly size: number; readonly rates: readonly number[] }[];
};

type Change = (answer: object, event: StoredEvent) => void;

const known = Object.values(projections) as unknown as readonly Projection<object>[];

const ratesOf = (events: number, rounds: number, run: () => unknown): readonly number[] => {
  const rates: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const started = performance.now();
    run();
    const seconds = (performance.now() - started) / 1_000;
    if (round >= 0) rates.push(events / seconds);
  }
  return rates;
};

const foldEach = (events: readonly StoredEvent[]): readonly object[] =>
  known.map((projection) => foldAll(projection, events));

/** Floor: one loop that calls each projection's handler by event type, without freezing. */
const foldPlainly = (events: readonly StoredEvent[]): readonly object[] => {
  const answers = known.map(({ empty }) => empty());
  const changes = new Map<string, { readonly change: Change; readonly answer: object }[]>();
  for (const [index, { on }] of known.entries()) {
    for (const [type, change] of Object.entries(on)) {
      const changesOfType = changes.get(type) ?? [];
      changesOfType.push({ change: change as Change, answer: answers[index] ?? {} });
      changes.set(type, changesOfType);
    }
  }
  for (const event of events) {
    for (const { change, answer } of changes.get(event.type) ?? []) change(answer, event);
  }
  return answers;
};

const foldOn = (start: readonly object[], events: readonly StoredEvent[], size: number) => {
  let answers = start;
  for (let first = 0; first < events.length; first += size) {
    const batch = events.slice(first, first + size);
    answers = known.map((projection, index) => foldBatch(projection, answers[index] ?? {}, batch));
  }
  return answers;
};

/** Folds `agencies` times 20 events repeatedly; runs in a browser and in Node. */
export const foldRates = ({ agencies, rounds }: FoldPlan): FoldRates => {
  const events = sampleEvents(agencies);
  const rate = (count: number, run: () => unknown) => ratesOf(count, rounds, run);
  const recent = events.slice(-500);
  const before = foldEach(events.slice(0, -500));
  return {
    events: events.length,
    plain: rate(events.length, () => foldPlainly(events)),
    all: rate(events.length, () => foldEach(events)),
    each: Object.fromEntries(
      known.map((projection) => [projection.name, rate(events.length, () => foldAll(projection, events))]),
    ),
    batches: [1, 10, 100].map((size) => ({
      size,
      rates: rate(recent.length, () => foldOn(before, recent, size)),
    })),
  };
};
