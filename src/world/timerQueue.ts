/** Orders pending timers by due time, equal ones by insertion. */
import type { Milliseconds, TimerId } from './clock.ts';

export type Timer = { readonly id: TimerId; readonly due: Milliseconds; readonly run: () => void };

export type TimerQueue = {
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
