/** The lifecycles that the parts of this page are given. */
import type { ActorRefFrom } from 'xstate';
import type { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import type { integrationConnectMachine } from '#machines/integrations/integrationConnectMachine.ts';

export type ConnectActor = ActorRefFrom<typeof integrationConnectMachine>;

export type ChangesActor = ActorRefFrom<typeof reversibleChangeMachine>;
