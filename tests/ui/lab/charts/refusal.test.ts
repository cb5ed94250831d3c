/** Tests the reasons of refused events. */
import { describe, expect, test } from 'vitest';
import { chartOf } from '#machines/chartOf.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { morning } from '#tests/support/cast.ts';
import { indexChart } from '#ui/lab/charts/activeStates.ts';
import { createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { refusalOf, refusalText } from '#ui/lab/charts/sendRefusal.ts';

const index = indexChart(chartOf(chatMachine));

const told = (event: { type: string; [field: string]: unknown }) => {
  const world = newWorld();
  startLifecycle(world, chatMachine, { id: 'chat', input: { time: morning } }).send(event as never);
  const step = createRunReader()(world.trace.frames())[0]?.steps.at(-1);
  const refusal = step && refusalOf(index, step);
  return refusal && [refusalText(refusal), refusal.transitions.map(({ id }) => id)];
};

describe('a refusal', () => {
  test('names the guard that said no', () => {
    expect(told({ type: 'message.send', text: ' ', time: morning })).toEqual([
      'message.send was refused: isSendable said no.',
      ['chat.answer.idle|message.send|0'],
    ]);
  });

  test('says that no active state knows the event', () => {
    expect(told({ type: 'panel.close' })).toEqual(['panel.close was refused: no active state takes it.', []]);
  });

  test('is none for an event that was taken', () => {
    expect(told({ type: 'panel.open' })).toBe(null);
  });
});
