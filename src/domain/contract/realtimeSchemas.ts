/** The shapes of live visits on the wire: a picture of the last 30 minutes, and the visits themselves. */
import * as z from 'zod/mini';
import { countries, devices } from '../metrics/breakdowns.ts';
import { channels } from '../metrics/channels.ts';
import { liveIntervals } from '../realtime/realtimeWindows.ts';

const count = z.int().check(z.gte(0));
const time = z.string();

/** `client` is one id, or several by comma; left out: all clients that the caller may see. */
export const realtimeQuery = z.strictObject({
  client: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

/** `interval`: seconds from one message to the next; left out: 5. */
export const visitStreamQuery = z.strictObject({
  client: z.optional(z.string()),
  interval: z.optional(z.enum(liveIntervals)),
});

/** A visit as it began, or what it led to. */
export const liveVisit = z.strictObject({
  id: z.string(),
  at: time,
  client_id: z.string(),
  client: z.string(),
  kind: z.enum(['visit', 'order', 'lead']),
  /** Path of the page on which the visit began, or the conversion was made. */
  page: z.string(),
  channel: z.enum(channels),
  /** Name of the connected source that tells of the channel. */
  source: z.string(),
  campaign: z.nullable(z.string()),
  country: z.enum(countries),
  device: z.enum(devices),
  /** Of a conversion; null for a visit. */
  value_cents: z.nullable(z.int()),
});
export type LiveVisit = z.infer<typeof liveVisit>;

const minute = z.strictObject({
  /** When it began. */
  at: time,
  visits: count,
  conversions: count,
  /** Visits of the same minute a week before. */
  visits_before: count,
});
export type LiveMinute = z.infer<typeof minute>;

const ranked = z.strictObject({ key: z.string(), label: z.string(), visits: count, conversions: count });
export type LiveRank = z.infer<typeof ranked>;

/** Why no visits can come. */
export const quietReasons = ['noClients', 'archived', 'paused', 'noSources', 'silent'] as const;
export type QuietReason = (typeof quietReasons)[number];

const pictureShape = {
  /** The moment that it shows. */
  at: time,
  /** To resume a stream after what it shows: its `Last-Event-ID`. */
  cursor: z.string(),
  /** Null where visits come. */
  quiet: z.nullable(z.enum(quietReasons)),
  currency: z.literal('USD'),
  /** People whose visit began in the last five minutes. */
  active: count,
  /** Of the 30 minutes below, the running one included. */
  users: count,
  visits: count,
  conversions: count,
  /** Of today so far, each client in its own time zone; and of the same day a week ago up to the same time. */
  revenue_cents: count,
  revenue_before_cents: count,
  /** The running one last. */
  minutes: z.array(minute),
  /** Of the 30 minutes, the most visited first, at most eight. */
  pages: z.array(ranked),
  channels: z.array(ranked),
  countries: z.array(ranked),
  devices: z.array(ranked),
} as const;

/** With the latest visits of the 30 minutes, the newest first, at most 200. */
export const realtimeReply = z.strictObject({ ...pictureShape, recent: z.array(liveVisit) });
export type RealtimeReply = z.infer<typeof realtimeReply>;

/** One message of the stream: the picture now, and the visits since the message before, the newest first, at most 200. */
export const visitMessage = realtimeReply;
export type VisitMessage = RealtimeReply;
