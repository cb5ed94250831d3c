/** Tests the replay of live visits with snapshots from the test. */
import { describe, expect, test } from 'vitest';
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { replayLength } from '#domain/realtime/realtimeWindows.ts';
import { liveVisitsEntry } from '#machines/monitor/liveVisitsEntry.ts';
import type { VisitsInput } from '#machines/monitor/liveVisitsMachine.ts';
import { type MomentInput, visitReplayMachine } from '#machines/monitor/visitReplayMachine.ts';
import { held, startMachine } from '../machineHarness.ts';

const { picture } = liveVisitsEntry.input as VisitsInput;
const nine = Date.parse('2026-01-01T09:00:00.000Z');
const second = 1_000;

const open = (at = nine - replayLength) => {
  const reads = held<RealtimeReply, MomentInput>();
  const { world, actor } = startMachine(visitReplayMachine.provide({ actors: { readMoment: reads.logic } }), {
    client: 'fjordandfoam',
    from: nine - replayLength,
    to: nine,
    at,
  });
  const answer = () => reads.last().resolve(picture);
  const asked = () => reads.asked.map(({ input }) => (nine - input.at) / second);
  return { world, actor, reads, answer, asked };
};

describe('A replay', () => {
  test.each([
    ['1', 5, 5],
    ['5', 2, 10],
    ['20', 1, 20],
  ] as const)('at %s times shows each %i s a moment %i s later', async (speed, wait, later) => {
    const { world, actor, answer, asked } = open();
    await answer();
    actor.send({ type: 'replay.speed', speed });
    actor.send({ type: 'replay.play' });
    for (let step = 0; step < 3; step += 1) {
      world.clock.advance(wait * second);
      await answer();
    }

    expect(asked()).toEqual([3_600, 3_600 - later, 3_600 - 2 * later, 3_600 - 3 * later]);
  });

  test('ends at the end of its hour, and begins anew from there', async () => {
    const { world, actor, answer, asked } = open(nine - 3 * second);
    await answer();
    actor.send({ type: 'replay.play' });
    world.clock.advance(5 * second);
    await answer();

    expect([actor.getSnapshot().value, actor.getSnapshot().context.at]).toEqual([{ paused: 'shown' }, nine]);
    actor.send({ type: 'replay.play' });
    expect(asked()).toEqual([3, 0, 3_600]);
  });

  test('goes to a moment inside of its hour, and goes on playing from there', async () => {
    const { world, actor, answer, asked } = open();
    await answer();
    actor.send({ type: 'replay.seek', at: nine + replayLength });
    await answer();
    actor.send({ type: 'replay.seek', at: nine - 600 * second });
    actor.send({ type: 'replay.play' });
    await answer();
    world.clock.advance(5 * second);

    expect(asked()).toEqual([3_600, 0, 600, 600, 595]);
    actor.send({ type: 'replay.pause' });
    expect(actor.getSnapshot().value).toEqual({ paused: 'reading' });
  });

  test('gives up the snapshot of a moment that was left', async () => {
    const { actor, reads } = open();
    actor.send({ type: 'replay.seek', at: nine });

    expect(reads.asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('keeps the last snapshot when one cannot be read, and reads it again', async () => {
    const { world, actor, reads, answer, asked } = open();
    await answer();
    actor.send({ type: 'replay.play' });
    world.clock.advance(5 * second);
    await reads.last().reject(new Error('no'));
    const { value, context } = actor.getSnapshot();

    expect([value, context.picture, context.problem !== null]).toEqual(['failed', picture, true]);
    actor.send({ type: 'replay.retry' });
    await answer();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.problem]).toEqual([
      { paused: 'shown' },
      null,
    ]);
    expect(asked()).toEqual([3_600, 3_595, 3_595]);
  });
});
