/** Projects the first steps that each workspace has ever done; an undo does not reset a step. */
import type { FirstStepName } from '#domain/onboarding/firstSteps.ts';
import { type OnboardingState, onboardingDecider } from '../onboarding/onboardingDecider.ts';
import type { OnboardingEvent } from '../onboarding/onboardingEvents.ts';
import type { Projection } from './projection.ts';

type DoneSteps = Partial<Record<FirstStepName, true>>;

type OnboardingFacts = { own: OnboardingState; done: DoneSteps };

export type OnboardingProgress = { byWorkspace: Record<string, OnboardingFacts> };

export type Progress = { readonly done: Readonly<DoneSteps>; readonly dismissed: boolean };

const factsOf = (answer: OnboardingProgress, workspaceId: string): OnboardingFacts => {
  const progress = answer.byWorkspace[workspaceId] ?? { own: onboardingDecider.initial, done: {} };
  answer.byWorkspace[workspaceId] = progress;
  return progress;
};

const ticks =
  (step: FirstStepName) =>
  (answer: OnboardingProgress, { data }: { data: { workspaceId: string } }): void => {
    factsOf(answer, data.workspaceId).done[step] = true;
  };

const tellOwn = (answer: OnboardingProgress, event: OnboardingEvent): void => {
  const { workspaceId } = event.data;
  const { own, done } = factsOf(answer, workspaceId);
  answer.byWorkspace[workspaceId] = { own: onboardingDecider.evolve(own, event), done };
};

export const onboardingProgress: Projection<OnboardingProgress> = {
  name: 'onboardingProgress',
  empty: () => ({ byWorkspace: {} }),
  on: {
    SubscriptionActivated: ticks('startTrial'),
    SampleClientOpened: tellOwn,
    IntegrationConnected: ticks('connectSource'),
    DataImported: ticks('connectSource'),
    ClientAdded: (answer, event) => {
      if (!event.data.sample) ticks('addClient')(answer, event);
    },
    GoalSet: ticks('setGoal'),
    DashboardCreated: ticks('makeDashboard'),
    ReportSent: ticks('sendReport'),
    FirstStepsDismissed: tellOwn,
  },
};

export const progressOf = ({ byWorkspace }: OnboardingProgress, workspaceId: string): Progress => {
  const { own, done } = byWorkspace[workspaceId] ?? { own: onboardingDecider.initial, done: {} };
  return { done: own.opened ? { ...done, openSample: true } : done, dismissed: own.dismissed };
};
