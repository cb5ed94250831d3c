/** Tests the pending delays and their end times. */
import { describe, expect, test } from 'vitest';
import { chartOf } from '#machines/chartOf.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { newWorld } from '#tests/machines/machineHarness.ts';
import { morning } from '#tests/support/cast.ts';
import { indexChart } from '#ui/lab/charts/activeStates.ts';
import { createRunReader } from '#ui/lab/charts/actorRuns.ts';
import { pendingDelays } from '#ui/lab/charts/pendingDelays.ts';

const start = Date.parse(morning);
const index = indexChart(chartOf(chatMachine));
const say = (after: number) =>
  ({ type: 'message.send', text: 'Hello', time: new Date(start + after).toISOString() }) as const;

const chat = () => {
  const world = newWorld();
  const actor = startLifecycle(world, chatMachine, { id: 'chat', input: { time: morning } });
  const told = () =>
    pendingDelays(index, createRunReader()(world.trace.frames())[0]?.steps ?? [], chatMachine).map(
      ({ transition, from, due }) => [transition.split('|')[2], from - start, due - start],
    );
  return { world, actor, told };
};

describe('running delays', () => {
  test('are none where no state waits', () => {
    expect(chat().told()).toEqual([]);
  });

  test('begin when their state is entered, for each transition that waits for them', () => {
    const { world, actor, told } = chat();
    world.clock.advance(100);
    actor.send(say(100));

    expect(told()).toEqual([
      ['0', 100, 1_100],
      ['1', 100, 1_100],
    ]);
  });

  test('go on while the state stays, and begin anew when it is entered anew, as long as its context says', () => {
    const { world, actor, told } = chat();
    actor.send(say(0));
    world.clock.advance(400);
    actor.send(say(400));
    expect(told()[0]).toEqual(['0', 0, 1_000]);
    world.clock.advance(600);

    expect(told()[0]).toEqual(['0', 1_000, 1_400]);
  });
});
