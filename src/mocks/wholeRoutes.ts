/** Combines all routes for hosts that load all code at once. */
import { firstRoutes } from './firstRoutes.ts';
import { laterRoutes } from './laterRoutes.ts';
import { createRouteTable } from './routeTable.ts';

export const wholeRoutes = createRouteTable(firstRoutes, laterRoutes);
