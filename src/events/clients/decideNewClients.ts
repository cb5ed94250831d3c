/** Decides new clients: added, imported in bulk, or copied. */

import { tidyTags } from '#domain/clients/clientTags.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { accept, type Decision, reject } from '../decision.ts';
import type { AddClient, CloneClient, ImportClients, ImportedClient } from './clientCommands.ts';
import type { ClientEvent } from './clientEvents.ts';
import { type ClientState, clientOf, clientsAfter, domainIsTaken } from './clientsFold.ts';

type Decided = Decision<ClientEvent>;

const filed = (command: AddClient): readonly ClientEvent[] => {
  const { clientId, workspaceId, ownerId = null, tags = [], now } = command;
  const about = { clientId, workspaceId };
  const tidy = [...tidyTags(tags)];
  const owner: ClientEvent = { type: 'ClientOwnerAssigned', data: { ...about, ownerId, assignedAt: now } };
  const tagged: ClientEvent = { type: 'ClientTagsChanged', data: { ...about, tags: tidy, changedAt: now } };
  return [...(ownerId === null ? [] : [owner]), ...(tidy.length === 0 ? [] : [tagged])];
};

export const addClient = (command: AddClient, state: ClientState): Decided => {
  const { type: _type, now, ownerId: _owner, tags: _tags, ...facts } = command;
  if (Object.hasOwn(state.clients, facts.clientId)) return reject('versionConflict');
  if (domainIsTaken(state, facts.domain, facts.clientId)) return reject('domainTaken');
  return accept({ type: 'ClientAdded', data: { ...facts, addedAt: now } }, ...filed(command));
};

const feeOf = (
  { clientId, fee }: ImportedClient,
  { workspaceId, now }: ImportClients,
): readonly ClientEvent[] =>
  fee === null
    ? []
    : [{ type: 'ClientContractChanged', data: { clientId, workspaceId, ...fee, changedAt: now } }];

/** Two rows with one domain refuse the whole import, and so does a row with an active client's domain. */
export const importClients = (command: ImportClients, start: ClientState): Decided => {
  const { workspaceId, now } = command;
  let state = start;
  const events: ClientEvent[] = [];
  for (const row of command.clients) {
    const { fee: _fee, ...given } = row;
    const facts = { ...given, workspaceId, sample: false, now };
    const decision = addClient({ type: 'AddClient', ...facts }, state);
    if (!decision.ok) return decision;
    const newEvents = [...decision.events, ...feeOf(row, command)];
    events.push(...newEvents);
    state = newEvents.reduce(clientsAfter, state);
  }
  return accept(...events);
};

/** Contract, contacts and notes are not copied. */
export const cloneClient = (command: CloneClient, state: ClientState): Decided => {
  const { clientId, cloneId, name, domain, takes, now } = command;
  const original = clientOf(state, clientId);
  if (!original) return reject('notFound');
  const { workspaceId } = state;
  const { industry, ownerId, tags, timeZone } = original;
  const zone = definedOnly({ timeZone });
  const facts = { clientId: cloneId, workspaceId, name, domain, industry, ...zone, sample: false, now };
  const filing = {
    ...(takes.includes('owner') ? { ownerId } : {}),
    ...(takes.includes('tags') ? { tags } : {}),
  };
  return addClient({ type: 'AddClient', ...facts, ...filing }, state);
};
