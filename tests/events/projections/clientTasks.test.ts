/** Tests the lists of open and done tasks. */
import { describe, expect, test } from 'vitest';
import type { ClientTaskEvent } from '#events/clientTasks/clientTaskEvents.ts';
import { clientTasks, openTasksOf, tasksOf } from '#events/projections/clientTasks.ts';
import { foldAll, foldBatch } from '#events/projections/projection.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const about = (taskId: string, clientId = 'acme') =>
  ({ taskId, clientId, workspaceId: 'berg', by: 'nora' }) as const;

const added = (taskId: string, dueOn: string | null, clientId = 'acme'): ClientTaskEvent => ({
  type: 'ClientTaskAdded',
  data: { ...about(taskId, clientId), text: `Do ${taskId}`, assigneeId: null, dueOn, addedAt: morning },
});

const task = (id: string, dueOn: string | null, revision: number, more: object = {}) => ({
  id,
  clientId: 'acme',
  workspaceId: 'berg',
  by: 'nora',
  text: `Do ${id}`,
  assigneeId: null,
  dueOn,
  addedAt: morning,
  updatedAt: morning,
  completed: null,
  removedAt: null,
  revision,
  ...more,
});

const whose = { workspaceId: 'berg', clientId: 'acme' };

const beginning = storedEvents(
  added('someday', null),
  added('soon', '2026-01-09'),
  added('first', '2026-01-06'),
  added('elsewhere', '2026-01-02', 'other'),
  { type: 'ClientTaskCompleted', data: { ...about('someday'), by: 'ben', completedAt: later } },
  { type: 'ClientTaskCompleted', data: { ...about('soon'), completedAt: nextDay } },
);

describe('tasks', () => {
  test('of a client stand by their day, then those that are done, the latest first; the list of all has open ones alone', () => {
    const tasks = foldAll(clientTasks, beginning);

    expect(tasksOf(tasks, whose)).toEqual([
      task('first', '2026-01-06', 0),
      task('soon', '2026-01-09', 1, { completed: { by: 'nora', at: nextDay }, updatedAt: nextDay }),
      task('someday', null, 1, { completed: { by: 'ben', at: later }, updatedAt: later }),
    ]);
    expect(openTasksOf(tasks, 'berg').map(({ id }) => id)).toEqual(['elsewhere', 'first']);
    expect(openTasksOf(tasks, 'somewhere')).toEqual([]);
  });

  test('change, open again, go, come back and move', () => {
    const life = storedEvents(
      added('first', '2026-01-06'),
      {
        type: 'ClientTaskChanged',
        data: { ...about('first'), text: 'Do it', assigneeId: 'ben', dueOn: null, changedAt: later },
      },
      { type: 'ClientTaskCompleted', data: { ...about('first'), completedAt: later } },
      { type: 'ClientTaskReopened', data: { ...about('first'), reopenedAt: nextDay } },
      { type: 'ClientTaskRemoved', data: { ...about('first'), removedAt: nextDay } },
      { type: 'ClientTaskRestored', data: { ...about('first'), restoredAt: nextDay } },
      {
        type: 'ClientTaskMoved',
        data: { ...about('first', 'other'), formerClientId: 'acme', movedAt: nextDay },
      },
    );
    const gone = foldAll(clientTasks, life.slice(0, 5));
    const tasks = foldBatch(clientTasks, gone, life.slice(5));

    expect([tasksOf(gone, whose), openTasksOf(gone, 'berg')]).toEqual([[], []]);
    expect(tasksOf(tasks, { ...whose, clientId: 'other' })).toEqual([
      task('first', null, 6, { clientId: 'other', text: 'Do it', assigneeId: 'ben', updatedAt: nextDay }),
    ]);
    expect(foldAll(clientTasks, life)).toEqual(tasks);
  });
});
