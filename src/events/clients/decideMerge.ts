/** Decides the merge of two clients: the merged one is archived with a reference, the other takes the chosen fields. */
import { usualZone } from '#domain/clients/clientZone.ts';
import type { MergedField } from '#domain/clients/mergedFields.ts';
import { accept, type Decision, reject } from '../decision.ts';
import type { Client } from './client.ts';
import type { MergeClients, UpdateClient } from './clientCommands.ts';
import type { ClientEvent } from './clientEvents.ts';
import { type ClientState, clientOf, clientsAfter, isActive } from './clientsFold.ts';
import { decideOneClient } from './decideOneClient.ts';

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
export const mergeClients = (command: MergeClients, state: ClientState): Decision<ClientEvent> => {
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
