/** Tests the directory of a person's ROI scenarios. */
import { describe, expect, test } from 'vitest';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { foldAll } from '#events/projections/projection.ts';
import { roiScenarioDirectory, scenariosOf } from '#events/projections/roiScenarioDirectory.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const saved = (scenarioId: string, accountId: string): AppEvent => ({
  type: 'RoiScenarioSaved',
  data: {
    scenarioId,
    accountId,
    workspaceId: 'berg',
    name: `Scenario ${scenarioId}`,
    inputs: roiDefaults,
    savedAt: morning,
  },
});

const one = { scenarioId: 'one', accountId: 'nora' };
const renamed: AppEvent = {
  type: 'RoiScenarioRenamed',
  data: { ...one, formerName: 'Scenario one', name: 'Weekly', renamedAt: later },
};
const removed: AppEvent = { type: 'RoiScenarioRemoved', data: { ...one, name: 'Weekly', removedAt: later } };
const restored: AppEvent = {
  type: 'RoiScenarioRestored',
  data: { ...one, name: 'Weekly', restoredAt: nextDay },
};

const scenario = (id: string, accountId: string) => ({
  id,
  accountId,
  name: `Scenario ${id}`,
  inputs: roiDefaults,
  savedAt: morning,
  updatedAt: morning,
  removedAt: null,
  revision: 0,
});

const shelfOf = (...events: readonly AppEvent[]) => {
  const shelf = foldAll(roiScenarioDirectory, storedEvents(...events));
  return { kept: scenariosOf(shelf, 'nora', 'kept'), removed: scenariosOf(shelf, 'nora', 'removed') };
};

describe('roi scenario shelf', () => {
  test('has a person’s own scenarios, the latest first', () => {
    expect(shelfOf(saved('one', 'nora'), saved('two', 'otto'), saved('three', 'nora'))).toEqual({
      kept: [scenario('three', 'nora'), scenario('one', 'nora')],
      removed: [],
    });
  });

  test('follows a new name', () => {
    expect(shelfOf(saved('one', 'nora'), renamed).kept).toEqual([
      { ...scenario('one', 'nora'), name: 'Weekly', updatedAt: later, revision: 1 },
    ]);
  });

  test('puts a removed one apart, and back when it is restored', () => {
    const history = [saved('one', 'nora'), renamed, removed];
    const away = {
      ...scenario('one', 'nora'),
      name: 'Weekly',
      updatedAt: later,
      removedAt: later,
      revision: 2,
    };

    expect(shelfOf(...history)).toEqual({ kept: [], removed: [away] });
    expect(shelfOf(...history, restored)).toEqual({
      kept: [{ ...away, updatedAt: nextDay, removedAt: null, revision: 3 }],
      removed: [],
    });
  });
});
