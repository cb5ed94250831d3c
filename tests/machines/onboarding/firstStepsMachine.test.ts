/** Tests the onboarding list of a new owner. */
import { describe, expect, test } from 'vitest';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { firstStepsMachine } from '#machines/onboarding/firstStepsMachine.ts';
import { held, seen, startMachine } from '../machineHarness.ts';
import { harborAndPine } from '../people.ts';

const open = () => {
  const startTrial = held<unknown>();
  const openSample = held<ClientItem>();
  const dismiss = held<unknown>();
  const actors = { startTrial: startTrial.logic, openSample: openSample.logic, dismiss: dismiss.logic };
  return { ...startMachine(firstStepsMachine.provide({ actors })), startTrial, openSample, dismiss };
};

const at = (state: string, context: object = {}) => ({
  state,
  context: { sample: null, problem: null, ...context },
  tags: state === 'listed' ? [] : ['busy'],
});

describe(firstStepsMachine.id, () => {
  test('starts the trial once, however often it is pressed', async () => {
    const { actor, startTrial } = open();
    actor.send({ type: 'trial.start' });
    actor.send({ type: 'trial.start' });
    expect([seen(actor), startTrial.asked.length]).toEqual([at('startingTrial'), 1]);

    await startTrial.last().resolve({});
    expect(seen(actor)).toEqual(at('listed'));
  });

  test('says why the trial was refused, and forgets it with the next try', async () => {
    const { actor, startTrial } = open();
    actor.send({ type: 'trial.start' });
    await startTrial.last().reject(new ApiProblem(problemOf('trialUsed'), 409));
    const problem = 'This workspace has already used its free trial. Choose a plan.';
    expect(seen(actor)).toEqual(at('listed', { problem }));

    actor.send({ type: 'trial.start' });
    expect(seen(actor)).toEqual(at('startingTrial'));
  });

  test('opens the sample client and closes it', async () => {
    const { actor, openSample } = open();
    actor.send({ type: 'sample.open' });
    await openSample.last().resolve(harborAndPine);
    expect(seen(actor)).toEqual(at('listed', { sample: harborAndPine }));

    actor.send({ type: 'sample.close' });
    expect(seen(actor)).toEqual(at('listed'));
  });

  test('hides the list', async () => {
    const { actor, dismiss } = open();
    actor.send({ type: 'list.dismiss' });
    expect(seen(actor)).toEqual(at('dismissing'));
    await dismiss.last().resolve(undefined);
    expect([seen(actor), dismiss.asked.length]).toEqual([at('listed'), 1]);
  });
});
