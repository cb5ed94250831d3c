/** Tests the rules of goals and media budgets. */
import { describe, expect, test } from 'vitest';
import { budgetOfMonth } from '#events/goals/goal.ts';
import { budgetOf, goalDecider } from '#events/goals/goalDecider.ts';
import type { BudgetRemoved, BudgetSet, GoalEvent, GoalSet } from '#events/goals/goalEvents.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const { given } = specificationOf(goalDecider);

const asked = { workspaceId: 'berg', goalId: 'one', by: 'nora' };
const about = { ...asked, clientId: 'shoes', figure: 'roas' } as const;
const terms = { target: 4, period: 'month' } as const;
const set = { type: 'SetGoal', ...about, ...terms, now: morning } as const;
const wasSet: GoalSet = {
  type: 'GoalSet',
  data: { ...about, ...terms, from: '2026-01-05', setAt: morning },
};
const removed: GoalEvent = { type: 'GoalRemoved', data: { ...about, removedAt: later } };
const other: GoalSet = { type: 'GoalSet', data: { ...wasSet.data, goalId: 'two' } };

describe('goal', () => {
  test('is set once for a figure of a client', () => {
    given().when(set).thenHappens(wasSet);
    given()
      .when({ ...set, from: '2026-04-01' })
      .thenHappens({ type: 'GoalSet', data: { ...wasSet.data, from: '2026-04-01' } });
    given(wasSet)
      .when({ ...set, goalId: 'two' })
      .thenRefused('goalKnown');
    given(wasSet)
      .when({ ...set, goalId: 'two', clientId: 'boots' })
      .thenHappens({ type: 'GoalSet', data: { ...other.data, clientId: 'boots' } });
    given(wasSet).when(set).thenRefused('versionConflict');
  });

  test.each([
    ['roas', 0],
    ['roas', 2_000],
    ['cvr', 1.5],
    ['conversions', 12.5],
    ['revenue_cents', -1],
  ] as const)('has a target that can be: for %s not %s', (figure, target) => {
    given()
      .when({ ...set, figure, target })
      .thenRefused('invalid');
  });

  test('changes by what differs', () => {
    const change = { type: 'ChangeGoal', ...asked, now: later } as const;
    given(wasSet)
      .when({ ...change, changes: { target: 5, period: 'month' } })
      .thenHappens({ type: 'GoalChanged', data: { ...about, changes: { target: 5 }, changedAt: later } });
    given(wasSet)
      .when({ ...change, changes: { target: 4, from: '2026-06-01' } })
      .thenHappens({
        type: 'GoalChanged',
        data: { ...about, changes: { from: '2026-06-01' }, changedAt: later },
      });
    given(wasSet)
      .when({ ...change, changes: { from: wasSet.data.from } })
      .thenNothing();
    given(wasSet)
      .when({ ...change, changes: { target: 4 } })
      .thenNothing();
    given(wasSet)
      .when({ ...change, changes: { target: 0 } })
      .thenRefused('invalid');
    given(wasSet, removed)
      .when({ ...change, changes: { target: 5 } })
      .thenRefused('notFound');
    given()
      .when({ ...change, changes: {} })
      .thenRefused('notFound');
  });

  test('is removed, and restored unless its figure has another by then', () => {
    const remove = { type: 'RemoveGoal', ...asked, now: later } as const;
    const restore = { type: 'RestoreGoal', ...asked, now: nextDay } as const;
    given(wasSet).when(remove).thenHappens(removed);
    given(wasSet, removed).when(remove).thenRefused('notFound');
    given(wasSet, removed)
      .when(restore)
      .thenHappens({ type: 'GoalRestored', data: { ...about, restoredAt: nextDay } });
    given(wasSet).when(restore).thenNothing();
    given(wasSet, removed, other).when(restore).thenRefused('goalKnown');
  });
});

describe('media budget', () => {
  const ask = { type: 'SetBudget', workspaceId: 'berg', clientId: 'shoes', by: 'nora' } as const;
  const budget = (monthlyCents: number, from: string, setAt: string): BudgetSet => ({
    type: 'BudgetSet',
    data: { workspaceId: 'berg', clientId: 'shoes', by: 'nora', monthlyCents, from, setAt },
  });

  test('holds from the day on which it is set', () => {
    given()
      .when({ ...ask, monthlyCents: 90_000, now: morning })
      .thenHappens(budget(90_000, '2026-01-05', morning));
    given(budget(90_000, '2026-01-05', morning))
      .when({ ...ask, monthlyCents: 90_000, now: nextDay })
      .thenNothing();
    given()
      .when({ ...ask, monthlyCents: 0, now: morning })
      .thenRefused('invalid');
  });

  test('keeps what held before; the last word of a day holds', () => {
    const events = [
      budget(90_000, '2026-01-05', morning),
      budget(70_000, '2026-01-06', nextDay),
      budget(80_000, '2026-01-06', nextDay),
    ];

    expect(budgetOf(stateOf(goalDecider, events), 'shoes')?.steps).toEqual([
      { from: '2026-01-05', monthlyCents: 90_000 },
      { from: '2026-01-06', monthlyCents: 80_000 },
    ]);
  });

  const remove = { ...ask, type: 'RemoveBudget' } as const;
  const gone = (from: string, removedAt: string): BudgetRemoved => ({
    type: 'BudgetRemoved',
    data: { workspaceId: 'berg', clientId: 'shoes', by: 'nora', from, removedAt },
  });

  test('is removed once, from that day on', () => {
    const first = budget(90_000, '2026-01-05', morning);
    given(first)
      .when({ ...remove, now: nextDay })
      .thenHappens(gone('2026-01-06', nextDay));
    given()
      .when({ ...remove, now: morning })
      .thenRefused('notFound');
    given(first, gone('2026-01-06', nextDay))
      .when({ ...remove, now: nextDay })
      .thenRefused('notFound');
    given(first, gone('2026-01-06', nextDay))
      .when({ ...ask, monthlyCents: 90_000, now: nextDay })
      .thenHappens(budget(90_000, '2026-01-06', nextDay));
  });

  test('that was removed still reports what was meant before; set again on that day, it goes on as it was', () => {
    const events = [budget(90_000, '2025-12-05', morning), gone('2026-01-06', nextDay)];
    const removed = budgetOf(stateOf(goalDecider, events), 'shoes');
    const back = budgetOf(stateOf(goalDecider, [...events, budget(90_000, '2026-01-06', nextDay)]), 'shoes');

    expect([removed, back].map((one) => one?.removedAt)).toEqual([nextDay, null]);
    expect(['2025-11-30', '2025-12-31', '2026-01-31'].map((end) => budgetOfMonth(removed, end))).toEqual([
      null,
      90_000,
      null,
    ]);
    expect(back?.steps).toEqual([{ from: '2025-12-05', monthlyCents: 90_000 }]);
  });
});
