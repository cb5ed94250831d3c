/** Serializes an app with its installation in the caller's workspace. */
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import type { Listing } from '#domain/marketplace/listings.ts';
import type { InstalledApp } from '#events/marketplace/installedApp.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { installedApp } from '#events/projections/installedApps.ts';
import { versionTag } from '../http/version.ts';

export const listingItem = (
  listing: Listing,
  { answers, workspaceId }: { answers: Answers; workspaceId: string },
  app: InstalledApp | null | undefined = installedApp(answers.installedApps, workspaceId, listing.id),
): ListingItem => {
  const { monthlyPrice, neededPlan, scopes, ...facts } = listing;
  const person = app && answers.accountDirectory.byId[app.by];
  return {
    ...facts,
    scopes: [...scopes],
    monthly_price: monthlyPrice,
    needed_plan: neededPlan,
    installation: app
      ? {
          version: app.version,
          installed_at: app.installedAt,
          by: { id: app.by, name: person ? accountName(person) : 'Someone' },
          etag: versionTag(app.revision),
        }
      : null,
  };
};
