/** Lists the scripts that together visit every state chart of the product. */
import { exploreAccounts } from './explorations/exploreAccounts.ts';
import { exploreBilling } from './explorations/exploreBilling.ts';
import { exploreBrokenServices } from './explorations/exploreBrokenServices.ts';
import { exploreDashboards } from './explorations/exploreDashboards.ts';
import { exploreForms } from './explorations/exploreForms.ts';
import { exploreNavigation } from './explorations/exploreNavigation.ts';
import { exploreReports } from './explorations/exploreReports.ts';
import { exploreTools } from './explorations/exploreTools.ts';
import type { Script } from './script.ts';

export const explorationScripts: readonly Script[] = [
  exploreAccounts,
  exploreForms,
  exploreDashboards,
  exploreReports,
  exploreBilling,
  exploreTools,
  exploreNavigation,
  exploreBrokenServices,
];
