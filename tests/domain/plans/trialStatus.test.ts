/** Tests when people are warned that a free trial ends. */
import { describe, expect, test } from 'vitest';
import { trialStatusAt } from '#domain/plans/trialStatus.ts';

const at = '2026-03-16T08:00:00.000Z';
const subscription = { plan_name: 'pro' as const, trial_end: at };
const on = (now: string) =>
  trialStatusAt({ subscription, endedTrial: null, now: Date.parse(`2026-03-${now}.000Z`) });

describe('the status of a trial', () => {
  test('is distinguished from three days before its end, and from then on', () => {
    const ending = (daysLeft: number) => ({ is: 'ending', plan: 'pro', at, daysLeft });
    expect([
      on('13T07:59:59'),
      on('13T08:00:00'),
      on('15T07:00:00'),
      on('15T08:00:00'),
      on('16T07:59:59'),
      on('16T08:00:00'),
    ]).toEqual([
      null,
      ending(3),
      ending(2),
      ending(1),
      ending(1),
      { is: 'ended', plan: 'pro', at, daysLeft: 0 },
    ]);
  });

  test('is that of the trial that was not kept, and none without a trial', () => {
    const now = Date.parse(at);
    expect([
      trialStatusAt({ subscription: null, endedTrial: { plan: 'pro', at }, now }),
      trialStatusAt({ subscription: null, endedTrial: null, now }),
      trialStatusAt({ subscription: { plan_name: 'pro', trial_end: null }, endedTrial: null, now }),
    ]).toEqual([{ is: 'ended', plan: 'pro', at, daysLeft: 0 }, null, null]);
  });
});
