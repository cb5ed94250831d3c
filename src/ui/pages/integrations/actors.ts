/** The lifecycles that the parts of this page are given. */
import type { ActorRefFrom } from 'xstate';
import type { integrationConnectMachine } from '#machines/integrations/integrationConnectMachine.ts';
import type { reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';

export type ConnectActor = ActorRefFrom<typeof integrationConnectMachine>;

export type ChangesActor = ActorRefFrom<typeof reversibleChangeMachine>;
