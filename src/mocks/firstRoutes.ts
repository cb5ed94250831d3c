/** Imports the routes for the first page of a signed-in person. */
import { firstEndpoints } from '#domain/contract/firstEndpoints.ts';
import { listEvents } from './handlers/activity/listEvents.ts';
import { streamEvents } from './handlers/activity/streamEvents.ts';
import { readActivity } from './handlers/analytics/readActivity.ts';
import { listAnnotations } from './handlers/annotations/listAnnotations.ts';
import { readSession } from './handlers/auth/readSession.ts';
import { readWhiteLabel } from './handlers/branding/readWhiteLabel.ts';
import { listCampaigns } from './handlers/campaigns/listCampaigns.ts';
import { listClients } from './handlers/clients/readClients.ts';
import { listGoals } from './handlers/goals/listGoals.ts';
import { readMetrics } from './handlers/metrics/readMetrics.ts';
import { readPortfolio } from './handlers/portfolio/readPortfolio.ts';
import { readSubscription } from './handlers/subscription/readSubscription.ts';
import { readWorkspace } from './handlers/workspace/readWorkspace.ts';
import type { HandlersOf } from './routeTable.ts';

const handlers: HandlersOf<keyof typeof firstEndpoints> = {
  readSession,
  readWorkspace,
  readSubscription,
  listEvents,
  streamEvents,
  listClients,
  listGoals,
  listCampaigns,
  listAnnotations,
  readMetrics,
  readPortfolio,
  readWhiteLabel,
  readActivity,
};

export const firstRoutes = { endpoints: firstEndpoints, handlers };
