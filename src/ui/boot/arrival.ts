/** Prefetches the expected page while the session is loading, so that the app changes only once. */
import { type Role, roles } from '#domain/access/role.ts';
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import { timings } from '#domain/timings.ts';
import { sleep } from '#world/clock.ts';
import { prefetch, readAhead } from '../data/readAhead.ts';
import type { AppServices, Arrival } from '../services/appServices.ts';
import type { PageRoute } from '../services/pageRoute.ts';

type Expected = { readonly route: PageRoute; readonly path: string; readonly search: string };

export const createArrival = (
  parts: Pick<AppServices, 'world' | 'api' | 'serverState' | 'pages'>,
): Arrival => {
  const { world, pages } = parts;
  let expected: Expected | null = null;

  const prepare = async ({ route, path, search }: Expected, role: Role): Promise<void> => {
    const { readsOf } = await pages.load(route);
    if (readsOf) await prefetch(parts, readsOf({ role, today: epochDayAt(world.clock.now()), path, search }));
  };

  const load = (next: Expected, role: Role): Promise<unknown> =>
    Promise.allSettled([prepare(next, role), readAhead(parts, next.route, role)]);

  return {
    expect: (address) => {
      const [path = '', search = ''] = address?.split('?', 2) ?? [];
      expected = address === null ? null : { route: pages.routeAt(path), path, search };
    },
    guess: (role) => {
      const guessed = roles.find((one) => one === role) ?? null;
      if (expected !== null && guessed !== null) void load(expected, guessed);
      else if (expected !== null) void readAhead(parts, expected.route, null);
    },
    ready: async (role) => {
      const next = expected;
      expected = null;
      if (next === null) return;
      const waiting = new AbortController();
      const patience = sleep(world.clock, timings.arrival, waiting.signal).catch(() => undefined);
      await Promise.race([load(next, role), patience]);
      waiting.abort();
    },
  };
};
