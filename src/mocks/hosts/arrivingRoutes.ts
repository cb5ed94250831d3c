/** The routes of a host whose code comes in two parts: what a first page asks for, and the rest. */
import { type Clock, sleep } from '#world/clock.ts';
import { firstRoutes } from '../firstRoutes.ts';
import { createRouteTable, type Routes, type RouteTable } from '../routeTable.ts';

/** Milliseconds after which the rest is fetched where nobody has asked for it: a first page has drawn its charts by then. */
const restAfter = 5_000;

export type ArrivingParts = {
  readonly clock: Clock;
  /** Whoever comes back is answered by the first routes; whoever signs in needs one of the others. */
  readonly isBack: boolean;
  readonly fetchRest: () => Promise<Routes>;
};

export const arrivingRoutes = ({ clock, isBack, fetchRest }: ArrivingParts): RouteTable => {
  const routes = createRouteTable(firstRoutes, fetchRest);
  const takeRest = async (): Promise<void> => {
    if (isBack) await sleep(clock, restAfter);
    await routes.whole();
  };
  // Where the code does not come, whoever asks for a route hears of that.
  takeRest().catch(() => undefined);
  return routes;
};
