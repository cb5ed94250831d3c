/** Tests the rules of the onboarding steps. */
import { describe, test } from 'vitest';
import { onboardingDecider } from '#events/onboarding/onboardingDecider.ts';
import type { FirstStepsDismissed, SampleClientOpened } from '#events/onboarding/onboardingEvents.ts';
import { morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(onboardingDecider);

const open = { type: 'OpenSampleClient', workspaceId: 'berg', clientId: 'harbor', now: morning } as const;
const dismiss = { type: 'DismissFirstSteps', workspaceId: 'berg', now: morning } as const;

const opened: SampleClientOpened = {
  type: 'SampleClientOpened',
  data: { workspaceId: 'berg', clientId: 'harbor', openedAt: morning },
};
const dismissed: FirstStepsDismissed = {
  type: 'FirstStepsDismissed',
  data: { workspaceId: 'berg', dismissedAt: morning },
};

describe('first steps', () => {
  test('report once that the sample client was opened', () => {
    given().when(open).thenHappens(opened);
    given(opened, dismissed).when(open).thenNothing();
  });

  test('are hidden once', () => {
    given(opened).when(dismiss).thenHappens(dismissed);
    given(dismissed).when(dismiss).thenNothing();
  });
});
