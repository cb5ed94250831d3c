/** Defines the types that this page's parts receive: actors, an installed app and its changes. */
import type { ActorRefFrom } from 'xstate';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import type { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import type { installationMachine } from '#machines/marketplace/installationMachine.ts';

export type InstallationActor = ActorRefFrom<typeof installationMachine>;

export type ChangesActor = ActorRefFrom<typeof reversibleChangeMachine>;

export type InstalledItem = ListingItem & {
  readonly installation: NonNullable<ListingItem['installation']>;
};

export type ChangeTerms = (
  body: BodyOf<'changeInstallation'>,
  words: { made: string; takenBack: string },
) => void;

export type ToolProps = { item: InstalledItem };
