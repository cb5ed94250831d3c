/** Tests the rules of an agency's tasks for a client. */
import { describe, expect, test } from 'vitest';
import { byDueDay, isLate, taskErrors } from '#domain/clients/clientTaskRules.ts';
import {
  type AddClientTask,
  type ChangeClientTask,
  clientTaskDecider,
} from '#events/clientTasks/clientTaskDecider.ts';
import type { ClientTaskEvent } from '#events/clientTasks/clientTaskEvents.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(clientTaskDecider);

const asked = { workspaceId: 'berg', by: 'nora', now: later } as const;
const about = { taskId: 't1', clientId: 'acme', workspaceId: 'berg', by: 'nora' } as const;
const fields = { text: 'Call them', assigneeId: 'ben', dueOn: '2026-01-09' } as const;

const add = (change: Partial<AddClientTask> = {}): AddClientTask => ({
  type: 'AddClientTask',
  ...asked,
  taskId: 't1',
  clientId: 'acme',
  ...fields,
  now: morning,
  ...change,
});
const change = (changes: Partial<ChangeClientTask>): ChangeClientTask => ({
  type: 'ChangeClientTask',
  ...asked,
  fields: {},
  ...changes,
});

const added: ClientTaskEvent = { type: 'ClientTaskAdded', data: { ...about, ...fields, addedAt: morning } };
const completed: ClientTaskEvent = { type: 'ClientTaskCompleted', data: { ...about, completedAt: later } };
const reopened: ClientTaskEvent = { type: 'ClientTaskReopened', data: { ...about, reopenedAt: later } };
const removed: ClientTaskEvent = { type: 'ClientTaskRemoved', data: { ...about, removedAt: later } };
const moved: ClientTaskEvent = {
  type: 'ClientTaskMoved',
  data: { ...about, clientId: 'other', formerClientId: 'acme', movedAt: later },
};

describe('a task', () => {
  test('is added once, without blanks at the ends, by nobody and without a day if that is not known', () => {
    given()
      .when(add({ text: ' Call them ' }))
      .thenHappens(added);
    given()
      .when(add({ assigneeId: null, dueOn: null }))
      .thenHappens({
        type: 'ClientTaskAdded',
        data: { ...about, ...fields, assigneeId: null, dueOn: null, addedAt: morning },
      });
    given(added).when(add()).thenRefused('versionConflict');
    given()
      .when(add({ text: ' ' }))
      .thenRefused('invalid');
    given()
      .when(add({ dueOn: '2026-02-30' }))
      .thenRefused('invalid');
  });

  test('changes in what is given, and not in what it says already', () => {
    given(added)
      .when(change({ fields: { text: 'Write to them', assigneeId: null } }))
      .thenHappens({
        type: 'ClientTaskChanged',
        data: { ...about, text: 'Write to them', assigneeId: null, dueOn: '2026-01-09', changedAt: later },
      });
    given(added).when(change({ fields })).thenNothing();
    given(added)
      .when(change({ fields: { text: '' } }))
      .thenRefused('invalid');
  });

  test('is done and opened again, each once; it can be changed then too', () => {
    given(added)
      .when(change({ done: true }))
      .thenHappens(completed);
    given(added, completed)
      .when(change({ done: true }))
      .thenNothing();
    given(added, completed)
      .when(change({ done: false }))
      .thenHappens(reopened);
    given(added, completed, reopened)
      .when(change({ done: false }))
      .thenNothing();
    given(added, completed)
      .when(change({ fields: { dueOn: null }, done: false }))
      .thenHappens(
        {
          type: 'ClientTaskChanged',
          data: { ...about, ...fields, dueOn: null, changedAt: later },
        },
        reopened,
      );
  });

  test('is removed, restored and moved; nothing of a removed one changes', () => {
    given(added)
      .when({ type: 'RemoveClientTask', ...asked })
      .thenHappens(removed);
    given(added, removed)
      .when({ type: 'RemoveClientTask', ...asked })
      .thenRefused('notFound');
    given(added, removed)
      .when(change({ done: true }))
      .thenRefused('notFound');
    given(added, removed)
      .when({ type: 'RestoreClientTask', ...asked })
      .thenHappens({ type: 'ClientTaskRestored', data: { ...about, restoredAt: later } });
    given(added)
      .when({ type: 'RestoreClientTask', ...asked })
      .thenNothing();
    given(added)
      .when({ type: 'MoveClientTask', ...asked, clientId: 'other' })
      .thenHappens(moved);
    given(added, moved)
      .when({ type: 'MoveClientTask', ...asked, clientId: 'other' })
      .thenNothing();
  });

  test('of another agency is as if it were not there', () => {
    given(added)
      .when(change({ workspaceId: 'elsewhere', done: true }))
      .thenRefused('notFound');
    given()
      .when({ type: 'RemoveClientTask', ...asked })
      .thenRefused('notFound');
  });
});

describe('rules of tasks', () => {
  test('say what is wrong by field of the wire', () => {
    expect(taskErrors({ text: ' ', dueOn: '9 Jan' })).toEqual({
      text: 'Write what is to be done',
      due_on: 'Enter a day such as 2026-01-31',
    });
    expect(taskErrors({ text: 'x'.repeat(301) })).toEqual({
      text: 'A task must be at most 300 characters long',
    });
    expect(taskErrors({ text: 'x'.repeat(300), dueOn: null })).toEqual({});
  });

  test('order by the day, without a day last, then by adding; late is from the day after', () => {
    const one = (dueOn: string | null, addedAt: string) => ({ dueOn, addedAt });
    const tasks = [
      one(null, morning),
      one('2026-01-09', later),
      one('2026-01-09', morning),
      one('2026-01-02', later),
    ];

    expect(tasks.toSorted(byDueDay)).toEqual([tasks[3], tasks[2], tasks[1], tasks[0]]);
    // 20,458 is 5 January 2026.
    expect(['2026-01-04', '2026-01-05', null].map((day) => isLate(day, 20_458))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
