/** Decides a workspace's clients: added once, unique active domains, and no more active ones than the quota. */
import { tidyTags } from '#domain/clients/clientTags.ts';
import { usualZone } from '#domain/clients/clientZone.ts';
import type { MergedField } from '#domain/clients/mergedFields.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { Client } from './client.ts';
import type {
  AddClient,
  ClientCommand,
  CloneClient,
  ImportClients,
  ImportedClient,
  MergeClients,
  UpdateClient,
} from './clientCommands.ts';
import type { ClientEvent } from './clientEvents.ts';
import {
  type ClientState,
  clientOf,
  clientsAfter,
  domainIsTaken,
  isActive,
  noClients,
} from './clientsFold.ts';
import { decideManyClients } from './decideManyClients.ts';
import { decideOneClient } from './decideOneClient.ts';

type Decided = Decision<ClientEvent>;

const filed = (command: AddClient): readonly ClientEvent[] => {
  const { clientId, workspaceId, ownerId = null, tags = [], now } = command;
  const about = { clientId, workspaceId };
  const tidy = [...tidyTags(tags)];
  const owner: ClientEvent = { type: 'ClientOwnerAssigned', data: { ...about, ownerId, assignedAt: now } };
  const tagged: ClientEvent = { type: 'ClientTagsChanged', data: { ...about, tags: tidy, changedAt: now } };
  return [...(ownerId === null ? [] : [owner]), ...(tidy.length === 0 ? [] : [tagged])];
};

const addClient = (command: AddClient, state: ClientState): Decided => {
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
const importClients = (command: ImportClients, start: ClientState): Decided => {
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
const cloneClient = (command: CloneClient, state: ClientState): Decided => {
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

const texts = { name: 'name', domain: 'domain', industry: 'industry' } as const;

const takenFrom = ({ clientId, takes, now }: MergeClients, merged: Client): UpdateClient => {
  const has = (field: MergedField): boolean => takes.includes(field);
  const given = Object.values(texts).filter(has);
  return {
    type: 'UpdateClient',
    clientId,
    changes: {
      ...Object.fromEntries(given.map((field) => [field, merged[field]])),
      ...(has('time_zone') ? { timeZone: merged.timeZone ?? usualZone } : {}),
    },
    ...(has('owner_id') ? { ownerId: merged.ownerId } : {}),
    ...(has('tags') ? { tags: merged.tags } : {}),
    ...(has('logo_id') ? { logoId: merged.logoId } : {}),
    ...(has('lifetime') ? { lifetime: merged.lifetime } : {}),
    now,
  };
};

const obstacleIn = (command: MergeClients, stays: Client, merged: Client) => {
  if (stays.id === merged.id) return 'invalid';
  if (!isActive(stays) || !isActive(merged)) return 'clientArchived';
  const { mergedRevision } = command;
  return mergedRevision === null || merged.revision === mergedRevision ? null : 'staleVersion';
};

/** The merged one comes first, so that its domain is free for the other. */
const mergeClients = (command: MergeClients, state: ClientState): Decision<ClientEvent> => {
  const stays = clientOf(state, command.clientId);
  const merged = clientOf(state, command.mergedId);
  if (!stays || !merged) return reject('notFound');
  const obstacle = obstacleIn(command, stays, merged);
  if (obstacle !== null) return reject(obstacle);
  const about = { clientId: merged.id, workspaceId: state.workspaceId };
  const gone: ClientEvent = {
    type: 'ClientMerged',
    data: { ...about, intoId: stays.id, mergedAt: command.now },
  };
  const taken = decideOneClient(takenFrom(command, merged), clientsAfter(state, gone));
  return taken.ok ? accept(gone, ...taken.events) : taken;
};

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
