/** Declares the events of a workspace's integrations. */
import * as z from 'zod/mini';
import { platformIds } from '#domain/integrations/platforms.ts';
import { day, type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

const about = {
  workspaceId: id,
  integrationId: id,
  by: id,
  platform: z.enum(platformIds),
  externalName: text,
  clientId: id,
};

export const integrationEvents = {
  IntegrationConnected: z.strictObject({
    ...about,
    externalId: text,
    scopes: z.readonly(z.array(text)),
    /** The first day that comes with it, and the first that the platform has. Default: all days came. */
    history: z.optional(z.strictObject({ from: day, goal: day })),
    /** The account whose place this one takes; it is disconnected by the same command. */
    replaces: z.optional(
      z.strictObject({ integrationId: id, platform: z.enum(platformIds), externalName: text }),
    ),
    connectedAt: time,
  }),
  IntegrationMapped: z.strictObject({ ...about, formerClientId: id, mappedAt: time }),
  IntegrationDisconnected: z.strictObject({ ...about, disconnectedAt: time }),
  IntegrationRestored: z.strictObject({ ...about, restoredAt: time }),
} as const;

export type IntegrationEvent = EventsIn<typeof integrationEvents>;
export type IntegrationConnected = EventIn<typeof integrationEvents, 'IntegrationConnected'>;
export type IntegrationDisconnected = EventIn<typeof integrationEvents, 'IntegrationDisconnected'>;
