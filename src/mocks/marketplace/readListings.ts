/** Handles GET /api/marketplace/listings and .../:id: lists apps, installed ones first. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { findListings, listingOf } from '#domain/marketplace/listings.ts';
import type { Caller, Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json, problem } from '../http/respond.ts';
import { listingDetailsOf, listingItems } from './listingItem.ts';

/** People of a client see the app without its price and installer (ruling D11). */
const shownTo = ({ kind }: Pick<Caller, 'kind'>, item: ListingItem): ListingItem =>
  seesWholeWorkspace(kind)
    ? item
    : {
        ...item,
        monthly_price: null,
        needed_plan: null,
        installation: item.installation && { ...item.installation, by: null },
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
  const { workspaceId, clientId } = caller;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  const item = listingItems({ answers, workspaceId, clientId })(listing);
  return json(200, { listing: shownTo(caller, item), details: listingDetailsOf(listing) });
};
