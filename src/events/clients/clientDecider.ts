/** The rules of a client: added once. */
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { ClientEvent } from './clientEvents.ts';

export type AddClient = {
  readonly type: 'AddClient';
  readonly clientId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly domain: string;
  readonly industry: string;
  readonly sample: boolean;
  readonly now: string;
};
export type ClientCommand = AddClient;

export type ClientState = { readonly status: 'none' | 'active' };

const decide = (command: ClientCommand, state: ClientState): Decision<ClientEvent> => {
  if (state.status === 'active') return reject('versionConflict');
  const { type: _type, now, ...facts } = command;
  return accept({ type: 'ClientAdded', data: { ...facts, addedAt: now } });
};

const evolve = (_state: ClientState, event: ClientEvent): ClientState => {
  switch (event.type) {
    case 'ClientAdded':
      return { status: 'active' };
  }
};

export const clientDecider: Decider<ClientCommand, ClientEvent, ClientState> = {
  initial: { status: 'none' },
  evolve,
  decide,
};
