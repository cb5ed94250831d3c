/** Tests the refresh of a market. */
import { describe, expect, test } from 'vitest';
import { timings } from '#domain/timings.ts';
import { marketRefreshMachine } from '#machines/competitors/marketRefreshMachine.ts';
import { failure } from '../endings.ts';
import { held, startMachine } from '../machineHarness.ts';

const open = () => {
  const read = held<unknown, { readonly sourceId: string }>();
  const { actor, world } = startMachine(marketRefreshMachine.provide({ actors: { read: read.logic } }));
  return { actor, world, read, state: () => actor.getSnapshot().value };
};

const refresh = { type: 'market.refresh', sourceId: 'one' } as const;

describe(marketRefreshMachine.id, () => {
  test('reads the source that is asked for, once, and rests before the next time [B5]', async () => {
    const { actor, world, read, state } = open();
    actor.send(refresh);
    actor.send({ ...refresh, sourceId: 'two' });
    expect([state(), read.last().input]).toEqual(['reading', { sourceId: 'one' }]);
    await read.last().resolve({ changed: 1 });
    actor.send(refresh);
    expect([state(), actor.getSnapshot().can(refresh)]).toEqual(['fresh', false]);
    await world.clock.advanceAsync(timings.marketRefreshRest);
    expect([state(), actor.getSnapshot().can(refresh)]).toEqual(['idle', true]);
  });

  test('says why it was not read, and can be asked again [B5]', async () => {
    const { actor, read, state } = open();
    actor.send(refresh);
    await read.last().reject(failure);
    expect([state(), actor.getSnapshot().context.problem?.message]).toEqual(['failed', failure.message]);
    actor.send(refresh);
    expect([state(), actor.getSnapshot().context.problem]).toEqual(['reading', null]);
  });
});
