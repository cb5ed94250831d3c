/** Implements the trace as a ring of the latest frames, indexed by number. */
import type { Clock, Milliseconds } from './clock.ts';
import { createFrameBytes } from './frameBytes.ts';
import type { Ids } from './ids.ts';
import type { Frame, FrameInput, Trace } from './trace.ts';

type FrameFeed = {
  /** A frame sent from inside a listener waits until all have received the previous one. */
  send(frame: Frame): void;
  /** Adds a listener for later frames; returns the function that stops it at once. */
  subscribe(listener: (frame: Frame) => void): () => void;
};

type Subscription = { readonly listener: (frame: Frame) => void; stopped: boolean };

/** A listener's error must not break the recorder: it surfaces as uncaught. */
const tell = (subscription: Subscription, frame: Frame) => {
  try {
    subscription.listener(frame);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
};

const createFrameFeed = (): FrameFeed => {
  const waiting: { readonly frame: Frame; readonly to: readonly Subscription[] }[] = [];
  let subscriptions: readonly Subscription[] = [];
  let telling = false;

  const tellWaiting = () => {
    telling = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      for (const subscription of next.to) {
        if (!subscription.stopped) {
          tell(subscription, next.frame);
        }
      }
    }
    telling = false;
  };

  return {
    send: (frame) => {
      if (subscriptions.length > 0) {
        waiting.push({ frame, to: subscriptions });
      }
      if (!telling) {
        tellWaiting();
      }
    },
    subscribe: (listener) => {
      const subscription = { listener, stopped: false };
      subscriptions = [...subscriptions, subscription];
      return () => {
        subscription.stopped = true;
        subscriptions = subscriptions.filter((other) => other !== subscription);
      };
    },
  };
};

export type TraceOptions = {
  readonly clock: Clock;
  readonly ids: Ids;
  /** The most frames, one or more; default: 20,000. */
  readonly capacity?: number;
  /** Estimated bytes of all frames; default: 10 million. */
  readonly mostBytes?: number;
  /** The last frame number of the previous page, from which numbers continue; default: 0. */
  readonly after?: number;
  /** The machine's own monotonic time, milliseconds. */
  readonly realTime: () => Milliseconds;
};

const frameBytes = 200;

/** The share that remains after exceeding the byte bound, so that readers from the oldest frame seldom restart. */
const keptShare = 0.9;

/** Frames by number in a ring that drops the oldest beyond `capacity` and `mostBytes`. The newest stays, however large. */
const createRing = (capacity: number, mostBytes: number, after: number) => {
  const ring: (Frame | undefined)[] = [];
  const sizes: number[] = [];
  const bytesOf = createFrameBytes();
  let bytes = 0;
  let oldest = after + 1;
  let newest = after;
  const placeOf = (number: number): number => (number - 1 - after) % capacity;
  const forgetOldest = (): void => {
    const place = placeOf(oldest);
    bytes -= sizes[place] ?? 0;
    ring[place] = undefined;
    oldest += 1;
  };
  return {
    add: (frame: Frame): void => {
      if (frame.number - oldest >= capacity) forgetOldest();
      const place = placeOf(frame.number);
      const size = frameBytes + bytesOf(frame.detail);
      ring[place] = frame;
      sizes[place] = size;
      newest = frame.number;
      bytes += size;
      if (bytes > mostBytes) while (bytes > mostBytes * keptShare && oldest < newest) forgetOldest();
    },
    find: (number: number): Frame | undefined => {
      const kept = ring[placeOf(number)];
      return kept?.number === number ? kept : undefined;
    },
    all: (): readonly Frame[] => {
      if (newest < oldest) return [];
      const [from, to] = [placeOf(oldest), placeOf(newest) + 1];
      const parts = from < to ? ring.slice(from, to) : [...ring.slice(from), ...ring.slice(0, to)];
      return parts as Frame[];
    },
  };
};

/** Recording takes constant time however full the ring is; details are stored by reference. */
export const createTrace = (options: TraceOptions): Trace => {
  const { clock, ids, capacity = 20_000, mostBytes = 10_000_000, after = 0, realTime } = options;
  if (!Number.isSafeInteger(capacity) || capacity < 1) {
    throw new RangeError(`a trace keeps one frame or more, not ${capacity}`);
  }
  let ring = createRing(capacity, mostBytes, after);
  const feed = createFrameFeed();
  let count = after;
  /** The running frames, innermost last. Two that overlap may end in any order, such as a held press and an answered one. */
  const entered: { readonly frame: Frame }[] = [];

  const running = (): Frame | null => entered.at(-1)?.frame ?? null;

  const causeOf = (input: FrameInput): number | null => {
    const cause = input.cause === undefined ? (running()?.number ?? null) : input.cause;
    if (cause !== null && !(cause >= 1 && cause <= count)) {
      throw new RangeError(`frame ${count + 1} cannot be caused by frame ${cause}`);
    }
    return cause;
  };

  const correlationOf = (cause: number | null): string => {
    if (cause === null) {
      return ids.correlation();
    }
    const current = running();
    const causing = cause === current?.number ? current : ring.find(cause);
    return causing?.correlation ?? ids.correlation();
  };

  const record = (input: FrameInput): Frame => {
    const cause = causeOf(input);
    const recorded: Frame = {
      number: count + 1,
      kind: input.kind,
      name: input.name,
      at: clock.now(),
      realTime: realTime(),
      cause,
      correlation: input.correlation ?? correlationOf(cause),
      actor: input.actor ?? null,
      detail: input.detail,
    };
    ring.add(recorded);
    count += 1;
    feed.send(recorded);
    return recorded;
  };

  const enter = (causing: Frame): (() => void) => {
    const entry = { frame: causing };
    entered.push(entry);
    return () => {
      const at = entered.lastIndexOf(entry);
      if (at >= 0) entered.splice(at, 1);
    };
  };

  const within = <Result>(causing: Frame, work: () => Result): Result => {
    const leave = enter(causing);
    try {
      return work();
    } finally {
      leave();
    }
  };

  let forgotten = 0;
  const forget = (): void => {
    ring = createRing(capacity, mostBytes, count);
    forgotten = count;
  };

  return {
    record,
    frames: () => ring.all(),
    frame: (number) => ring.find(number),
    within,
    enter,
    current: running,
    subscribe: feed.subscribe,
    forget,
    forgotten: () => forgotten,
  };
};
