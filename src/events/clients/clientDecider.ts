/** Decides a workspace's clients: added once, unique active domains, and no more active ones than the quota. */
import type { Decider, Decision } from '../decision.ts';
import type { ClientCommand } from './clientCommands.ts';
import type { ClientEvent } from './clientEvents.ts';
import { type ClientState, clientsAfter, noClients } from './clientsFold.ts';
import { decideManyClients } from './decideManyClients.ts';
import { mergeClients } from './decideMerge.ts';
import { addClient, cloneClient, importClients } from './decideNewClients.ts';
import { decideOneClient } from './decideOneClient.ts';

const decide = (command: ClientCommand, state: ClientState): Decision<ClientEvent> => {
  switch (command.type) {
    case 'AddClient':
      return addClient(command, state);
    case 'ImportClients':
      return importClients(command, state);
    case 'CloneClient':
      return cloneClient(command, state);
    case 'MergeClients':
      return mergeClients(command, state);
    case 'ChangeManyClients':
      return decideManyClients(command, state);
    default:
      return decideOneClient(command, state);
  }
};

export const clientDecider: Decider<ClientCommand, ClientEvent, ClientState> = {
  initial: noClients,
  evolve: clientsAfter,
  decide,
};
