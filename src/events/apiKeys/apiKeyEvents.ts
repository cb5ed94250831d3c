/** Declares the events of a workspace's API keys; their secrets are in the vault, never in an event. */
import * as z from 'zod/mini';
import { count, type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

const about = { workspaceId: id, keyId: id, name: text };

export const apiKeyEvents = {
  ApiKeyMade: z.strictObject({
    ...about,
    by: id,
    hint: text,
    /** The key that it takes over from, which works until `endsAt`. */
    rotates: z.optional(z.strictObject({ keyId: id, endsAt: time })),
    createdAt: time,
  }),
  ApiKeyRevoked: z.strictObject({ ...about, by: id, revokedAt: time }),
  ApiKeyRestored: z.strictObject({ ...about, by: id, restoredAt: time }),
  /** One event for many calls between `firstAt` and `lastAt`, all of one month. */
  ApiCallsCounted: z.strictObject({
    ...about,
    calls: count,
    /** In UTC: `2026-11`. */
    month: id,
    firstAt: time,
    lastAt: time,
    countedAt: time,
  }),
} as const;

export type ApiKeyEvent = EventsIn<typeof apiKeyEvents>;
export type ApiCallsCounted = EventIn<typeof apiKeyEvents, 'ApiCallsCounted'>;
