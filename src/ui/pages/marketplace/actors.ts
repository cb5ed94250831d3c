/** The lifecycles that the parts of this page are given. */
import type { ActorRefFrom } from 'xstate';
import type { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import type { installationMachine } from '#machines/marketplace/installationMachine.ts';

export type InstallationActor = ActorRefFrom<typeof installationMachine>;

export type ChangesActor = ActorRefFrom<typeof reversibleChangeMachine>;
