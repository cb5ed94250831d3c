/** Tests the rules of a client's competitors. */
import { describe, expect, test } from 'vitest';
import { competitorDecider } from '#events/competitors/competitorDecider.ts';
import type { CompetitorAdded, CompetitorEvent } from '#events/competitors/competitorEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const { given } = specificationOf(competitorDecider);

const facts = {
  competitorId: 'sole',
  clientId: 'shoes',
  workspaceId: 'berg',
  domain: 'sole.example',
  tier: 'direct',
  notes: 'Cheaper.',
} as const;
const about = { competitorId: 'sole', clientId: 'shoes', workspaceId: 'berg' };
const asked = { competitorId: 'sole', ownDomain: 'shoes.example', now: later };

const add = { type: 'AddCompetitor', ...facts, ownDomain: 'shoes.example', now: morning } as const;
const update = (changes: object) => ({ type: 'UpdateCompetitor', ...asked, changes }) as const;
const remove = { type: 'RemoveCompetitor', ...asked } as const;
const restore = { type: 'RestoreCompetitor', ...asked } as const;

const added: CompetitorAdded = { type: 'CompetitorAdded', data: { ...facts, addedAt: morning } };
const heel: CompetitorAdded = {
  type: 'CompetitorAdded',
  data: { ...facts, competitorId: 'heel', domain: 'heel.example', addedAt: morning },
};
const removed: CompetitorEvent = { type: 'CompetitorRemoved', data: { ...about, removedAt: later } };
const restored: CompetitorEvent = { type: 'CompetitorRestored', data: { ...about, restoredAt: later } };
const updated = (changes: object): CompetitorEvent => ({
  type: 'CompetitorUpdated',
  data: { ...about, changes, updatedAt: later },
});

describe('competitor', () => {
  test('is added with all that is known of it, once', () => {
    given().when(add).thenHappens(added);
    given(added)
      .when({ ...add, domain: 'boots.example' })
      .thenRefused('versionConflict');
  });

  test('is neither the client’s own site nor a part of it', () => {
    for (const domain of ['shoes.example', 'shop.shoes.example']) {
      given()
        .when({ ...add, domain })
        .thenRefused('ownDomain');
      given(added).when(update({ domain })).thenRefused('ownDomain');
    }
    given()
      .when({ ...add, domain: 'notshoes.example' })
      .thenHappens({ type: 'CompetitorAdded', data: { ...added.data, domain: 'notshoes.example' } });
  });

  test('is no site that is watched already', () => {
    given(added)
      .when({ ...add, competitorId: 'again' })
      .thenRefused('competitorKnown');
    given(added, heel)
      .when(update({ domain: 'heel.example' }))
      .thenRefused('competitorKnown');
  });

  test('leaves its site to another one while it is removed, and cannot come back then', () => {
    const again: CompetitorAdded = { ...added, data: { ...added.data, competitorId: 'again' } };
    given(added, removed)
      .when({ ...add, competitorId: 'again' })
      .thenHappens(again);
    given(added, removed, again).when(restore).thenRefused('competitorKnown');
  });

  test('cannot come back when its site has become the client’s own', () => {
    given(added, removed)
      .when({ ...restore, ownDomain: 'sole.example' })
      .thenRefused('ownDomain');
  });

  test('is changed in the fields that differ', () => {
    given(added)
      .when(update({ domain: 'sole.example', tier: 'indirect', notes: '' }))
      .thenHappens(updated({ tier: 'indirect', notes: '' }));
    given(added)
      .when(update({ domain: 'insole.example' }))
      .thenHappens(updated({ domain: 'insole.example' }));
    given(added)
      .when(update({ notes: 'Cheaper.' }))
      .thenNothing();
  });

  test('is removed and restored, each once, and not changed in between', () => {
    given(added).when(remove).thenHappens(removed);
    given(added, removed).when(remove).thenNothing();
    given(added, removed)
      .when(update({ notes: '' }))
      .thenRefused('notFound');
    given(added, removed).when(restore).thenHappens(restored);
    given(added, removed, restored).when(restore).thenNothing();
  });

  test('that was never added is not found', () => {
    for (const command of [update({ notes: '' }), remove, restore]) {
      given(heel).when(command).thenRefused('notFound');
    }
  });

  test('has the revision of the latest event about it', () => {
    const state = stateOf(competitorDecider, [added, heel, updated({ tier: 'aspirational' }), removed]);
    const { clientId, workspaceId, notes } = facts;
    const ours = { clientId, notes, addedAt: morning };

    expect(state).toEqual({
      next: 4,
      workspaceId,
      competitors: {
        sole: {
          ...ours,
          id: 'sole',
          domain: 'sole.example',
          tier: 'aspirational',
          updatedAt: later,
          removedAt: later,
          revision: 3,
        },
        heel: {
          ...ours,
          id: 'heel',
          domain: 'heel.example',
          tier: 'direct',
          updatedAt: morning,
          removedAt: null,
          revision: 1,
        },
      },
    });
  });
});
