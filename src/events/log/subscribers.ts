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

export type SubscriberParts = {
  /** Up to `limit` events after a position. */
  readonly read: (after: number, limit: number) => Promise<readonly StoredEvent[]>;
  /** Takes what a listener or a read threw. */
  readonly report: (error: unknown) => void;
};

const pageSize = 1000;

/** Repeats a step for as long as it says that there is more, or somebody asked while it was running. */
const repeater = (step: () => Promise<boolean>) => {
  let running = false;
  let again = false;

  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      again = (await step()) || again;
    } while (again);
    // In the same turn as the check above: what is asked between the two would be lost.
    running = false;
  };

  return {
    isRunning: (): boolean => running,
    ask: (): void => {
      if (running) {
        again = true;
      } else {
        void run();
      }
    },
  };
};

type Subscriber = Pick<Subscribers, 'offer' | 'wake'> & { stop(): void };

const createSubscriber = (
  { read, report }: SubscriberParts,
  after: number,
  listener: EventListener,
): Subscriber => {
  /** Of the last event handed out. */
  let position = after;
  let stopped = false;

  const deliver = (events: readonly StoredEvent[]): void => {
    position = events.at(-1)?.position ?? position;
    try {
      listener(events);
    } catch (error) {
      report(error);
    }
  };

  /** Whether there may be another page. */
  const readPage = async (): Promise<boolean> => {
    try {
      const events = stopped ? [] : await read(position, pageSize);
      if (events.length > 0 && !stopped) {
        deliver(events);
      }
      return events.length === pageSize;
    } catch (error) {
      if (!stopped) {
        report(error);
      }
      return false;
    }
  };

  const reader = repeater(readPage);
  return {
    wake: reader.ask,
    offer: (events) => {
      if (!reader.isRunning() && events[0]?.position === position + 1) {
        deliver(events);
      } else {
        reader.ask();
      }
    },
    stop: () => {
      stopped = true;
    },
  };
};

/** Subscribers over a log that can be read; nothing is read before the first one comes. */
export const createSubscribers = (parts: SubscriberParts): Subscribers => {
  const active = new Set<Subscriber>();
  let closed = false;

  const remove = (subscriber: Subscriber): void => {
    subscriber.stop();
    active.delete(subscriber);
  };

  return {
    add: (after, listener) => {
      const subscriber = createSubscriber(parts, after, listener);
      if (!closed) {
        active.add(subscriber);
        subscriber.wake();
      }
      return () => remove(subscriber);
    },
    offer: (events) => {
      for (const subscriber of active) {
        subscriber.offer(events);
      }
    },
    wake: () => {
      for (const subscriber of active) {
        subscriber.wake();
      }
    },
    close: () => {
      closed = true;
      for (const subscriber of active) {
        remove(subscriber);
      }
    },
  };
};
