/** Counts pending requests, to find a moment when no reply is awaited. */
import { type Clock, type Milliseconds, sleep } from '#world/clock.ts';

type Handle = (request: Request) => Promise<Response>;

export type InFlight = {
  readonly handle: Handle;
  readonly calm: (rest: Milliseconds) => Promise<void>;
};

export const countInFlight = (handle: Handle, clock: Clock): InFlight => {
  let count = 0;
  let lastSeen = clock.now();
  return {
    handle: async (request) => {
      count += 1;
      try {
        return await handle(request);
      } finally {
        count -= 1;
        lastSeen = clock.now();
      }
    },
    calm: async (rest) => {
      while (count > 0 || clock.now() - lastSeen < rest) await sleep(clock, rest);
    },
  };
};
