/** Which of the first steps has each workspace done, ever? What is undone later stays done. */
import type { FirstStepName } from '#domain/onboarding/firstSteps.ts';
import type { Projection } from './projection.ts';

export type Progress = { done: Partial<Record<FirstStepName, true>>; dismissed: boolean };

export type OnboardingProgress = { byWorkspace: Record<string, Progress> };

const progressOf = (answer: OnboardingProgress, workspaceId: string): Progress => {
  const progress = answer.byWorkspace[workspaceId] ?? { done: {}, dismissed: false };
  answer.byWorkspace[workspaceId] = progress;
  return progress;
};

const ticks =
  (step: FirstStepName) =>
  (answer: OnboardingProgress, { data }: { data: { workspaceId: string } }): void => {
    progressOf(answer, data.workspaceId).done[step] = true;
  };

export const onboardingProgress: Projection<OnboardingProgress> = {
  name: 'onboardingProgress',
  empty: () => ({ byWorkspace: {} }),
  on: {
    SubscriptionActivated: ticks('startTrial'),
    SampleClientOpened: ticks('openSample'),
    IntegrationConnected: ticks('connectSource'),
    ClientAdded: (answer, event) => {
      if (!event.data.sample) ticks('addClient')(answer, event);
    },
    GoalSet: ticks('setGoal'),
    DashboardCreated: ticks('makeDashboard'),
    ReportSent: ticks('sendReport'),
    FirstStepsDismissed: (answer, { data }) => {
      progressOf(answer, data.workspaceId).dismissed = true;
    },
  },
};
