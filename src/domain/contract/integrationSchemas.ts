/** Defines the wire schemas of the integrations catalogue and of connections. */
import * as z from 'zod/mini';
import { failureReasons } from '../integrations/failureReasons.ts';
import { platformCategories, platformIds } from '../integrations/platforms.ts';

const count = z.int().check(z.gte(0));
const named = z.strictObject({ id: z.string(), name: z.string() });
const page = {
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
};

export const platformItem = z.strictObject({
  id: z.enum(platformIds),
  name: z.string(),
  category: z.enum(platformCategories),
  summary: z.string(),
  metrics: z.array(z.string()),
  dimensions: z.array(z.string()),
  scopes: z.array(z.string()),
  /** The time after an ad for which the platform claims a conversion; null: it counts none. */
  attribution: z.nullable(z.string()),
  /** Days of history from before the connection. */
  history_days: count,
  /** Hours between two syncs. */
  refresh_hours: count,
  /** Fictional demo accounts; `connected` ones cannot be connected twice. */
  accounts: z.array(z.strictObject({ id: z.string(), name: z.string(), connected: z.boolean() })),
});

export const platformQuery = z.strictObject({
  q: z.optional(z.string()),
  category: z.optional(z.enum(platformCategories)),
  ...page,
});

export const platformList = z.strictObject({
  items: z.array(platformItem),
  next_cursor: z.nullable(z.string()),
  total: count,
});

export const integrationStates = ['connected', 'disconnected'] as const;

export const integration = z.strictObject({
  id: z.string(),
  platform: z.enum(platformIds),
  account: named,
  client: named,
  scopes: z.array(z.string()),
  state: z.enum(integrationStates),
  /** `from` is the first day without data, `YYYY-MM-DD`; null while the account responds. */
  silent: z.nullable(z.strictObject({ from: z.string(), reason: z.enum(failureReasons) })),
  since: z.iso.datetime(),
  by: named,
  /** The connection whose figures it continues, by platform and account. */
  replaces: z.nullable(named),
  etag: z.string(),
});

export const integrationQuery = z.strictObject({ state: z.optional(z.enum(integrationStates)), ...page });

export const integrationList = z.strictObject({
  items: z.array(integration),
  next_cursor: z.nullable(z.string()),
  total: count,
});

export const integrationClientQuery = z.strictObject(page);

export const integrationClientList = z.strictObject({
  items: z.array(named),
  next_cursor: z.nullable(z.string()),
  total: count,
});

/** `scopes`: the granted scopes, which must be all that the platform requests, in any order. */
export const integrationBody = z.strictObject({
  platform: z.enum(platformIds),
  account_id: z.string(),
  client_id: z.string(),
  scopes: z.array(z.string()),
  /** The connection whose place this one takes, of the same client and with the same channels. */
  replaces: z.optional(z.string()),
});

export const integrationParams = z.strictObject({ id: z.string() });
export const integrationMapping = z.strictObject({ client_id: z.string() });
export const integrationReply = z.strictObject({ integration });

export type PlatformItem = z.infer<typeof platformItem>;
export type Integration = z.infer<typeof integration>;
export type IntegrationBody = z.infer<typeof integrationBody>;
