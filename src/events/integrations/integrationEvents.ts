/** What can happen to the connections of a workspace with platforms. */
import type { PlatformId } from '#domain/integrations/platforms.ts';
import type { DomainEvent } from '../log/storedEvent.ts';

/** `by` is the account id of who did it. */
type About = { workspaceId: string; integrationId: string; by: string };
type Named = About & { platform: PlatformId; externalName: string; clientId: string };

export type IntegrationConnected = DomainEvent<
  'IntegrationConnected',
  Named & {
    /** The account on the platform. */
    externalId: string;
    /** What was consented to. */
    scopes: readonly string[];
    connectedAt: string;
  }
>;

export type IntegrationMapped = DomainEvent<
  'IntegrationMapped',
  Named & { formerClientId: string; mappedAt: string }
>;

export type IntegrationDisconnected = DomainEvent<
  'IntegrationDisconnected',
  Named & { disconnectedAt: string }
>;

/** A disconnection was taken back. */
export type IntegrationRestored = DomainEvent<'IntegrationRestored', Named & { restoredAt: string }>;

export type IntegrationEvent =
  | IntegrationConnected
  | IntegrationMapped
  | IntegrationDisconnected
  | IntegrationRestored;
