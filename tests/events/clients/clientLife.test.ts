/** Tests client changes beyond adding and archiving: pauses, owner, tags, fees, deletion, and bulk changes. */
import { describe, expect, test } from 'vitest';
import { clientDecider } from '#events/clients/clientDecider.ts';
import type { ClientAdded, ClientEvent } from '#events/clients/clientEvents.ts';
import { activeClients, clientOf } from '#events/clients/clientsFold.ts';
import { outcomesOf } from '#events/clients/decideManyClients.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const { given } = specificationOf(clientDecider);

const about = { clientId: 'shoes', workspaceId: 'berg' };
const added = (clientId = 'shoes'): ClientAdded => ({
  type: 'ClientAdded',
  data: {
    clientId,
    workspaceId: 'berg',
    name: 'Shoes & Sons',
    domain: `${clientId}.example`,
    industry: 'E-commerce',
    sample: false,
    addedAt: morning,
  },
});
const asked = { clientId: 'shoes', now: later } as const;
const paused: ClientEvent = { type: 'ClientPaused', data: { ...about, pausedAt: later } };
const archived: ClientEvent = { type: 'ClientArchived', data: { ...about, archivedAt: later } };
const deleted: ClientEvent = { type: 'ClientDeleted', data: { ...about, deletedAt: later } };
const restored: ClientEvent = { type: 'ClientRestored', data: { ...about, restoredAt: later } };
const fee = { monthlyFeeCents: 150_000, currency: 'USD', from: '2026-01-01', reason: 'start' } as const;
const contract: ClientEvent = {
  type: 'ClientContractChanged',
  data: { ...about, changeId: 'one', ...fee, changedAt: later },
};

const lifetime = { ordersPerYear: 4, years: 2.5, marginPercent: 40 };
const assumed = (what: typeof lifetime | null): ClientEvent => ({
  type: 'ClientLifetimeAssumed',
  data: { ...about, lifetime: what, assumedAt: later },
});

describe('what is assumed of a client’s customers', () => {
  const update = { type: 'UpdateClient', ...asked, changes: {} } as const;

  test('is entered, changed and removed, and is nothing new when it says the same', () => {
    given(added())
      .when({ ...update, lifetime })
      .thenHappens(assumed(lifetime));
    given(added(), assumed(lifetime))
      .when({ ...update, lifetime: { ...lifetime, years: 3 } })
      .thenHappens(assumed({ ...lifetime, years: 3 }));
    given(added(), assumed(lifetime))
      .when({ ...update, lifetime: null })
      .thenHappens(assumed(null));
    given(added(), assumed(lifetime))
      .when({ ...update, lifetime: { ...lifetime } })
      .thenNothing();
    given(added())
      .when({ ...update, lifetime: null })
      .thenNothing();
  });

  test('stays as it was of an archived one', () => {
    given(added(), archived)
      .when({ ...update, lifetime })
      .thenRefused('clientArchived');
  });
});

describe('a client', () => {
  test('is paused and goes on, each once, and counts for the plan meanwhile', () => {
    given(added())
      .when({ type: 'PauseClient', ...asked })
      .thenHappens(paused);
    given(added(), paused)
      .when({ type: 'PauseClient', ...asked })
      .thenNothing();
    given(added(), paused)
      .when({ type: 'ResumeClient', ...asked })
      .thenHappens({ type: 'ClientResumed', data: { ...about, resumedAt: later } });
    given(added(), archived)
      .when({ type: 'PauseClient', ...asked })
      .thenRefused('clientArchived');
    expect(activeClients(stateOf(clientDecider, [added(), paused]))).toBe(1);
  });

  test('has an owner and tags, distinguished from what its people see', () => {
    const owner: ClientEvent = {
      type: 'ClientOwnerAssigned',
      data: { ...about, ownerId: 'nora', assignedAt: later },
    };
    const tags: ClientEvent = {
      type: 'ClientTagsChanged',
      data: { ...about, tags: ['Big', 'SEO'], changedAt: later },
    };
    const change = {
      type: 'UpdateClient',
      ...asked,
      changes: {},
      ownerId: 'nora',
      tags: [' Big', 'big ', 'SEO'],
    } as const;
    given(added()).when(change).thenHappens(owner, tags);
    given(added(), owner, tags).when(change).thenNothing();
  });

  test('pays from a day on, until that is taken back', () => {
    given(added())
      .when({ type: 'ChangeContract', ...asked, changeId: 'one', fee })
      .thenHappens(contract);
    given(added(), contract)
      .when({ type: 'WithdrawContract', ...asked, changeId: 'one' })
      .thenHappens({
        type: 'ClientContractWithdrawn',
        data: { ...about, changeId: 'one', withdrawnAt: later },
      });
    given(added())
      .when({ type: 'WithdrawContract', ...asked, changeId: 'one' })
      .thenRefused('notFound');
  });

  test('is deleted by typing its name; an active one is archived first', () => {
    const remove = { type: 'DeleteClient', ...asked } as const;
    given(added())
      .when({ ...remove, name: 'Shoes' })
      .thenRefused('nameDiffers');
    given(added())
      .when({ ...remove, name: 'Shoes & Sons ' })
      .thenHappens(archived, deleted);
    given(added(), archived)
      .when({ ...remove, name: 'Shoes & Sons' })
      .thenHappens(deleted);
  });

  test('that was deleted is there for nothing but to come back', () => {
    const gone = given(added(), archived, deleted);
    gone.when({ type: 'UpdateClient', ...asked, changes: { name: 'Boots' } }).thenRefused('notFound');
    gone.when({ type: 'ArchiveClient', ...asked }).thenRefused('notFound');
    gone.when({ type: 'RestoreClient', ...asked }).thenHappens(restored);
    gone.when({ type: 'UndeleteClient', ...asked }).thenHappens(restored, archived);
  });

  test('is cloned with industry, owner and tags, and without what it pays', () => {
    const owner: ClientEvent = {
      type: 'ClientOwnerAssigned',
      data: { ...about, ownerId: 'nora', assignedAt: later },
    };
    const clone = {
      type: 'CloneClient',
      ...asked,
      cloneId: 'boots',
      name: 'Boots',
      domain: 'boots.example',
      takes: ['owner', 'tags'],
    } as const;
    given(added(), owner, contract)
      .when(clone)
      .thenHappens(
        {
          type: 'ClientAdded',
          data: { ...added('boots').data, name: 'Boots', addedAt: later },
        },
        { type: 'ClientOwnerAssigned', data: { ...owner.data, clientId: 'boots' } },
      );
    given(added(), owner)
      .when({ ...clone, takes: ['tags'] })
      .thenHappens({
        type: 'ClientAdded',
        data: { ...added('boots').data, name: 'Boots', addedAt: later },
      });
    given(added())
      .when({ ...clone, domain: 'shoes.example' })
      .thenRefused('domainTaken');
  });
});

