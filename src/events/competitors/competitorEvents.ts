/** What can happen to the competitors of a client. */
import type { CompetitorTier } from '#domain/competitors/competitorRules.ts';
import type { DomainEvent } from '../log/storedEvent.ts';

type About = { competitorId: string; clientId: string; workspaceId: string };

export type CompetitorFields = { domain: string; tier: CompetitorTier; notes: string };

export type CompetitorAdded = DomainEvent<'CompetitorAdded', About & CompetitorFields & { addedAt: string }>;

/** The fields that differ, with what they are now. */
export type CompetitorUpdated = DomainEvent<
  'CompetitorUpdated',
  About & { changes: Partial<CompetitorFields>; updatedAt: string }
>;

export type CompetitorRemoved = DomainEvent<'CompetitorRemoved', About & { removedAt: string }>;

export type CompetitorRestored = DomainEvent<'CompetitorRestored', About & { restoredAt: string }>;

export type CompetitorEvent = CompetitorAdded | CompetitorUpdated | CompetitorRemoved | CompetitorRestored;
