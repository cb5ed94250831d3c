/** Tests how live alerts are raised, ended, acknowledged and snoozed. */
import { expect, test } from 'vitest';
import type { LiveFinding } from '#domain/realtime/liveAlerts.ts';
import { liveAlertsMachine } from '#machines/monitor/liveAlertsMachine.ts';
import { startMachine } from '../machineHarness.ts';

const minute = 60_000;
const spike = { kind: 'spike', actual: 120, expected: 48 } as const;
const more = { ...spike, actual: 150 };

const open = () => {
  const { actor } = startMachine(liveAlertsMachine);
  const check = (at: number, ...found: readonly LiveFinding[]) =>
    actor.send({ type: 'alerts.check', found, at: at * minute });
  return { actor, check, seen: () => actor.getSnapshot() };
};

test('An alert goes on while it is found, and ends when it is found no more', () => {
  const { check, seen } = open();
  check(1, spike);
  expect(seen().value).toBe('raised');
  check(2, more);
  check(3);

  expect([seen().value, seen().context.alerts]).toEqual([
    'quiet',
    [{ ...more, from: minute, to: 3 * minute, isAcknowledged: false, snoozedUntil: 0 }],
  ]);
});

test('An acknowledged alert asks for nobody, nor when it comes back within ten minutes; later it is a new one', () => {
  const { actor, check, seen } = open();
  check(1, spike);
  actor.send({ type: 'alert.acknowledge', kind: 'spike' });
  expect(seen().value).toBe('quiet');
  check(2);
  check(12, spike);
  expect([seen().value, seen().context.alerts.length]).toEqual(['quiet', 1]);
  check(13);
  check(24, spike);
  expect([seen().value, seen().context.alerts.map(({ from }) => from / minute)]).toEqual(['raised', [24, 1]]);
});

test('A snoozed alert asks again after its time', () => {
  const { actor, check, seen } = open();
  check(1, spike);
  actor.send({ type: 'alert.snooze', kind: 'spike', until: 31 * minute });
  check(30, spike);
  expect(seen().value).toBe('quiet');
  check(31, spike);
  expect(seen().value).toBe('raised');
});
