/** Defines the wire schemas of live visits: a snapshot of the last 30 minutes, and single visits. */
import * as z from 'zod/mini';
import { countries, devices } from '../metrics/breakdowns.ts';
import { channels } from '../metrics/channels.ts';
import { liveIntervals } from '../realtime/realtimeWindows.ts';

const count = z.int().check(z.gte(0));
const time = z.string();

/** `client`: ids by comma; default: all clients that the caller may see. */
export const realtimeQuery = z.strictObject({
  client: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

/** `interval`: seconds between messages; default: 5. */
export const visitStreamQuery = z.strictObject({
  client: z.optional(z.string()),
  interval: z.optional(z.enum(liveIntervals)),
});

export const liveVisit = z.strictObject({
  id: z.string(),
  at: time,
  client_id: z.string(),
  client: z.string(),
  kind: z.enum(['visit', 'order', 'lead']),
  /** Path of the landing page, or of the page of the conversion. */
  page: z.string(),
  channel: z.enum(channels),
  source: z.string(),
  campaign: z.nullable(z.string()),
  country: z.enum(countries),
  device: z.enum(devices),
  value_cents: z.nullable(z.int()),
});
export type LiveVisit = z.infer<typeof liveVisit>;

const minute = z.strictObject({
  at: time,
  visits: count,
  conversions: count,
  visits_before: count,
});
export type LiveMinute = z.infer<typeof minute>;

const ranked = z.strictObject({ key: z.string(), label: z.string(), visits: count, conversions: count });
export type LiveRank = z.infer<typeof ranked>;

export const quietReasons = ['noClients', 'archived', 'paused', 'noSources', 'silent'] as const;
export type QuietReason = (typeof quietReasons)[number];

const pictureShape = {
  at: time,
  /** The `Last-Event-ID` that resumes the stream after this snapshot. */
  cursor: z.string(),
  quiet: z.nullable(z.enum(quietReasons)),
  currency: z.literal('USD'),
  /** Visitors whose visit began in the last five minutes. */
  active: count,
  /** Visitors of the 30 minutes, including the running one. */
  users: count,
  visits: count,
  conversions: count,
  /** Today so far, in each client's zone, and the same weekday a week ago up to the same time. */
  revenue_cents: count,
  revenue_before_cents: count,
  /** Media spend of today so far, in each client's zone. */
  spend_cents: count,
  /** Spend and expected spend of the clients with a media budget; null without one. */
  pace: z.nullable(z.strictObject({ spend_cents: count, expected_cents: count })),
  /** Ends with the running minute. */
  minutes: z.array(minute),
  /** The most visited pages of the 30 minutes, at most eight. */
  pages: z.array(ranked),
  channels: z.array(ranked),
  /** Visits that came by a campaign. */
  campaigns: z.array(ranked),
  countries: z.array(ranked),
  devices: z.array(ranked),
} as const;

/** Adds the latest visits of the 30 minutes, the newest first, at most 200. */
export const realtimeReply = z.strictObject({ ...pictureShape, recent: z.array(liveVisit) });
export type RealtimeReply = z.infer<typeof realtimeReply>;

/** A stream message: the current snapshot, and the visits since the previous message, the newest first, at most 200. */
export const visitMessage = realtimeReply;
export type VisitMessage = RealtimeReply;
