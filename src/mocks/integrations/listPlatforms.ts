/** Handles GET /api/integrations/platforms: searches and pages the available platforms. */
import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { platformAccounts } from '#domain/integrations/demoPlatformAccounts.ts';
import { findPlatforms, platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { backFillDays } from '#domain/integrations/platformChannels.ts';
import { type PlatformId, platformNames } from '#domain/integrations/platforms.ts';
import { roundMinutes } from '#domain/integrations/syncHistory.ts';
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { agencyNameIn } from './integrationItem.ts';

type Offered = { readonly connected: ReadonlySet<string>; readonly agency: string | null };

const platformItem = (id: PlatformId, { connected, agency }: Offered): PlatformItem => {
  const { category, summary, metrics, dimensions, scopes, attribution } = platformCatalogue[id];
  return {
    id,
    name: platformNames[id],
    category,
    summary,
    metrics: [...metrics],
    dimensions: [...dimensions],
    scopes: [...scopes],
    attribution,
    history_days: backFillDays(id),
    refresh_hours: roundMinutes / 60,
    accounts: platformAccounts(id, agency).map((account) => ({
      ...account,
      connected: connected.has(account.id),
    })),
  };
};

export const listPlatforms: Handler<'listPlatforms'> = (_request, { answers, caller, query }) => {
  const connected = integrationsOf(answers.integrationDirectory, caller.workspaceId)
    .filter(({ status }) => status === 'connected')
    .map(({ externalId }) => externalId);
  const offered = { connected: new Set(connected), agency: agencyNameIn(answers, caller.workspaceId) };
  const items = findPlatforms(query).map((id) => platformItem(id, offered));
  return json(200, pageOf(items, query));
};
