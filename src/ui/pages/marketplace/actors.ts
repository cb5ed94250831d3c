/** The lifecycles that the parts of this page are given. */
import type { ActorRefFrom } from 'xstate';
import type { installationMachine } from '#machines/marketplace/installationMachine.ts';
import type { reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';

export type InstallationActor = ActorRefFrom<typeof installationMachine>;

export type ChangesActor = ActorRefFrom<typeof reversibleChangeMachine>;
