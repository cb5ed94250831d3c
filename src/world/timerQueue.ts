/** Which timer comes next: pending timers by due time, those of the same time in the order they were set. */
import type { Milliseconds, TimerId } from './clock.ts';

export type Timer = { readonly id: TimerId; readonly due: Milliseconds; readonly run: () => void };

export type TimerQueue = {
  /** Adds a timer and names it: 1, 2, 3, ... */
  add(due: Milliseconds, run: () => void): TimerId;
  /** Forgets a timer; an unknown one is ignored. */
  remove(id: TimerId): void;
  /** When the next timer is due; Infinity when none is pending. */
  nextDue(): Milliseconds;
  /** Removes and gives the next timer, unless it is due later than `time`. */
  takeDue(time: Milliseconds): Timer | undefined;
  /** The due times of all pending timers, soonest first. */
  dues(): readonly Milliseconds[];
};

/** A sorted list, latest first: the next timer is taken from its end. Not a heap: dozens wait here, and a cleared one leaves at once. */
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
