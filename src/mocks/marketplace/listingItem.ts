/** Serializes an app with its installation in the caller's workspace, and the details of one app. */
import type { ListingDetails, ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { scopeReason } from '#domain/marketplace/appScopes.ts';
import { type Listing, ratingOf } from '#domain/marketplace/listing.ts';
import { sampleReviews } from '#domain/marketplace/sampleReviews.ts';
import type { InstalledApp } from '#events/marketplace/installedApp.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { installedApp } from '#events/projections/installedApps.ts';
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import { versionTag } from '../http/version.ts';

type Place = {
  readonly answers: Answers;
  readonly workspaceId: string;
  /** Null sees the sources of all clients. */
  readonly clientId?: string | null;
};

const connectedPlatforms = ({ answers, workspaceId, clientId = null }: Place): ReadonlySet<string> =>
  new Set(
    integrationsOf(answers.integrationDirectory, workspaceId)
      .filter(({ status, clientId: of }) => status === 'connected' && (clientId === null || of === clientId))
      .map(({ platform }) => platform),
  );

export const listingItems = (place: Place) => {
  const connected = connectedPlatforms(place);
  const { answers, workspaceId } = place;
  return (
    listing: Listing,
    app: InstalledApp | null | undefined = installedApp(answers.installedApps, workspaceId, listing.id),
  ): ListingItem => {
    const { id, name, publisher, category, summary, about, version, scopes, platforms, tool } = listing;
    const person = app && answers.accountDirectory.byId[app.by];
    const { average, count } = ratingOf(listing);
    return {
      ...{ id, name, publisher, category, summary, about, version, tool },
      scopes: [...scopes],
      monthly_price: listing.monthlyPrice,
      needed_plan: listing.neededPlan,
      platforms: platforms.map((platform) => platformNames[platform]),
      is_connected: platforms.length === 0 || platforms.some((platform) => connected.has(platform)),
      rating: average,
      rating_count: count,
      is_featured: listing.isFeatured,
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
};

export const listingDetailsOf = (listing: Listing): ListingDetails => ({
  adds: [...listing.adds],
  scopes: listing.scopes.map((scope) => ({ scope, reason: scopeReason(scope) })),
  releases: listing.releases.map(({ version, day, notes, newScopes }) => ({
    version,
    day,
    notes,
    new_scopes: [...newScopes],
  })),
  stars: [...listing.stars],
  reviews: sampleReviews(listing).map((review) => ({ ...review })),
  trial_days: listing.trialDays,
  retention_days: listing.retentionDays,
  calls_per_client: listing.callsPerClient,
});
