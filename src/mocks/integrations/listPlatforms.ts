/** Handles GET /api/integrations/platforms: searches and pages the available platforms. */
import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { demoPlatformAccounts } from '#domain/integrations/demoPlatformAccounts.ts';
import { findPlatforms, platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { type PlatformId, platformNames } from '#domain/integrations/platforms.ts';
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';

const platformItem = (id: PlatformId, connected: ReadonlySet<string>): PlatformItem => {
  const { category, summary, metrics, dimensions, scopes } = platformCatalogue[id];
  return {
    id,
    name: platformNames[id],
    category,
    summary,
    metrics: [...metrics],
    dimensions: [...dimensions],
    scopes: [...scopes],
    accounts: demoPlatformAccounts[id].map((account) => ({
      ...account,
      connected: connected.has(account.id),
    })),
  };
};

export const listPlatforms: Handler<'listPlatforms'> = (_request, { answers, caller, query }) => {
  const connected = integrationsOf(answers.integrationDirectory, caller.workspaceId)
    .filter(({ status }) => status === 'connected')
    .map(({ externalId }) => externalId);
  const items = findPlatforms(query).map((id) => platformItem(id, new Set(connected)));
  return json(200, pageOf(items, query));
};
