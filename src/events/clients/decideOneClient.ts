/** Decides the commands about one existing client. */

import { tidyTags } from '#domain/clients/clientTags.ts';
import { usualZone } from '#domain/clients/clientZone.ts';
import { sameLifetime } from '#domain/clients/customerValue.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decision, reject } from '../decision.ts';
import type { Client } from './client.ts';
import type {
  ChangeContract,
  DeleteClient,
  OneClientCommand,
  UpdateClient,
  WithdrawContract,
} from './clientCommands.ts';
import type { ClientChanges, ClientEvent } from './clientEvents.ts';
import { type ClientState, clientOf, domainIsTaken, everyClientOf, isActive } from './clientsFold.ts';

type Decided = Decision<ClientEvent>;

type Place = { readonly about: { readonly clientId: string; readonly workspaceId: string }; now: string };

const fieldNames = ['name', 'domain', 'industry', 'timeZone'] as const;

const fieldOf = (client: Client, field: (typeof fieldNames)[number]): string =>
  field === 'timeZone' ? (client.timeZone ?? usualZone) : client[field];

const differing = (changes: ClientChanges, client: Client): ClientChanges =>
  Object.fromEntries(
    fieldNames.flatMap((field) => {
      const value = changes[field];
      return value === undefined || value === fieldOf(client, field) ? [] : [[field, value]];
    }),
  );

const sameTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);

/** Owner, tags, assumptions and logo have their own events; the client's people see only the logo's. */
const related = (
  { ownerId, tags, lifetime, logoId }: UpdateClient,
  client: Client,
  { about, now }: Place,
) => {
  const events: ClientEvent[] = [];
  if (ownerId !== undefined && ownerId !== client.ownerId)
    events.push({ type: 'ClientOwnerAssigned', data: { ...about, ownerId, assignedAt: now } });
  const tidy = tags && [...tidyTags(tags)];
  if (tidy && !sameTags(tidy, client.tags))
    events.push({ type: 'ClientTagsChanged', data: { ...about, tags: tidy, changedAt: now } });
  if (lifetime !== undefined && !sameLifetime(lifetime, client.lifetime))
    events.push({ type: 'ClientLifetimeAssumed', data: { ...about, lifetime, assumedAt: now } });
  if (logoId !== undefined && logoId !== client.logoId)
    events.push({ type: 'ClientLogoChanged', data: { ...about, pictureId: logoId, changedAt: now } });
  return events;
};

const update = (command: UpdateClient, client: Client, state: ClientState, place: Place): Decided => {
  if (!isActive(client)) return reject('clientArchived');
  const changes = differing(command.changes, client);
  if (changes.domain !== undefined && domainIsTaken(state, changes.domain, client.id))
    return reject('domainTaken');
  const { about, now } = place;
  const updated: ClientEvent = { type: 'ClientUpdated', data: { ...about, changes, updatedAt: now } };
  const isUpdated = Object.keys(changes).length > 0;
  return accept(...(isUpdated ? [updated] : []), ...related(command, client, place));
};

const pause = (client: Client, { about, now }: Place): Decided => {
  if (!isActive(client)) return reject('clientArchived');
  return client.pausedAt === null
    ? accept({ type: 'ClientPaused', data: { ...about, pausedAt: now } })
    : accept();
};

const resume = (client: Client, { about, now }: Place): Decided => {
  if (!isActive(client)) return reject('clientArchived');
  return client.pausedAt === null
    ? accept()
    : accept({ type: 'ClientResumed', data: { ...about, resumedAt: now } });
};

const archival = ({ about, now }: Place): ClientEvent => ({
  type: 'ClientArchived',
  data: { ...about, archivedAt: now },
});

const restoral = ({ about, now }: Place): ClientEvent => ({
  type: 'ClientRestored',
  data: { ...about, restoredAt: now },
});

const restore = (client: Client, state: ClientState, place: Place): Decided => {
  if (isActive(client)) return accept();
  return domainIsTaken(state, client.domain, client.id) ? reject('domainTaken') : accept(restoral(place));
};

/** Archives an active client first, so that counts of active clients need not handle deletions. */
const remove = ({ name }: DeleteClient, client: Client, place: Place): Decided => {
  if (name !== null && tidyText(name) !== client.name) return reject('nameDiffers');
  const { about, now } = place;
  const deleted: ClientEvent = { type: 'ClientDeleted', data: { ...about, deletedAt: now } };
  return isActive(client) ? accept(archival(place), deleted) : accept(deleted);
};

const undelete = (client: Client, place: Place): Decided =>
  client.deletedAt === null ? accept() : accept(restoral(place), archival(place));

const changeContract = (
  { changeId, fee }: ChangeContract,
  client: Client,
  { about, now }: Place,
): Decided => {
  if (!isActive(client)) return reject('clientArchived');
  if (client.contract.some(({ id }) => id === changeId)) return reject('versionConflict');
  return accept({
    type: 'ClientContractChanged',
    data: { ...about, changeId, ...fee, changedAt: now },
  });
};

const withdraw = ({ changeId }: WithdrawContract, client: Client, { about, now }: Place): Decided =>
  client.contract.some(({ id }) => id === changeId)
    ? accept({ type: 'ClientContractWithdrawn', data: { ...about, changeId, withdrawnAt: now } })
    : reject('notFound');

const isForDeleted = ({ type }: OneClientCommand): boolean =>
  type === 'RestoreClient' || type === 'UndeleteClient';

/** A deleted client can only be restored. */
export const decideOneClient = (command: OneClientCommand, state: ClientState): Decided => {
  const { clientId, now } = command;
  const client = isForDeleted(command) ? everyClientOf(state, clientId) : clientOf(state, clientId);
  if (!client) return reject('notFound');
  const place: Place = { about: { clientId, workspaceId: state.workspaceId }, now };
  switch (command.type) {
    case 'UpdateClient':
      return update(command, client, state, place);
    case 'PauseClient':
      return pause(client, place);
    case 'ResumeClient':
      return resume(client, place);
    case 'ArchiveClient':
      return isActive(client) ? accept(archival(place)) : accept();
    case 'RestoreClient':
      return restore(client, state, place);
    case 'DeleteClient':
      return remove(command, client, place);
    case 'UndeleteClient':
      return undelete(client, place);
    case 'ChangeContract':
      return changeContract(command, client, place);
    case 'WithdrawContract':
      return withdraw(command, client, place);
  }
};
