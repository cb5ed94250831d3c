/** Repeats the table of a report's states: one transition too many or too few would send a report unasked, or never. */
import { expect, test } from 'vitest';
import { afterStep, hasReachedClient, runStates, runSteps } from '#domain/reports/lifecycle.ts';

test('each state has the steps of the specification, and no others', () => {
  const steps = runStates.map((state) => {
    const open = runSteps.filter((step) => afterStep(state, step) !== null);
    return `${state}: ${open.map((step) => `${step} ${afterStep(state, step)}`).join(', ')}`;
  });
  expect(steps).toEqual([
    'none: start gathering',
    'gathering: needReview review, pass approved, block blocked, fail failed',
    'blocked: start gathering, unblock review',
    'failed: start gathering',
    'review: start gathering, block blocked, approve approved',
    'approved: start gathering, reopen review, send sending',
    'sending: undoSend approved, deliver sent',
    'sent: start gathering, open opened, accept accepted, requestChanges changesRequested',
    'opened: start gathering, accept accepted, requestChanges changesRequested',
    'accepted: start gathering, requestChanges changesRequested, withdrawAnswer opened',
    'changesRequested: start gathering, accept accepted, withdrawAnswer opened',
  ]);
});

test('the client’s people see a run once it was sent', () => {
  expect(runStates.filter(hasReachedClient)).toEqual(['sent', 'opened', 'accepted', 'changesRequested']);
});
