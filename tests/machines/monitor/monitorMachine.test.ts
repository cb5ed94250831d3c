/** Tests the chart of the real-time page. */
import { describe, expect, test } from 'vitest';
import { monitorMachine } from '#machines/monitor/monitorMachine.ts';
import { seen, startMachine } from '../machineHarness.ts';

const at = { position: 12, at: 1_000 };

describe('monitor', () => {
  test('follows at first, and counts nothing then', () => {
    const { actor } = startMachine(monitorMachine);
    actor.send({ type: 'events.arrive', count: 3 });

    expect(seen(actor)).toEqual({ state: 'live', context: { until: null, waiting: 0 }, tags: [] });
  });

  test('stays still where it was paused and counts what comes, and forgets both when it goes on', () => {
    const { actor } = startMachine(monitorMachine);
    actor.send({ type: 'monitor.pause', at });
    actor.send({ type: 'events.arrive', count: 3 });
    actor.send({ type: 'events.arrive', count: 1 });
    const paused = seen(actor);
    actor.send({ type: 'monitor.resume' });
    const resumed = seen(actor);
    actor.send({ type: 'monitor.pause', at: { position: 16, at: 2_000 } });

    expect(paused).toEqual({ state: 'paused', context: { until: at, waiting: 4 }, tags: [] });
    expect(resumed).toEqual({ state: 'live', context: { until: null, waiting: 0 }, tags: [] });
    expect(seen(actor).context).toEqual({ until: { position: 16, at: 2_000 }, waiting: 0 });
  });

  test('steps to another event, from the run too, and still counts what comes', () => {
    const { actor } = startMachine(monitorMachine);
    actor.send({ type: 'monitor.step', at });
    actor.send({ type: 'events.arrive', count: 2 });
    actor.send({ type: 'monitor.step', at: { position: 11, at: 900 } });

    expect(seen(actor)).toEqual({
      state: 'paused',
      context: { until: { position: 11, at: 900 }, waiting: 2 },
      tags: [],
    });
  });
});
