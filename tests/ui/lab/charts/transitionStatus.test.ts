/** Tests whether a transition can be taken now, and the reason if not. */
import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { chartOf } from '#machines/chartOf.ts';
import { startMachine } from '#tests/machines/machineHarness.ts';
import { activeStates, indexChart } from '#ui/lab/charts/activeStates.ts';
import { transitionStatus } from '#ui/lab/charts/transitionStatus.ts';

const machine = setup({
  types: { events: {} as { type: 'form.submit'; text: string } | { type: 'form.close' } },
  guards: { isWritten: (_, { text }: { text: string }) => text !== '' },
  delays: { soon: 10 },
}).createMachine({
  id: 'form',
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: { type: 'isWritten', params: ({ event }) => event }, target: 'sent' },
          { actions: [] },
        ],
        'form.close': 'sent',
      },
      after: { soon: 'sent' },
    },
    sent: { on: { 'form.close': 'editing' } },
  },
});

const written = { type: 'form.submit', text: 'Hello' };
const empty = { type: 'form.submit', text: '' };

const statusOf = (id: string, examples: readonly { type: string }[] | null) => {
  const { chart, transitions } = indexChart(chartOf(machine));
  const transition = transitions.get(id);
  if (transition === undefined) throw new Error(`there is no ${id}`);
  const { actor } = startMachine(machine);
  const running = examples && { actor: actor as never, examples };
  return transitionStatus(transition, activeStates(chart, actor.getSnapshot().value), running);
};

const submit = 'form.editing|form.submit|0';

describe('a transition', () => {
  test('is ready with the example that its guard takes', () => {
    expect(statusOf(submit, [empty, written])).toEqual({ kind: 'ready', event: written, needsContent: true });
  });

  test('without content is ready as it is, also without an example', () => {
    expect(statusOf('form.editing|form.close|0', [])).toEqual({
      kind: 'ready',
      event: { type: 'form.close' },
      needsContent: false,
    });
  });

  test('is refused when another one comes first with all examples', () => {
    expect(statusOf(submit, [empty])).toEqual({
      kind: 'refused',
      why: 'Another transition comes first with the content of the example.',
    });
  });

  test('of another state reports which', () => {
    expect(statusOf('form.sent|form.close|0', [])).toEqual({ kind: 'away', why: 'Only from sent.' });
  });

  test('of a delay comes by itself', () => {
    expect(statusOf('form.editing|xstate.after.soon.form.editing|0', [])).toEqual({
      kind: 'waiting',
      why: 'Happens when its time has passed on the world’s clock.',
    });
  });

  test('cannot be sent when nothing runs', () => {
    expect(statusOf(submit, null)).toEqual({
      kind: 'away',
      why: 'It is not running now, or an earlier moment is shown.',
    });
  });
});
