/** Defines the wire schemas of marketplace apps and their installation. */
import * as z from 'zod/mini';
import { appCategories, appTools } from '../marketplace/listing.ts';
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
  /** Names of the platforms that it works with; empty for any. */
  platforms: z.array(z.string()),
  /** True if it works with any source, or one of its platforms is connected. */
  is_connected: z.boolean(),
  /** One to five with one decimal. */
  rating: z.number(),
  rating_count: z.int().check(z.gte(0)),
  is_featured: z.boolean(),
  /** The tool that the app opens; null if it has no effect in this demo. */
  tool: z.nullable(z.enum(appTools)),
  installation: z.nullable(installation),
});

/** Facts of one app that lists leave out. */
export const listingDetails = z.strictObject({
  adds: z.array(z.string()),
  scopes: z.array(z.strictObject({ scope: z.string(), reason: z.string() })),
  releases: z.array(
    z.strictObject({
      version: z.string(),
      day: z.string(),
      notes: z.string(),
      new_scopes: z.array(z.string()),
    }),
  ),
  /** How many gave one to five stars. */
  stars: z.array(z.int()),
  reviews: z.array(z.strictObject({ author: z.string(), stars: z.int(), day: z.string(), text: z.string() })),
  trial_days: z.int(),
  /** Days after uninstalling until the publisher deletes its copies. */
  retention_days: z.int(),
  /** An estimate for each month and client. */
  calls_per_client: z.int(),
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
export const oneListingReply = z.strictObject({ listing, details: listingDetails });

/** `scopes`: the granted scopes, which must be all that the app requests, in any order. */
export const installBody = z.strictObject({ scopes: z.array(z.string()) });

export type ListingItem = z.infer<typeof listing>;
export type ListingDetails = z.infer<typeof listingDetails>;
