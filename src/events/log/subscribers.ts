/** Delivers every event to each subscriber once and in order, however appends and reads interleave. */
import type { StoredEvent } from './storedEvent.ts';

export type EventListener = (events: readonly StoredEvent[]) => void;

export type Subscribers = {
  /** Catches up from a position, then follows; returns the unsubscribe function. */
  add(after: number, listener: EventListener): () => void;
  offer(events: readonly StoredEvent[]): void;
  wake(): void;
  close(): void;
};

export type SubscriberParts = {
  readonly read: (after: number, limit: number) => Promise<readonly StoredEvent[]>;
  readonly report: (error: unknown) => void;
};

const pageSize = 1000;

/** Repeats a step while it returns true or a call arrived during the run. */
const repeater = (step: () => Promise<boolean>) => {
  let running = false;
  let again = false;

  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      again = (await step()) || again;
    } while (again);
    // In the same turn as the check above: a call between the two would be lost.
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

type Subscriber = {
  readonly listener: EventListener;
  position: number;
  stopped: boolean;
  /** True once it has caught up and shares the live feed. */
  live: boolean;
};

const hand = (
  subscriber: Subscriber,
  events: readonly StoredEvent[],
  report: SubscriberParts['report'],
): void => {
  const first = events.findIndex(({ position }) => position > subscriber.position);
  if (first < 0 || subscriber.stopped) return;
  const news = first === 0 ? events : events.slice(first);
  subscriber.position = news.at(-1)?.position ?? subscriber.position;
  try {
    subscriber.listener(news);
  } catch (error) {
    report(error);
  }
};

const createLiveFeed = ({ read, report }: SubscriberParts) => {
  const live = new Set<Subscriber>();
  let reached: number | null = null;

  const take = (events: readonly StoredEvent[]): void => {
    if (live.size === 0) return;
    reached = Math.max(reached ?? 0, events.at(-1)?.position ?? 0);
    for (const subscriber of live) hand(subscriber, events, report);
  };

  const readPage = async (): Promise<boolean> => {
    if (reached === null) return false;
    try {
      const events = await read(reached, pageSize);
      if (events.length > 0) take(events);
      return events.length === pageSize && live.size > 0;
    } catch (error) {
      if (live.size > 0) report(error);
      return false;
    }
  };
  const reader = repeater(readPage);

  return {
    isBehind: (subscriber: Subscriber): boolean => reached !== null && subscriber.position < reached,
    join: (subscriber: Subscriber): void => {
      subscriber.live = true;
      live.add(subscriber);
      reached ??= subscriber.position;
    },
    leave: (subscriber: Subscriber): void => {
      live.delete(subscriber);
      if (live.size === 0) reached = null;
    },
    wake: (): void => {
      if (live.size > 0) reader.ask();
    },
    offer: (events: readonly StoredEvent[]): void => {
      if (live.size === 0) return;
      if (!reader.isRunning() && reached !== null && events[0]?.position === reached + 1) take(events);
      else reader.ask();
    },
  };
};

type LiveFeed = ReturnType<typeof createLiveFeed>;

const createCatchUp = ({ read, report }: SubscriberParts, feed: LiveFeed, subscriber: Subscriber) =>
  repeater(async () => {
    if (subscriber.stopped) return false;
    if (subscriber.live) {
      feed.wake();
      return false;
    }
    try {
      const events = await read(subscriber.position, pageSize);
      hand(subscriber, events, report);
      if (subscriber.stopped) return false;
      if (events.length === pageSize || feed.isBehind(subscriber)) return true;
      feed.join(subscriber);
    } catch (error) {
      if (!subscriber.stopped) report(error);
    }
    return false;
  });

export const createSubscribers = (parts: SubscriberParts): Subscribers => {
  const feed = createLiveFeed(parts);
  const active = new Map<Subscriber, ReturnType<typeof createCatchUp>>();
  let closed = false;

  const remove = (subscriber: Subscriber): void => {
    subscriber.stopped = true;
    active.delete(subscriber);
    feed.leave(subscriber);
  };

  const late = () => [...active].filter(([{ live }]) => !live);

  /** After a failed read, the offered events may be all that the subscriber lacks. */
  const offerLate = (events: readonly StoredEvent[]): void => {
    for (const [subscriber, catchUp] of late()) {
      if (catchUp.isRunning() || events[0]?.position !== subscriber.position + 1) {
        catchUp.ask();
      } else {
        hand(subscriber, events, parts.report);
        if (!subscriber.stopped) feed.join(subscriber);
      }
    }
  };

  return {
    add: (after, listener) => {
      const subscriber: Subscriber = { listener, position: after, stopped: false, live: false };
      if (!closed) {
        const catchUp = createCatchUp(parts, feed, subscriber);
        active.set(subscriber, catchUp);
        catchUp.ask();
      }
      return () => remove(subscriber);
    },
    offer: (events) => {
      feed.offer(events);
      offerLate(events);
    },
    wake: () => {
      feed.wake();
      for (const [, catchUp] of late()) catchUp.ask();
    },
    close: () => {
      closed = true;
      for (const subscriber of [...active.keys()]) remove(subscriber);
    },
  };
};
