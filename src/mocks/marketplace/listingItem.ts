/** Serializes an app with its installation in the caller's workspace, and the details of one app. */
import type { AppRequestItem, ListingDetails, ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { scopeReason } from '#domain/marketplace/appScopes.ts';
import { type Listing, ratingOf, releaseOf } from '#domain/marketplace/listing.ts';
import { listingOf } from '#domain/marketplace/listings.ts';
import { sampleReviews } from '#domain/marketplace/sampleReviews.ts';
import type { AppRequest, WorkspaceApp } from '#events/marketplace/installedApp.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { installedApp, workspaceApp } from '#events/projections/installedApps.ts';
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import { versionTag } from '../http/version.ts';

type Place = {
  readonly answers: Answers;
  readonly workspaceId: string;
  /** Null sees the sources of all clients. */
  readonly clientId?: string | null;
};

/** By platform the clients that it is connected for. */
const connectedPlatforms = ({ answers, workspaceId, clientId = null }: Place): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const { status, clientId: of, platform } of integrationsOf(answers.integrationDirectory, workspaceId))
    if (status === 'connected' && (clientId === null || of === clientId))
      found.set(platform, (found.get(platform) ?? new Set()).add(of));
  return found;
};

const hasAny = (clients: ReadonlySet<string> | undefined, wanted: readonly string[] | null): boolean =>
  clients !== undefined && (wanted === null || wanted.some((id) => clients.has(id)));

const starsWith = ({ stars }: Listing, reviews: WorkspaceApp['reviews']): readonly number[] =>
  stars.map((many, index) => many + reviews.filter((review) => review.stars === index + 1).length);

const nameIn = ({ accountDirectory }: Answers, accountId: string): string => {
  const person = accountDirectory.byId[accountId];
  return person ? accountName(person) : 'Someone';
};

export const listingItems = (place: Place) => {
  const connected = connectedPlatforms(place);
  const { answers, workspaceId } = place;
  return (
    listing: Listing,
    { app, reviews }: WorkspaceApp = workspaceApp(answers.installedApps, workspaceId, listing.id),
  ): ListingItem => {
    const { id, name, publisher, category, summary, about, version, scopes, platforms, tool } = listing;
    const { average, count } = ratingOf({ stars: starsWith(listing, reviews) });
    return {
      ...{ id, name, publisher, category, summary, about, version, tool },
      scopes: [...scopes],
      monthly_price: listing.monthlyPrice,
      needed_plan: listing.neededPlan,
      platforms: platforms.map((platform) => platformNames[platform]),
      is_connected:
        platforms.length === 0 ||
        platforms.some((platform) => hasAny(connected.get(platform), app?.clientIds ?? null)),
      rating: average,
      rating_count: count,
      is_featured: listing.isFeatured,
      installation: app
        ? {
            version: app.version,
            scopes: [...app.scopes],
            client_ids: app.clientIds && [...app.clientIds],
            settings: app.settings,
            cap: app.cap,
            paused: app.paused,
            installed_at: app.installedAt,
            by: { id: app.by, name: nameIn(answers, app.by) },
            etag: versionTag(app.revision),
          }
        : null,
    };
  };
};

const settingItem = (field: Listing['settings'][number]): ListingDetails['settings'][number] => {
  const { key, label, hint = null } = field;
  const named = { key, label, hint };
  switch (field.kind) {
    case 'text': {
      const { kind, initial, longest, isAddress = false } = field;
      return { ...named, kind, initial, longest, is_address: isAddress };
    }
    case 'number': {
      const { kind, initial, least, most } = field;
      return { ...named, kind, initial, least, most };
    }
    case 'choice':
      return { ...named, kind: field.kind, initial: field.initial, options: [...field.options] };
    case 'switch':
      return { ...named, kind: field.kind, initial: field.initial };
  }
};

type Viewer = Pick<Place, 'answers'> & Pick<WorkspaceApp, 'reviews'> & { readonly accountId: string };

export const listingDetailsOf = (listing: Listing, viewer: Viewer): ListingDetails => ({
  adds: [...listing.adds],
  scopes: listing.scopes.map((scope) => ({ scope, reason: scopeReason(scope) })),
  releases: listing.releases.map(({ version, day, notes, newScopes }) => ({
    version,
    day,
    notes,
    new_scopes: [...newScopes],
    scopes: [...(releaseOf(listing, version)?.scopes ?? [])],
  })),
  settings: listing.settings.map(settingItem),
  stars: [...starsWith(listing, viewer.reviews)],
  reviews: [
    ...viewer.reviews.toReversed().map(({ by, stars, text, reviewedAt }) => ({
      author: nameIn(viewer.answers, by),
      stars,
      day: reviewedAt.slice(0, 10),
      text,
      is_sample: false,
      is_own: by === viewer.accountId,
    })),
    ...sampleReviews(listing).map((review) => ({ ...review, is_sample: true, is_own: false })),
  ],
  trial_days: listing.trialDays,
  retention_days: listing.retentionDays,
  calls_per_client: listing.callsPerClient,
});

export const appRequestItem = (
  { answers, workspaceId }: Pick<Place, 'answers' | 'workspaceId'>,
  request: AppRequest,
): AppRequestItem => {
  const { id, listingId, name, clientId, by, why, requestedAt, answer, answerWhy, answeredAt } = request;
  const client = clientId === null ? null : answers.clientDirectory.byWorkspace[workspaceId]?.[clientId];
  return {
    id,
    listing: { id: listingId, name, scopes: [...(listingOf(listingId)?.scopes ?? [])] },
    client: clientId === null ? null : { id: clientId, name: client?.name ?? 'A removed client' },
    by: nameIn(answers, by),
    why,
    requested_at: requestedAt,
    answer,
    answer_why: answerWhy,
    answered_at: answeredAt,
    is_installed: installedApp(answers.installedApps, workspaceId, listingId) !== undefined,
  };
};
