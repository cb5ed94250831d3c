/** Tests the rules of a workspace's clients. */
import { describe, expect, test } from 'vitest';
import { clientDecider } from '#events/clients/clientDecider.ts';
import type { ClientAdded, ClientEvent } from '#events/clients/clientEvents.ts';
import { activeClients } from '#events/clients/clientsFold.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const { given } = specificationOf(clientDecider);

const facts = {
  clientId: 'shoes',
  workspaceId: 'berg',
  name: 'Shoes & Sons',
  domain: 'shoes.example',
  industry: 'E-commerce',
  sample: false,
};
const about = { clientId: 'shoes', workspaceId: 'berg' };

const add = { type: 'AddClient', ...facts, now: morning } as const;
const update = (changes: object) =>
  ({ type: 'UpdateClient', clientId: 'shoes', changes, now: later }) as const;
const archive = { type: 'ArchiveClient', clientId: 'shoes', now: later } as const;
const restore = { type: 'RestoreClient', clientId: 'shoes', now: later } as const;

const added: ClientAdded = { type: 'ClientAdded', data: { ...facts, addedAt: morning } };
const hats: ClientAdded = {
  type: 'ClientAdded',
  data: { ...facts, clientId: 'hats', domain: 'hats.example', addedAt: morning },
};
const renamed: ClientEvent = {
  type: 'ClientUpdated',
  data: { ...about, changes: { name: 'Boots & Sons' }, updatedAt: later },
};
const archived: ClientEvent = { type: 'ClientArchived', data: { ...about, archivedAt: later } };
const restored: ClientEvent = { type: 'ClientRestored', data: { ...about, restoredAt: later } };

describe('client', () => {
  test('is added with all that is known of it', () => {
    given().when(add).thenHappens(added);
  });

  test('is added once', () => {
    given(added)
      .when({ ...add, domain: 'boots.example', now: later })
      .thenRefused('versionConflict');
  });

  test('does not share its domain with another active one', () => {
    given(added)
      .when({ ...add, clientId: 'boots' })
      .thenRefused('domainTaken');
    given(added, hats)
      .when(update({ domain: 'hats.example' }))
      .thenRefused('domainTaken');
  });

  test('may take the domain of an archived one, which then cannot come back', () => {
    const again: ClientAdded = { type: 'ClientAdded', data: { ...added.data, clientId: 'boots' } };
    given(added, archived)
      .when({ ...add, clientId: 'boots' })
      .thenHappens(again);
    given(added, archived, again).when(restore).thenRefused('domainTaken');
  });

  test('is changed in the fields that differ', () => {
    given(added)
      .when(update({ name: 'Boots & Sons', domain: 'shoes.example' }))
      .thenHappens(renamed);
    given(added, renamed)
      .when(update({ name: 'Boots & Sons' }))
      .thenNothing();
  });

  test('is archived and restored, each once', () => {
    given(added).when(archive).thenHappens(archived);
    given(added, archived).when(archive).thenNothing();
    given(added, archived).when(restore).thenHappens(restored);
    given(added, archived, restored).when(restore).thenNothing();
  });

  test('is not changed while it is archived', () => {
    given(added, archived)
      .when(update({ name: 'Boots & Sons' }))
      .thenRefused('clientArchived');
  });

  test('that was never added is not found', () => {
    for (const command of [update({ name: 'Boots' }), archive, restore]) {
      given(hats).when(command).thenRefused('notFound');
    }
  });

  test('counts while it is active, and has the revision of the latest event about it', () => {
    const events = [added, hats, renamed, archived];
    const state = stateOf(clientDecider, events);

    expect([activeClients(state), state.clients]).toEqual([
      1,
      {
        shoes: {
          id: 'shoes',
          name: 'Boots & Sons',
          domain: 'shoes.example',
          industry: 'E-commerce',
          sample: false,
          addedAt: morning,
          updatedAt: later,
          ownerId: null,
          tags: [],
          contract: [],
          lifetime: null,
          pausedAt: null,
          mergedInto: null,
          logoId: null,
          deletedAt: null,
          archivedAt: later,
          revision: 3,
        },
        hats: {
          id: 'hats',
          name: 'Shoes & Sons',
          domain: 'hats.example',
          industry: 'E-commerce',
          sample: false,
          addedAt: morning,
          updatedAt: morning,
          ownerId: null,
          tags: [],
          contract: [],
          lifetime: null,
          pausedAt: null,
          mergedInto: null,
          logoId: null,
          deletedAt: null,
          archivedAt: null,
          revision: 1,
        },
      },
    ]);
  });
});
