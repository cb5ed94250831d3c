/** Tests the onboarding progress of a workspace. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { onboardingProgress, progressOf } from '#events/projections/onboardingProgress.ts';
import { foldAll } from '#events/projections/projection.ts';
import { later, morning } from '#tests/support/cast.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const added = (sample: boolean): AppEvent => ({
  type: 'ClientAdded',
  data: {
    workspaceId: 'berg',
    clientId: sample ? 'harbor' : 'dune',
    name: sample ? 'Harbor' : 'Dune',
    domain: 'some.example',
    industry: 'SaaS',
    sample,
    addedAt: morning,
  },
});

const progressAfter = (...events: readonly AppEvent[]) =>
  progressOf(foldAll(onboardingProgress, storedEvents(...events)), 'berg');

describe('onboarding progress', () => {
  test('does not count the sample client as an own one', () => {
    expect(progressAfter(added(true))).toEqual({ done: {}, dismissed: false });
    expect(progressAfter(added(true), added(false)).done).toEqual({ addClient: true });
  });

  test('keeps what was opened and hidden, for that workspace only', () => {
    const opened: AppEvent = {
      type: 'SampleClientOpened',
      data: { workspaceId: 'berg', clientId: 'harbor', openedAt: later },
    };
    const dismissed: AppEvent = {
      type: 'FirstStepsDismissed',
      data: { workspaceId: 'lang', dismissedAt: later },
    };

    expect(progressAfter(opened, dismissed)).toEqual({ done: { openSample: true }, dismissed: false });
  });

  test('ticks a goal, a dashboard and a report that was sent', () => {
    const about = { workspaceId: 'berg', clientId: 'dune', by: 'nora' };
    const goal: AppEvent = {
      type: 'GoalSet',
      data: {
        ...about,
        goalId: 'g',
        figure: 'conversions',
        target: 5,
        period: 'month',
        from: '2026-01-05',
        setAt: later,
      },
    };
    const board: AppEvent = {
      type: 'DashboardCreated',
      data: {
        ...about,
        dashboardId: 'd',
        name: 'Weekly',
        shared: false,
        beginning: 'blank',
        copyOf: null,
        widgets: [],
        createdAt: later,
      },
    };
    expect(progressAfter(goal, board)?.done).toEqual({ setGoal: true, makeDashboard: true });
  });
});
