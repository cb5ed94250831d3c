/** Tests the rules of merging two clients: permission, adopted data, and the fate of the merged client. */
import { describe, expect, test } from 'vitest';
import { mergedFields } from '#domain/clients/mergedFields.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import type { ClientAdded, ClientEvent } from '#events/clients/clientEvents.ts';
import { activeClients, clientOf } from '#events/clients/clientsFold.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const { given } = specificationOf(clientDecider);

const workspaceId = 'berg';
const added = (clientId: string, more: object = {}): ClientAdded => ({
  type: 'ClientAdded',
  data: {
    clientId,
    workspaceId,
    name: `The ${clientId}`,
    domain: `${clientId}.example`,
    industry: 'E-commerce',
    sample: false,
    addedAt: morning,
    ...more,
  },
});
const merged: ClientEvent = {
  type: 'ClientMerged',
  data: { clientId: 'boots', workspaceId, intoId: 'shoes', mergedAt: later },
};
const merge = {
  type: 'MergeClients',
  clientId: 'shoes',
  mergedId: 'boots',
  mergedRevision: 1,
  takes: [],
  now: later,
} as const;
const both = [added('shoes'), added('boots', { timeZone: 'Asia/Tokyo', industry: 'Retail' })] as const;
const lifetime = { ordersPerYear: 4, years: 2.5, marginPercent: 40 };

describe('of two clients', () => {
  test('one is archived, says where it went, and is free of the plan', () => {
    given(...both)
      .when(merge)
      .thenHappens(merged);
    const state = stateOf(clientDecider, [...both, merged]);
    expect(activeClients(state)).toBe(1);
    expect(clientOf(state, 'boots')).toMatchObject({ archivedAt: later, mergedInto: 'shoes', revision: 2 });
  });

  test('the other takes what was chosen, the domain among it', () => {
    const about = { clientId: 'boots', workspaceId };
    const file: readonly ClientEvent[] = [
      { type: 'ClientOwnerAssigned', data: { ...about, ownerId: 'nora', assignedAt: later } },
      { type: 'ClientTagsChanged', data: { ...about, tags: ['SEO'], changedAt: later } },
      { type: 'ClientLifetimeAssumed', data: { ...about, lifetime, assumedAt: later } },
    ];
    const stays = { clientId: 'shoes', workspaceId };
    const changes = {
      name: 'The boots',
      domain: 'boots.example',
      industry: 'Retail',
      timeZone: 'Asia/Tokyo',
    };
    given(...both, ...file)
      .when({ ...merge, mergedRevision: 4, takes: mergedFields })
      .thenHappens(
        merged,
        { type: 'ClientUpdated', data: { ...stays, changes, updatedAt: later } },
        { type: 'ClientOwnerAssigned', data: { ...stays, ownerId: 'nora', assignedAt: later } },
        { type: 'ClientTagsChanged', data: { ...stays, tags: ['SEO'], changedAt: later } },
        { type: 'ClientLifetimeAssumed', data: { ...stays, lifetime, assumedAt: later } },
      );
    given(...both, ...file)
      .when({ ...merge, mergedRevision: 4, takes: ['industry'] })
      .thenHappens(merged, {
        type: 'ClientUpdated',
        data: { ...stays, changes: { industry: 'Retail' }, updatedAt: later },
      });
  });

  test('neither is merged that was changed meanwhile, is not there, is archived or is the same', () => {
    given(...both)
      .when({ ...merge, mergedRevision: 0 })
      .thenRefused('staleVersion');
    given(added('shoes')).when(merge).thenRefused('notFound');
    given(added('boots')).when(merge).thenRefused('notFound');
    given(...both)
      .when({ ...merge, mergedId: 'shoes', mergedRevision: 0 })
      .thenRefused('invalid');
    const archived = (clientId: string): ClientEvent => ({
      type: 'ClientArchived',
      data: { clientId, workspaceId, archivedAt: later },
    });
    for (const id of ['shoes', 'boots'])
      given(...both, archived(id))
        .when({ ...merge, mergedRevision: null })
        .thenRefused('clientArchived');
  });

  test('the merged one comes back for itself', () => {
    const restored: ClientEvent = {
      type: 'ClientRestored',
      data: { clientId: 'boots', workspaceId, restoredAt: later },
    };
    given(...both, merged)
      .when({ type: 'RestoreClient', clientId: 'boots', now: later })
      .thenHappens(restored);
    expect(clientOf(stateOf(clientDecider, [...both, merged, restored]), 'boots')).toMatchObject({
      archivedAt: null,
      mergedInto: null,
    });
  });
});
