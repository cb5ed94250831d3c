/** Defines the wire schemas of marketplace apps and their installation. */
import * as z from 'zod/mini';
import { appCategories } from '../marketplace/listings.ts';
import { planNames } from '../plans/planCatalogue.ts';

export const installation = z.strictObject({
  version: z.string(),
  installed_at: z.iso.datetime(),
  by: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  etag: z.string(),
});

export const listing = z.strictObject({
  id: z.string(),
  name: z.string(),
  publisher: z.string(),
  category: z.enum(appCategories),
  summary: z.string(),
  about: z.string(),
  scopes: z.array(z.string()),
  /** Whole US dollars a month; 0 is free; null for people of a client. */
  monthly_price: z.nullable(z.int()),
  version: z.string(),
  needed_plan: z.nullable(z.enum(planNames)),
  installation: z.nullable(installation),
});

export const listingQuery = z.strictObject({
  q: z.optional(z.string()),
  category: z.optional(z.enum(appCategories)),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const listingList = z.strictObject({
  items: z.array(listing),
  next_cursor: z.nullable(z.string()),
  total: z.int().check(z.gte(0)),
});

export const listingParams = z.strictObject({ id: z.string() });
export const oneListingQuery = z.strictObject({ as_of: z.optional(z.string()) });
export const listingReply = z.strictObject({ listing });

/** `scopes`: the granted scopes, which must be all that the app requests, in any order. */
export const installBody = z.strictObject({ scopes: z.array(z.string()) });

export type ListingItem = z.infer<typeof listing>;
