/** Simulates an hour of the app with the Lab open and measures heap growth per minute, with and without a byte limit. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import { createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { createCoverageCounter } from '#ui/lab/charts/coverage.ts';
import { createCallFold } from '#ui/lab/network/callFold.ts';
import { createIds } from '#world/createIds.ts';
import { createTrace } from '#world/createTrace.ts';
import { seededEntropy } from '#world/entropy.ts';
import { seededRandom } from '#world/seededRandom.ts';
import type { Trace } from '#world/trace.ts';
import { createVirtualClock, type VirtualClock } from '#world/virtualClock.ts';
import type { Lane } from '../lane.ts';

const second = 1_000;

/** Bytes. The ring frees a tenth at once, so its own size varies by a million. */
const mostGrowth = 100_000;

const collect = (): number => {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  gc();
  gc();
  return process.memoryUsage().heapUsed;
};

const replyAt = (at: number) => ({
  rows: Array.from({ length: 60 }, (_, row) => ({
    id: `row-${row}-${at}`,
    sessions: at % 1_000,
    revenue_cents: row * at,
  })),
});

const liveSecond = (trace: Trace, clock: VirtualClock): void => {
  const at = clock.now();
  const path = '/api/metrics';
  const request = trace.record({
    kind: 'request',
    name: `GET ${path}`,
    cause: null,
    detail: {
      method: 'GET',
      path,
      query: '',
      attempt: 1,
      headers: {},
      authorized: true,
      hasBody: false,
      body: undefined,
    },
  });
  const reply = replyAt(at);
  const response = trace.record({
    kind: 'response',
    name: '200',
    cause: request.number,
    detail: {
      method: 'GET',
      path,
      status: 200,
      problem: null,
      position: null,
      replayed: false,
      headers: null,
      headAfter: 1,
      reply,
    },
  });
  const start = trace.record({
    kind: 'actor',
    name: 'board started',
    actor: 'board',
    cause: response.number,
    detail: { machine: 'board', value: 'idle', context: {} },
  });
  trace.record({
    kind: 'transition',
    name: 'idle -> shown',
    actor: 'board',
    detail: {
      run: start.number,
      event: { type: 'reply.come', reply },
      value: 'shown',
      context: { reply },
      taken: [{ source: 'board.idle', on: 'reply.come', index: 0, targets: ['board.shown'] }],
    },
  });
  trace.record({ kind: 'actor', name: 'board stopped', actor: 'board', detail: { run: start.number } });
  trace.record({
    kind: 'stream',
    name: 'visits',
    cause: null,
    detail: { request: request.number, items: [{ at, visitors: at % 90 }], size: 80, ending: null },
  });
};

const openLab = (trace: Trace): (() => void) => {
  const [readRuns, calls, coverage] = [
    createRunReader(),
    createCallFold(),
    createCoverageCounter(() => undefined),
  ];
  trace.subscribe(coverage.take);
  return () => {
    const frames = trace.frames();
    readRuns(frames);
    calls.take(frames);
  };
};

/** Bytes a minute over the second half. */
const growthOf = (minutes: number, seed: number, mostBytes?: number): number => {
  const clock = createVirtualClock(Date.UTC(2026, 10, 29, 9));
  const ids = createIds(clock, seededEntropy(seededRandom(seed)));
  const trace = createTrace({ clock, ids, realTime: () => clock.now(), ...(mostBytes && { mostBytes }) });
  const look = openLab(trace);
  let half = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    for (let passed = 0; passed < 60; passed += 1) {
      clock.advance(second);
      liveSecond(trace, clock);
      look();
    }
    if (minute === Math.floor(minutes / 2)) half = collect();
  }
  const growth = collect() - half;
  expect(trace.frames().length).toBeGreaterThan(0);
  return Math.round(growth / (minutes - Math.floor(minutes / 2)));
};

export const labMemory: Lane = {
  name: 'lab-memory',
  promise: 'with the Lab open the heap stops growing',
  runs: 50,
  run: async ({ runs: minutes, seed }) => {
    const before = growthOf(minutes, seed, Number.POSITIVE_INFINITY);
    const after = growthOf(minutes, seed);
    expect(after).toBeLessThan(mostGrowth);
    return { minutes, 'bytes a minute bounded by count': before, 'bytes a minute bounded by bytes': after };
  },
};
