/** Builds the stream, version and state that a client command refers to. */
import { type ClientState, clientOf } from '#events/clients/clientsFold.ts';
import type { Caller } from '../http/context.ts';
import type { CommandReply } from '../http/handleCommand.ts';
import { clientReply } from './clientItem.ts';

export const aboutClient = ({ workspaceId }: Caller, clientId: string) => ({
  key: [workspaceId] as const,
  version: (state: ClientState): number | null => clientOf(state, clientId)?.revision ?? null,
  reply: (after: ClientState): CommandReply => clientReply(200, clientOf(after, clientId)),
});
