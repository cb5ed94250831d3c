/** Makes the next page ready while it is found out who is there, so that the app then changes once, with everything on it. */
import type { Role } from '#domain/access/role.ts';
import { timings } from '#domain/timings.ts';
import { sleep } from '#world/clock.ts';
import type { PageRoute } from './pageRoute.ts';
import { readAhead } from './readAhead.ts';
import type { AppServices } from './services.ts';

export type Arrival = {
  /** Which page comes next for whoever is found next; null: none in particular. */
  expect(route: PageRoute | null): void;
  /** Asks for what that page shows to the role. Resolves when it is there, or failed, or takes too long to wait for; never rejects. */
  ready(role: Role): Promise<void>;
};

export const createArrival = (
  parts: Pick<AppServices, 'world' | 'api' | 'serverState' | 'pages'>,
): Arrival => {
  const { world, pages } = parts;
  let expected: PageRoute | null = null;

  const load = (route: PageRoute, role: Role): Promise<unknown> =>
    Promise.allSettled([pages.load(route), readAhead(parts, route, role)]);

  return {
    expect: (route) => {
      expected = route;
    },
    ready: async (role) => {
      const route = expected;
      expected = null;
      if (route === null) return;
      const waiting = new AbortController();
      const patience = sleep(world.clock, timings.arrival, waiting.signal).catch(() => undefined);
      await Promise.race([load(route, role), patience]);
      waiting.abort();
    },
  };
};
