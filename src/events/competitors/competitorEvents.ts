/** Declares the events of a client's competitors. */
import * as z from 'zod/mini';
import { competitorTiers } from '#domain/competitors/competitorRules.ts';
import { type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

const about = { competitorId: id, clientId: id, workspaceId: id };
const tier = z.enum(competitorTiers);

const changes = z.strictObject({
  domain: z.exactOptional(text),
  tier: z.exactOptional(tier),
  notes: z.exactOptional(text),
});

export const competitorEvents = {
  CompetitorAdded: z.strictObject({ ...about, domain: text, tier, notes: text, addedAt: time }),
  CompetitorUpdated: z.strictObject({ ...about, changes, updatedAt: time }),
  CompetitorRemoved: z.strictObject({ ...about, removedAt: time }),
  CompetitorRestored: z.strictObject({ ...about, restoredAt: time }),
} as const;

export type CompetitorFields = Required<z.infer<typeof changes>>;
export type CompetitorEvent = EventsIn<typeof competitorEvents>;
export type CompetitorAdded = EventIn<typeof competitorEvents, 'CompetitorAdded'>;
