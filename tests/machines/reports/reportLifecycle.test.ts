/** Tests that the report chart allows exactly the backend's transitions, and follows feed and API. */
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { afterStep, runStates, runSteps, undoSendFor } from '#domain/reports/lifecycle.ts';
import {
  type ReportLifecycleEvent,
  type ReportStatus,
  reportLifecycleMachine,
} from '#machines/reports/reportLifecycleMachine.ts';
import { outcomeOfRun } from '#machines/reports/reportLifecycleService.ts';

const still = reportLifecycleMachine.provide({
  actors: {
    watchReport: fromCallback(() => undefined),
    readReport: fromPromise<ReportStatus>(async () => ({ run: 'sent', schedule: 'on', runId: 'one-1' })),
  },
});

const standing = (run: ReportStatus['run'], schedule: ReportStatus['schedule'] = 'off') => {
  const actor = createActor(still).start();
  actor.send({ type: 'report.tell', run, schedule, runId: 'one-1' });
  return actor;
};

const eventOf = (step: (typeof runSteps)[number]): ReportLifecycleEvent =>
  step === 'start' ? { type: 'run.start', runId: 'one-2' } : { type: `run.${step}` };

describe('the chart of a report', () => {
  test.each(runStates.flatMap((state) => runSteps.map((step) => [state, step] as const)))(
    'leads from %s by %s to where the backend’s rule leads',
    (state, step) => {
      const actor = standing(state);
      const event = eventOf(step);
      const wanted = afterStep(state, step);
      expect(actor.getSnapshot().can(event)).toBe(wanted !== null);
      actor.send(event);
      expect(actor.getSnapshot().value.run).toBe(wanted ?? state);
      actor.stop();
    },
  );

  test('keeps the schedule apart from the run', () => {
    const actor = standing('review', 'on');
    actor.send({ type: 'schedule.pause' });
    expect(actor.getSnapshot().value).toEqual({ run: 'review', schedule: 'paused', asking: 'idle' });
    expect(actor.getSnapshot().can({ type: 'schedule.pause' })).toBe(false);
    actor.stop();
  });

  test('asks how it is once sending can be stopped no more', async () => {
    const clock = new SimulatedClock();
    const actor = createActor(still, { clock }).start();
    actor.send({ type: 'report.tell', run: 'sending', schedule: 'on', runId: 'one-1' });
    clock.increment(undoSendFor - 1);
    expect(actor.getSnapshot().value).toEqual({ run: 'sending', schedule: 'on', asking: 'idle' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ run: 'sending', schedule: 'on', asking: 'reading' });
    const { value } = await waitFor(actor, (snapshot) => snapshot.matches({ asking: 'idle' }));
    expect(value).toEqual({ run: 'sent', schedule: 'on', asking: 'idle' });
    actor.stop();
  });
});

test('only events of the latest run move it', () => {
  const told = (type: string, data: Record<string, unknown>) => outcomeOfRun({ type, data }, 'one-2');
  expect([
    told('ReportRunStarted', { runId: 'one-3' }),
    told('ReportRunGenerated', { runId: 'one-2', needsReview: true }),
    told('ReportRunGenerated', { runId: 'one-2', needsReview: false }),
    told('ReportAccepted', { runId: 'one-1' }),
    told('ReportPaused', {}),
    told('ReportCommented', { runId: 'one-2' }),
  ]).toEqual([
    { type: 'run.start', runId: 'one-3' },
    { type: 'run.needReview' },
    { type: 'run.pass' },
    null,
    { type: 'schedule.pause' },
    null,
  ]);
});
