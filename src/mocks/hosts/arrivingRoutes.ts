/** Loads a host's routes in two chunks: those of the first page, and the rest. */
import { type Clock, sleep } from '#world/clock.ts';
import { firstRoutes } from '../firstRoutes.ts';
import { createRouteTable, type Routes, type RouteTable } from '../routeTable.ts';

const restAfter = 5_000;

export type ArrivingParts = {
  readonly clock: Clock;
  /** A returning person needs only the first routes; signing in needs the later ones. */
  readonly isBack: boolean;
  readonly fetchRest: () => Promise<Routes>;
};

export const arrivingRoutes = ({ clock, isBack, fetchRest }: ArrivingParts): RouteTable => {
  const routes = createRouteTable(firstRoutes, fetchRest);
  const takeRest = async (): Promise<void> => {
    if (isBack) await sleep(clock, restAfter);
    await routes.whole();
  };
  // A failed load is reported by the request that needs the route.
  takeRest().catch(() => undefined);
  return routes;
};
