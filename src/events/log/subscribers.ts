/** Who listens to the log: each listener gets every event once and in order, however appends and reads interleave. */
import type { StoredEvent } from './storedEvent.ts';

export type EventListener = (events: readonly StoredEvent[]) => void;

export type Subscribers = {
  /** Catches up from after a position, then stays; returns the function that stops it. */
  add(after: number, listener: EventListener): () => void;
  /** Hands out events just committed, so that nobody has to read them again. */
  offer(events: readonly StoredEvent[]): void;
  /** There may be something new to read. */
  wake(): void;
  /** Ends all subscriptions, those to come too. */
  close(): void;
};

type Subscriber = {
  readonly listener: EventListener;
  /** Position of the last event handed out. */
  position: number;
  /** Reading now: events offered meanwhile are left to the reader. */
  reading: boolean;
  /** Something came while it was reading. */
  again: boolean;
};

const pageSize = 1000;

type Parts = {
  /** Up to `limit` events after a position. */
  readonly read: (after: number, limit: number) => Promise<readonly StoredEvent[]>;
  /** Takes what a listener or a read threw. */
  readonly report: (error: unknown) => void;
};

/** Subscribers over a log that can be read; nothing is read before the first one comes. */
export const createSubscribers = ({ read, report }: Parts): Subscribers => {
  const active = new Set<Subscriber>();
  let closed = false;

  const deliver = (subscriber: Subscriber, events: readonly StoredEvent[]): void => {
    const last = events.at(-1);
    if (last === undefined || !active.has(subscriber)) {
      return;
    }
    subscriber.position = last.position;
    try {
      subscriber.listener(events);
    } catch (error) {
      report(error);
    }
  };

  const readPage = async (subscriber: Subscriber): Promise<void> => {
    try {
      const events = await read(subscriber.position, pageSize);
      deliver(subscriber, events);
      subscriber.again ||= events.length === pageSize;
    } catch (error) {
      if (active.has(subscriber)) {
        report(error);
      }
    }
  };

  const wake = async (subscriber: Subscriber): Promise<void> => {
    if (subscriber.reading) {
      subscriber.again = true;
      return;
    }
    subscriber.reading = true;
    do {
      subscriber.again = false;
      await readPage(subscriber);
    } while (subscriber.again && active.has(subscriber));
    // In the same turn as the check above: a wake between the two would be lost.
    subscriber.reading = false;
  };

  return {
    add: (after, listener) => {
      const subscriber: Subscriber = { listener, position: after, reading: false, again: false };
      if (!closed) {
        active.add(subscriber);
        void wake(subscriber);
      }
      return () => {
        active.delete(subscriber);
      };
    },
    offer: (events) => {
      for (const subscriber of active) {
        if (!subscriber.reading && events[0]?.position === subscriber.position + 1) {
          deliver(subscriber, events);
        } else {
          void wake(subscriber);
        }
      }
    },
    wake: () => {
      for (const subscriber of active) {
        void wake(subscriber);
      }
    },
    close: () => {
      closed = true;
      active.clear();
    },
  };
};
