/** Defines the wire schemas of marketplace apps and their installation. */
import * as z from 'zod/mini';
import { appCategories, appTools } from '../marketplace/listing.ts';
import { planNames } from '../plans/planCatalogue.ts';
import { tidyText } from '../text/visibleText.ts';

const settingValue = z.union([z.string(), z.number(), z.boolean()]);
const settings = z.record(z.string(), settingValue);
const cap = z.nullable(
  z.strictObject({ calls: z.int().check(z.gte(1), z.lte(1_000_000)), per: z.enum(['day', 'month']) }),
);

export const installation = z.strictObject({
  version: z.string(),
  scopes: z.array(z.string()),
  /** Null for all clients. */
  client_ids: z.nullable(z.array(z.string())),
  settings,
  /** Null for no limit of its own. */
  cap,
  paused: z.boolean(),
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
  /** True if it works with any source, or one of its platforms is connected; for an installed app: of its clients. */
  is_connected: z.boolean(),
  /** One to five with one decimal. */
  rating: z.number(),
  rating_count: z.int().check(z.gte(0)),
  is_featured: z.boolean(),
  /** The tool that the app opens; null if it has no effect in this demo. */
  tool: z.nullable(z.enum(appTools)),
  installation: z.nullable(installation),
});

const setting = z.strictObject({
  key: z.string(),
  label: z.string(),
  hint: z.nullable(z.string()),
  kind: z.enum(['text', 'number', 'choice', 'switch']),
  initial: settingValue,
  /** For numbers. */
  least: z.optional(z.number()),
  most: z.optional(z.number()),
  /** For texts: characters. */
  longest: z.optional(z.int()),
  /** For texts: a web address. */
  is_address: z.optional(z.boolean()),
  /** For choices. */
  options: z.optional(z.array(z.strictObject({ value: z.string(), label: z.string() }))),
});

/** Facts of one app that lists leave out. */
export const listingDetails = z.strictObject({
  adds: z.array(z.string()),
  scopes: z.array(z.strictObject({ scope: z.string(), reason: z.string() })),
  settings: z.array(setting),
  releases: z.array(
    z.strictObject({
      version: z.string(),
      day: z.string(),
      notes: z.string(),
      new_scopes: z.array(z.string()),
      /** All that this version requests. */
      scopes: z.array(z.string()),
    }),
  ),
  /** How many gave one to five stars. */
  stars: z.array(z.int()),
  /** Those of the workspace first, then sample reviews. */
  reviews: z.array(
    z.strictObject({
      author: z.string(),
      stars: z.int(),
      day: z.string(),
      text: z.string(),
      is_sample: z.boolean(),
      is_own: z.boolean(),
    }),
  ),
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

const terms = {
  client_ids: z.optional(z.nullable(z.array(z.string()))),
  settings: z.optional(settings),
};

/** `scopes`: the granted scopes, which must be all that the version requests, in any order; `version`: the latest if omitted. */
export const installBody = z.strictObject({
  scopes: z.array(z.string()),
  version: z.optional(z.string()),
  ...terms,
});

/** Terms that are omitted stay. With `scopes` the app is updated to `version`, the latest if omitted. */
export const changeAppBody = z.strictObject({
  scopes: z.optional(z.array(z.string())),
  version: z.optional(z.string()),
  ...terms,
  cap: z.optional(cap),
  paused: z.optional(z.boolean()),
});

/** `data`: `remove` takes out what the app added, too. */
export const uninstallQuery = z.strictObject({ data: z.optional(z.enum(['keep', 'remove'])) });

export const appRequest = z.strictObject({
  id: z.string(),
  listing: z.strictObject({ id: z.string(), name: z.string(), scopes: z.array(z.string()) }),
  /** Null for the whole agency. */
  client: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  by: z.string(),
  why: z.string(),
  requested_at: z.iso.datetime(),
  answer: z.nullable(z.enum(['approved', 'declined'])),
  answer_why: z.nullable(z.string()),
  answered_at: z.nullable(z.iso.datetime()),
  is_installed: z.boolean(),
});

export const appRequestList = z.strictObject({ items: z.array(appRequest) });
export const appRequestQuery = z.strictObject({ as_of: z.optional(z.string()) });
export const appRequestReply = z.strictObject({ request: appRequest });
const why = z.string().check(z.overwrite(tidyText), z.maxLength(500, 'At most 500 characters'));

export const requestAppBody = z.strictObject({
  why,
  /** For people of the agency; omitted or null: the whole agency. People of a client always ask for their own. */
  client_id: z.optional(z.nullable(z.string())),
});

/** `scopes`: consent to the app's permissions, needed when an approval installs it. */
export const answerAppRequestBody = z.strictObject({
  answer: z.enum(['approved', 'declined']),
  why: z.optional(why),
  scopes: z.optional(z.array(z.string())),
});

/** Null removes the review. */
export const reviewBody = z.strictObject({
  review: z.nullable(
    z.strictObject({
      stars: z.int().check(z.gte(1), z.lte(5)),
      text: z.string().check(z.overwrite(tidyText), z.maxLength(5_000, 'At most 5,000 characters')),
    }),
  ),
});

/** `key`: an API key, for spreadsheets that send no header; `days`: the latest full ones, 30 if omitted. */
export const sheetQuery = z.strictObject({
  client: z.optional(z.string()),
  days: z.optional(z.string()),
  key: z.optional(z.string()),
});

export const reviewReply = z.strictObject({ details: listingDetails });

export type ListingItem = z.infer<typeof listing>;
export type ListingDetails = z.infer<typeof listingDetails>;
export type AppRequestItem = z.infer<typeof appRequest>;
