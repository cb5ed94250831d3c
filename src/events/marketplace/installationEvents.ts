/** Declares the events of a marketplace app in a workspace: installation, terms, requests and reviews. */
import * as z from 'zod/mini';
import { count, type EventIn, type EventsIn, id, nullableText, text, time } from '../eventShape.ts';

/** `by` is an account id; `name` the app's at the time. */
const about = { workspaceId: id, listingId: id, name: text, by: id };

const clientIds = z.nullable(z.readonly(z.array(id)));
const settings = z.readonly(z.record(id, z.union([text, z.number(), z.boolean()])));
const cap = z.nullable(z.strictObject({ calls: count, per: z.enum(['day', 'month']) }));
const paused = z.boolean();
const scopes = z.readonly(z.array(text));

export const appChanges = ['updated', 'clients', 'settings', 'cap', 'paused', 'resumed'] as const;

export const installationEvents = {
  AppInstalled: z.strictObject({
    ...about,
    version: text,
    scopes,
    installedAt: time,
    /** Default: all clients. */
    clientIds: z.optional(clientIds),
    /** Default: the app's initial ones. */
    settings: z.optional(settings),
    /** Default: none. */
    cap: z.optional(cap),
    /** Default: no. */
    paused: z.optional(paused),
  }),
  /** All terms after the change; `what` is the most important one that differs. */
  AppChanged: z.strictObject({
    ...about,
    what: z.enum(appChanges),
    version: text,
    scopes,
    clientIds,
    settings,
    cap,
    paused,
    changedAt: time,
  }),
  AppUninstalled: z.strictObject({ ...about, uninstalledAt: time }),
  /** `clientId` is null for the whole agency. */
  AppRequested: z.strictObject({
    ...about,
    requestId: id,
    clientId: z.nullable(id),
    why: text,
    requestedAt: time,
  }),
  /** An undo brings `withdrawn` and `reopened`. */
  AppRequestAnswered: z.strictObject({
    ...about,
    requestId: id,
    clientId: z.nullable(id),
    answer: z.enum(['approved', 'declined', 'withdrawn', 'reopened']),
    why: nullableText,
    answeredAt: time,
  }),
  /** `stars` is null for a removed review. */
  AppReviewed: z.strictObject({
    ...about,
    reviewerId: id,
    stars: z.nullable(z.int().check(z.gte(1), z.lte(5))),
    text,
    reviewedAt: time,
  }),
} as const;

export type InstallationEvent = EventsIn<typeof installationEvents>;
export type AppInstalled = EventIn<typeof installationEvents, 'AppInstalled'>;
export type AppChanged = EventIn<typeof installationEvents, 'AppChanged'>;
export type AppUninstalled = EventIn<typeof installationEvents, 'AppUninstalled'>;
export type AppRequestAnswered = EventIn<typeof installationEvents, 'AppRequestAnswered'>;
