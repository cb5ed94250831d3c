/** Imports the routes of the early endpoints. */
import type { EarlyName } from '#domain/contract/endpoints.ts';
import { firstEndpoints } from '#domain/contract/firstEndpoints.ts';
import { listEvents } from './activity/listEvents.ts';
import { streamEvents } from './activity/streamEvents.ts';
import { readActivity } from './analytics/readActivity.ts';
import { listAnnotations } from './annotations/listAnnotations.ts';
import { readSession } from './auth/readSession.ts';
import { readWhiteLabel } from './branding/readWhiteLabel.ts';
import { listCampaigns } from './campaigns/listCampaigns.ts';
import { listClients } from './clients/readClients.ts';
import { listGoals } from './goals/listGoals.ts';
import { readMetrics } from './metrics/readMetrics.ts';
import { readPortfolio } from './portfolio/readPortfolio.ts';
import type { HandlersOf } from './routeTable.ts';
import { readSubscription } from './subscription/readSubscription.ts';
import { readWorkspace } from './workspace/readWorkspace.ts';

const handlers: HandlersOf<EarlyName> = {
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