describe('many clients', () => {
  const row = (clientId: string, domain = `${clientId}.example`) => ({
    clientId,
    name: 'New',
    domain,
    industry: 'Retail',
    fee: null,
  });
  const bring = (...clients: readonly ReturnType<typeof row>[]) =>
    ({ type: 'ImportClients', workspaceId: 'berg', clients, now: later }) as const;

  test('are imported all or none', () => {
    given(added())
      .when(bring(row('a'), row('b', 'shoes.example')))
      .thenRefused('domainTaken');
    given()
      .when(bring(row('a'), row('b', 'a.example')))
      .thenRefused('domainTaken');
    const { fee: _fee, ...facts } = row('a');
    given()
      .when({ ...bring(), clients: [{ ...row('a'), fee: { ...fee, changeId: 'one' } }] })
      .thenHappens(
        { type: 'ClientAdded', data: { ...facts, workspaceId: 'berg', sample: false, addedAt: later } },
        { type: 'ClientContractChanged', data: { ...contract.data, clientId: 'a' } as never },
      );
  });

  test('are changed row by row: what cannot be done to one does not keep the others from it', () => {
    const state = stateOf(clientDecider, [added('a'), added('b'), added('c')]);
    const archive = { type: 'ChangeManyClients', act: { kind: 'archive' }, most: null, now: later } as const;
    const rows = [
      { clientId: 'a', revision: 0 },
      { clientId: 'b', revision: 7 },
      { clientId: 'nobody', revision: null },
      { clientId: 'c', revision: null },
    ];
    const { outcomes, events } = outcomesOf({ ...archive, rows }, state);
    expect([
      outcomes.map(({ result }) => result),
      events.map(({ type, data }) => [type, data.clientId]),
    ]).toEqual([
      ['changed', 'staleVersion', 'notFound', 'changed'],
      [
        ['ClientArchived', 'a'],
        ['ClientArchived', 'c'],
      ],
    ]);
  });

  test('come back only as far as there is room', () => {
    const gone = (clientId: string): ClientEvent => ({
      type: 'ClientArchived',
      data: { ...about, clientId, archivedAt: later },
    });
    const state = stateOf(clientDecider, [added('a'), added('b'), gone('a'), gone('b')]);
    const rows = ['a', 'b'].map((clientId) => ({ clientId, revision: null }));
    const command = {
      type: 'ChangeManyClients',
      act: { kind: 'restore' },
      rows,
      most: 1,
      now: later,
    } as const;
    expect(outcomesOf(command, state).outcomes.map(({ result }) => result)).toEqual([
      'changed',
      'limitReached',
    ]);
  });

  test('are tagged beside the tags that they have', () => {
    const state = stateOf(clientDecider, [
      added('a'),
      { type: 'ClientTagsChanged', data: { ...about, clientId: 'a', tags: ['SEO'], changedAt: later } },
    ]);
    const command = {
      type: 'ChangeManyClients',
      act: { kind: 'tag', tag: 'Big' },
      rows: [{ clientId: 'a', revision: null }],
      most: null,
      now: later,
    } as const;
    const after = outcomesOf(command, state).events.reduce(clientDecider.evolve, state);
    expect(clientOf(after, 'a')?.tags).toEqual(['SEO', 'Big']);
  });
});
