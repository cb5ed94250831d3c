/** GET /api/marketplace/listings and .../:id: the apps there are, installed ones first. */
import { findListings, listingOf } from '#domain/marketplace/listings.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json, problem } from '../http/respond.ts';
import { listingItem } from './listingItem.ts';

export const listListings: Handler<'listListings'> = (_request, { answers, caller, query }) => {
  const { workspaceId } = caller;
  const items = findListings(query).map((listing) => listingItem(listing, { answers, workspaceId }));
  const installedFirst = [
    ...items.filter(({ installation }) => installation !== null),
    ...items.filter(({ installation }) => installation === null),
  ];
  return json(200, pageOf(installedFirst, query));
};

export const readListing: Handler<'readListing'> = (_request, { answers, caller, params }) => {
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  return json(200, { listing: listingItem(listing, { answers, workspaceId: caller.workspaceId }) });
};
