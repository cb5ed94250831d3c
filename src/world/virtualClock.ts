/** Implements time that moves only by explicit calls, for headless runs and tests. */

import type { TimerId } from './clock.ts';
import { type Clock, type Milliseconds, wholeDelay } from './clock.ts';
import { settle as settleTurns } from './settle.ts';

type Timer = { readonly id: TimerId; readonly due: Milliseconds; readonly run: () => void };

type TimerQueue = {
  add(due: Milliseconds, run: () => void): TimerId;
  remove(id: TimerId): void;
  /** Infinity when none is pending. */
  nextDue(): Milliseconds;
  takeDue(time: Milliseconds): Timer | undefined;
  dues(): readonly Milliseconds[];
};

/** A list sorted latest first, popped from its end. Not a heap: dozens wait here, and a cleared one leaves at once. */
export const createTimerQueue = (): TimerQueue => {
  const latestFirst: Timer[] = [];
  const byId = new Map<TimerId, Timer>();
  let lastId = 0;

  const placeOf = (due: Milliseconds, id: TimerId): number => {
    let from = 0;
    let to = latestFirst.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      const timer = latestFirst[middle];
      const comesAfter = timer !== undefined && (timer.due > due || (timer.due === due && timer.id > id));
      if (comesAfter) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  };

  const nextDue = () => latestFirst.at(-1)?.due ?? Number.POSITIVE_INFINITY;

  return {
    add: (due, run) => {
      lastId += 1;
      const timer = { id: lastId, due, run };
      latestFirst.splice(placeOf(due, lastId), 0, timer);
      byId.set(lastId, timer);
      return lastId;
    },
    remove: (id) => {
      const timer = byId.get(id);
      if (timer !== undefined) {
        byId.delete(id);
        latestFirst.splice(placeOf(timer.due, id), 1);
      }
    },
    nextDue,
    takeDue: (time) => {
      const timer = nextDue() <= time ? latestFirst.pop() : undefined;
      if (timer !== undefined) {
        byId.delete(timer.id);
      }
      return timer;
    },
    dues: () => latestFirst.map((timer) => timer.due).reverse(),
  };
};

type ErrorCollection = {
  attempt(run: () => void): void;
  /** Throws the collected error itself when it is the only one, an AggregateError when there are more. */
  throwAny(): void;
};

/** Runs several callbacks of which some may throw: none stops the next, and no error is lost. */
export const collectErrors = (): ErrorCollection => {
  const errors: unknown[] = [];

  return {
    attempt: (run) => {
      try {
        run();
      } catch (error) {
        errors.push(error);
      }
    },
    throwAny: () => {
      if (errors.length > 1) {
        throw new AggregateError(errors, `${errors.length} callbacks threw`);
      }
      if (errors.length === 1) {
        throw errors[0];
      }
    },
  };
};

/**
 * Each advance fires due timers in order, new ones included, at their own times. All run even when some
 * throw; the error follows. A nested advance throws.
 */
export type VirtualClock = Clock & {
  /** Whole milliseconds, zero or more. */
  advance(delay: Milliseconds): void;
  /** `time` in milliseconds since the epoch; an earlier time than now throws RangeError. */
  advanceTo(time: Milliseconds): void;
  /**
   * Like `advance`, but awaits `settle` first and after each timer, so that code awaiting a timer continues
   * at the time at which it fired.
   */
  advanceAsync(delay: Milliseconds, settle?: () => Promise<void>): Promise<void>;
  /** Advances like a computer that slept: timers that were due fire on waking up, in order, each once, and see the later time. */
  oversleep(delay: Milliseconds): void;
  pending(): readonly Milliseconds[];
};

/** More than this at one instant are timers that set each other without delay: an endless loop. */
const mostTimersAtOneInstant = 100_000;

/** `start`: whole milliseconds since the epoch, otherwise RangeError. */
export const createVirtualClock = (start: Milliseconds): VirtualClock => {
  if (!Number.isSafeInteger(start)) {
    throw new RangeError(`a clock starts at whole milliseconds, not at ${start}`);
  }
  const timers = createTimerQueue();
  let time = start;
  let advancing = false;
  let firedAtThisInstant = 0;

  const begin = (target: Milliseconds) => {
    if (advancing) {
      throw new Error('the clock is advancing already');
    }
    if (!Number.isSafeInteger(target) || target < time) {
      throw new RangeError(`time cannot go from ${time} to ${target}`);
    }
    advancing = true;
    firedAtThisInstant = 0;
    return collectErrors();
  };

  const oversleep = (delay: Milliseconds) => {
    const errors = begin(time + delay);
    time += delay;
    try {
      const { length: missed } = timers.dues().filter((due) => due <= time);
      for (let left = missed; left > 0; left -= 1) {
        const timer = timers.takeDue(time);
        if (timer) errors.attempt(timer.run);
      }
    } finally {
      advancing = false;
    }
    errors.throwAny();
  };

  const fireNext = (target: Milliseconds, errors: ErrorCollection): boolean => {
    const timer = timers.takeDue(target);
    if (timer === undefined) {
      return false;
    }
    firedAtThisInstant = timer.due === time ? firedAtThisInstant + 1 : 1;
    if (firedAtThisInstant > mostTimersAtOneInstant) {
      throw new Error(`timers keep setting timers without delay at ${time}`);
    }
    time = timer.due;
    errors.attempt(timer.run);
    return true;
  };

  const advanceTo = (target: Milliseconds) => {
    const errors = begin(target);
    try {
      while (fireNext(target, errors));
      time = target;
    } finally {
      advancing = false;
    }
    errors.throwAny();
  };

  const advanceAsync = async (delay: Milliseconds, settle = settleTurns) => {
    const target = time + delay;
    const errors = begin(target);
    try {
      do {
        await settle();
      } while (fireNext(target, errors));
      time = target;
    } finally {
      advancing = false;
    }
    errors.throwAny();
  };

  return {
    now: () => time,
    setTimeout: (run, delay) => timers.add(time + wholeDelay(delay), run),
    clearTimeout: timers.remove,
    advance: (delay) => advanceTo(time + delay),
    advanceTo,
    advanceAsync,
    oversleep,
    pending: timers.dues,
  };
};
