/** All routes at once, for hosts that have all code from the start. */
import { firstRoutes } from './firstRoutes.ts';
import { laterRoutes } from './laterRoutes.ts';
import { createRouteTable } from './routeTable.ts';

export const wholeRoutes = createRouteTable(firstRoutes, laterRoutes);
