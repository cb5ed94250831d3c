/** Defines the types of the actors that this page's parts receive. */
import type { ActorRefFrom } from 'xstate';
import type { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import type { installationMachine } from '#machines/marketplace/installationMachine.ts';

export type InstallationActor = ActorRefFrom<typeof installationMachine>;

export type ChangesActor = ActorRefFrom<typeof reversibleChangeMachine>;
