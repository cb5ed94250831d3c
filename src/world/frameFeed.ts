/** Delivers each frame to the listeners present at its recording, frame after frame. */
import type { Frame } from './trace.ts';

export type FrameFeed = {
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

export const createFrameFeed = (): FrameFeed => {
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
