/** Tests the rules of a saved ROI scenario. */
import { describe, test } from 'vitest';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import type { EventOf } from '#events/itemTypes.ts';
import { roiScenario } from '#events/roi/roiScenario.ts';

import { later, morning, nextDay } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

type RoiScenarioEvent = EventOf<typeof roiScenario>;

const { given } = specificationOf(roiScenario.decider);

const own = { scenarioId: 'one', accountId: 'nora' };
const facts = { ...own, workspaceId: 'berg', inputs: roiDefaults };
const save = { type: 'SaveRoiScenario', ...facts, name: ' Today ', now: morning } as const;
const saved: RoiScenarioEvent = {
  type: 'RoiScenarioSaved',
  data: { ...facts, name: 'Today', savedAt: morning },
};
const renamed: RoiScenarioEvent = {
  type: 'RoiScenarioRenamed',
  data: { ...own, formerName: 'Today', name: 'Weekly', renamedAt: later },
};
const removed: RoiScenarioEvent = {
  type: 'RoiScenarioRemoved',
  data: { ...own, name: 'Today', removedAt: later },
};
const restored: RoiScenarioEvent = {
  type: 'RoiScenarioRestored',
  data: { ...own, name: 'Today', restoredAt: nextDay },
};
const by = { accountId: 'nora', now: later };
const rename = { type: 'RenameRoiScenario', ...by, changes: { name: ' Weekly ' } } as const;
const remove = { type: 'RemoveRoiScenario', ...by } as const;
const restore = { type: 'RestoreRoiScenario', accountId: 'nora', now: nextDay } as const;

describe('roi scenario', () => {
  test('is saved with its inputs, under a name', () => {
    given().when(save).thenHappens(saved);
  });

  test('without a name, or with inputs out of their ranges, is refused', () => {
    given()
      .when({ ...save, name: ' ' })
      .thenRefused('invalid');
    given()
      .when({ ...save, inputs: { ...roiDefaults, clientCount: 10_001 } })
      .thenRefused('invalid');
  });

  test('is saved once', () => {
    given(saved).when(save).thenRefused('versionConflict');
  });

  test('gets another name', () => {
    given(saved).when(rename).thenHappens(renamed);
  });

  test('keeps its name when the new one is the same', () => {
    given(saved)
      .when({ ...rename, changes: { name: 'Today' } })
      .thenNothing();
    given(saved, renamed).when(rename).thenNothing();
  });

  test('takes no blank name', () => {
    given(saved)
      .when({ ...rename, changes: { name: '' } })
      .thenRefused('invalid');
  });

  test('is removed, and restored', () => {
    given(saved).when(remove).thenHappens(removed);
    given(saved, removed).when(restore).thenHappens(restored);
    given(saved, removed, restored).when(remove).thenHappens(removed);
  });

  test('that is removed can be neither renamed nor removed again', () => {
    given(saved, removed).when(rename).thenRefused('notFound');
    given(saved, removed).when(remove).thenRefused('notFound');
  });

  test('that is there needs no restoring', () => {
    given(saved).when(restore).thenNothing();
  });

  test('of somebody else, or of nobody, is not there', () => {
    for (const command of [rename, remove, restore]) {
      given(saved)
        .when({ ...command, accountId: 'otto' })
        .thenRefused('notFound');
      given().when(command).thenRefused('notFound');
    }
  });
});
