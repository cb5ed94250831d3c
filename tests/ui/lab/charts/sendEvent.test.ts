/** Tests the results of events that the Lab sends. */
import { describe, expect, test } from 'vitest';
import { type Actor, type AnyStateMachine, createMachine } from 'xstate';
import { contactMachine } from '#machines/contact/contactMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { nextUncaught } from '#tests/support/nextUncaught.ts';
import { sendEvent } from '#ui/lab/charts/useSending.ts';

const started = (machine: AnyStateMachine) => {
  const { trace, ...world } = newWorld();
  const actor = startLifecycle({ trace, ...world }, machine, { id: 'page' }) as Actor<AnyStateMachine>;
  const gestures = () =>
    trace
      .frames()
      .filter(({ kind }) => kind === 'gesture')
      .map(({ name }) => name);
  return { trace, actor, name: 'page', gestures };
};

describe('an event that the Lab sends', () => {
  test('is the gesture that its transition follows from', () => {
    const page = started(contactMachine);
    const { gesture, problem } = sendEvent(page, { type: 'form.edit' });
    const last = page.trace.frames().at(-1);
    expect([problem, page.gestures(), last?.kind, last?.cause]).toEqual([
      null,
      ['The Lab sent form.edit to page'],
      'transition',
      gesture?.number,
    ]);
  });

  test('is kept back when a guard throws over its content, and the page lives on', () => {
    const page = started(contactMachine);
    const sent = sendEvent(page, { type: 'form.submit', name: 5 });
    expect(sent).toEqual({
      gesture: null,
      problem: expect.stringMatching(/^Not sent: page would break on it\. .*isComplete/),
    });
    expect([page.actor.getSnapshot().status, page.gestures()]).toEqual(['active', []]);
    expect(sendEvent(page, { type: 'form.edit' }).problem).toBe(null);
  });

  test('that breaks an action, which nobody can try beforehand, is reported with what it broke', async () => {
    const machine = createMachine({
      id: 'fragile',
      on: {
        push: {
          actions: () => {
            throw new Error('the glass is gone.');
          },
        },
      },
    });
    const page = started(machine);
    const uncaught = nextUncaught();
    const sent = sendEvent(page, { type: 'push' });
    expect(await uncaught).toEqual(new Error('the glass is gone.'));
    expect([sent.problem, page.gestures()]).toEqual([
      'page broke when it took this, and has ended: the glass is gone. Reload the page to go on.',
      ['The Lab sent push to page'],
    ]);
  });
});
