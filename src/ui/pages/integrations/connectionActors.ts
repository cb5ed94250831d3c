/** Defines the types of the actors that this page's parts receive. */
import type { ActorRefFrom } from 'xstate';
import type { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import type { integrationConnectMachine } from '#machines/integrations/integrationConnectMachine.ts';

export type ConnectActor = ActorRefFrom<typeof integrationConnectMachine>;

export type ChangesActor = ActorRefFrom<typeof reversibleChangeMachine>;
