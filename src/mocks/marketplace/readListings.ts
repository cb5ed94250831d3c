/** Handles GET /api/marketplace/listings and .../:id: lists apps, installed ones first. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { findListings, listingOf } from '#domain/marketplace/listings.ts';
import { workspaceApp } from '#events/projections/installedApps.ts';
import type { Caller, Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json, problem } from '../http/respond.ts';
import { listingDetailsOf, listingItems } from './listingItem.ts';

/** People of a client learn about their own client alone. */
const hidden = (
  { client_ids }: NonNullable<ListingItem['installation']>,
  { clientId }: Pick<Caller, 'clientId'>,
) => ({
  by: null,
  client_ids: client_ids?.filter((id) => id === clientId) ?? null,
  settings: {},
  cap: null,
});

/** People of a client see the app without its price, installer and settings (ruling D11). */
const shownTo = (caller: Pick<Caller, 'kind' | 'clientId'>, item: ListingItem): ListingItem =>
  seesWholeWorkspace(caller.kind)
    ? item
    : {
        ...item,
        monthly_price: null,
        needed_plan: null,
        installation: item.installation && { ...item.installation, ...hidden(item.installation, caller) },
      };

export const listListings: Handler<'listListings'> = (_request, { answers, caller, query }) => {
  const { workspaceId, clientId } = caller;
  const itemOf = listingItems({ answers, workspaceId, clientId });
  const items = findListings(query).map((listing) => shownTo(caller, itemOf(listing)));
  const installedFirst = [
    ...items.filter(({ installation }) => installation !== null),
    ...items.filter(({ installation }) => installation === null),
  ];
  return json(200, pageOf(installedFirst, query));
};

export const readListing: Handler<'readListing'> = (_request, { answers, caller, params }) => {
  const { workspaceId, clientId, accountId } = caller;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  const { reviews } = workspaceApp(answers.installedApps, workspaceId, listing.id);
  const item = listingItems({ answers, workspaceId, clientId })(listing);
  return json(200, {
    listing: shownTo(caller, item),
    details: listingDetailsOf(listing, { answers, accountId, reviews }),
  });
};
