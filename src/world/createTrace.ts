/** The ring of frames: what happened last, found by number at once. */
import type { Clock, Milliseconds } from './clock.ts';
import { createFrameFeed } from './frameFeed.ts';
import type { Ids } from './ids.ts';
import type { Frame, FrameInput, Trace } from './trace.ts';

export type TraceOptions = {
  readonly clock: Clock;
  readonly ids: Ids;
  /** How many frames are kept, one or more; left out: 20,000. */
  readonly capacity?: number;
  /** The number of the last frame of the page that was left, which frames go on from; left out: 0. */
  readonly after?: number;
  /** The machine's own monotonic time, milliseconds. */
  readonly realTime: () => Milliseconds;
};

/** An empty trace. Recording takes the same short time however full the ring is; details are kept by reference. */
export const createTrace = ({ clock, ids, capacity = 20_000, after = 0, realTime }: TraceOptions): Trace => {
  if (!Number.isSafeInteger(capacity) || capacity < 1) {
    throw new RangeError(`a trace keeps one frame or more, not ${capacity}`);
  }
  const ring: Frame[] = [];
  const feed = createFrameFeed();
  /** The number of the newest frame. */
  let count = after;
  /** What runs now, the innermost last. Two that overlap may end in any order, such as a held press and one that is answered. */
  const entered: { readonly frame: Frame }[] = [];

  const running = (): Frame | null => entered.at(-1)?.frame ?? null;

  const frame = (number: number): Frame | undefined => {
    const kept = ring[(number - 1 - after) % capacity];
    return kept?.number === number ? kept : undefined;
  };

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
    const causing = cause === current?.number ? current : frame(cause);
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
    ring[(count - after) % capacity] = recorded;
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

  const frames = () => {
    const recorded = count - after;
    const oldest = recorded % capacity;
    return recorded <= capacity ? ring.slice() : [...ring.slice(oldest), ...ring.slice(0, oldest)];
  };

  return { record, frames, frame, within, enter, current: running, subscribe: feed.subscribe };
};
