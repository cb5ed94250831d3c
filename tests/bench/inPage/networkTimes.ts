/** Measures the Lab's network panel: recording a call, folding a full ring buffer into calls, and writing a HAR file. */
import { recordRequest, recordResponse } from '#machines/api/wire.ts';
import { callSpans } from '#ui/lab/network/CallList.tsx';
import { createCallFold } from '#ui/lab/network/callFold.ts';
import { type HarPlace, harParts } from '#ui/lab/network/har.ts';
import { createTimeAxis } from '#ui/lab/network/timeAxis.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { macrotask } from '#world/settle.ts';
import type { World } from '#world/world.ts';

export type NetworkPlan = { readonly rounds: number };

export type NetworkTimes = {
  readonly frames: number;
  /** Calls in the ring when one frame in ten is a request, as in use, and when all frames are calls. */
  readonly calls: number;
  readonly mostCalls: number;
  /** Microseconds for both frames of a call, and for two frames with nothing to record. */
  readonly recording: readonly number[];
  readonly emptyRecording: readonly number[];
  readonly fold: readonly number[];
  readonly foldOneMore: readonly number[];
  readonly axis: readonly number[];
  readonly har: readonly number[];
  readonly harOfMost: readonly number[];
  /** The longest block of the page meanwhile. */
  readonly harTurn: readonly number[];
};

const callsOfRing = 10_000;

const rowsInView = 60;

/** In use, a call comes with at least as many other frames: transitions, commands, events. */
const framesBetween = 8;
const callsInUse = 20_000 / (2 + framesBetween);

const place: HarPlace = { site: 'http://localhost', creator: 'Lab', version: '1', browser: 'A browser' };

/** About 600 bytes of JSON, like the workspace's reply; each a new object, as parsing creates. */
const replyOf = (number: number) => ({
  workspace: { id: `workspace-${number}`, name: 'Northlight Agency', created_at: '2026-01-05T09:00:00.000Z' },
  members: [1, 2, 3].map((member) => ({
    id: `account-${number}-${member}`,
    email: `person${member}@northlight.example`,
    first_name: 'Ada',
    last_name: 'Moreau',
    role: 'admin',
    joined_at: '2026-01-05T09:00:00.000Z',
  })),
});

const headers = new Headers({
  'Content-Type': 'application/json',
  'X-Log-Position': '249',
  'Cache-Control': 'no-store',
  'Server-Timing': 'latency;dur=24, handler;dur=3.0',
});

const recordCall = ({ trace }: World, reply: unknown): void => {
  const asked = { method: 'GET', path: '/api/workspace', query: '', attempt: 1 };
  const sent = { headers: { Accept: 'application/json' }, authorized: true, hasBody: false, body: undefined };
  const request = recordRequest(trace, null, { ...asked, ...sent });
  const answered = { status: 200, problem: null, position: 249, replayed: false, headers, headAfter: 30 };
  recordResponse(trace, request, { method: 'GET', path: '/api/workspace', ...answered, reply });
};

const recordNothing = ({ trace }: World): void => {
  const { number: cause, correlation } = trace.record({ kind: 'note', name: 'nothing', cause: null });
  trace.record({ kind: 'note', name: 'nothing', cause, correlation });
};

const timed = (rounds: number, run: () => unknown): readonly number[] => {
  const times: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const started = performance.now();
    run();
    if (round >= 0) times.push(performance.now() - started);
  }
  return times;
};

const fill = (record: (number: number) => void) => () => {
  for (let number = 0; number < callsOfRing; number += 1) record(number);
};

const perCall = (times: readonly number[]): readonly number[] =>
  times.map((time) => (time * 1_000) / callsOfRing);

/** Runs the work; returns its duration and the longest time between two turns of the page. */
const turned = async (work: () => Promise<unknown>): Promise<{ whole: number; longest: number }> => {
  const started = performance.now();
  let before = started;
  let longest = 0;
  let isOver = false;
  void work().then(() => {
    isOver = true;
  });
  while (!isOver) {
    await macrotask();
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return { whole: before - started, longest };
};

/** Each round serializes new replies from a full ring; `between`: other frames after each call. */
const harTimes = async (
  rounds: number,
  between: number,
): Promise<readonly { whole: number; longest: number }[]> => {
  const world = createLiveWorld();
  const times: { whole: number; longest: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let number = 0; number < 20_000 / (2 + between); number += 1) {
      recordCall(world, replyOf(number));
      for (let count = 0; count < between / 2; count += 1) recordNothing(world);
    }
    const fresh = createCallFold().take(world.trace.frames());
    times.push(await turned(async () => new Blob(await harParts(fresh, place))));
  }
  return times;
};

export const networkTimes = async ({ rounds }: NetworkPlan): Promise<NetworkTimes> => {
  const world = createLiveWorld();
  const replies = Array.from({ length: callsOfRing }, (_, number) => replyOf(number));
  const emptyRecording = perCall(
    timed(
      rounds,
      fill(() => recordNothing(world)),
    ),
  );
  const recording = perCall(
    timed(
      rounds,
      fill((number) => recordCall(world, replies[number])),
    ),
  );
  const frames = world.trace.frames();
  const fold = createCallFold();
  const calls = fold.take(frames);
  const inView = calls.slice(-rowsInView);
  const archives = await harTimes(rounds, framesBetween);
  const mostArchives = await harTimes(rounds, 0);
  return {
    frames: frames.length,
    calls: callsInUse,
    mostCalls: calls.length,
    recording,
    emptyRecording,
    fold: timed(rounds, () => createCallFold().take(frames)),
    foldOneMore: timed(rounds, () => {
      recordCall(world, replies[0]);
      return fold.take(world.trace.frames());
    }),
    axis: timed(rounds, () => createTimeAxis(callSpans(inView, 0))),
    har: archives.map(({ whole }) => whole),
    harOfMost: mostArchives.map(({ whole }) => whole),
    harTurn: mostArchives.map(({ longest }) => longest),
  };
};
