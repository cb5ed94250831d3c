/** Decides the first steps: each is recorded once, however often it is done. */
import { accept, type Decider, type Decision } from '../decision.ts';
import type { OnboardingEvent } from './onboardingEvents.ts';

export type OpenSampleClient = {
  readonly type: 'OpenSampleClient';
  readonly workspaceId: string;
  readonly clientId: string;
  readonly now: string;
};
export type DismissFirstSteps = {
  readonly type: 'DismissFirstSteps';
  readonly workspaceId: string;
  readonly now: string;
};
export type OnboardingCommand = OpenSampleClient | DismissFirstSteps;

export type OnboardingState = { readonly opened: boolean; readonly dismissed: boolean };

const decide = (command: OnboardingCommand, state: OnboardingState): Decision<OnboardingEvent> => {
  const { workspaceId, now } = command;
  switch (command.type) {
    case 'OpenSampleClient':
      return state.opened
        ? accept()
        : accept({
            type: 'SampleClientOpened',
            data: { workspaceId, clientId: command.clientId, openedAt: now },
          });
    case 'DismissFirstSteps':
      return state.dismissed
        ? accept()
        : accept({ type: 'FirstStepsDismissed', data: { workspaceId, dismissedAt: now } });
  }
};

const evolve = (state: OnboardingState, { type }: OnboardingEvent): OnboardingState => {
  switch (type) {
    case 'SampleClientOpened':
      return { ...state, opened: true };
    case 'FirstStepsDismissed':
      return { ...state, dismissed: true };
  }
};

export const onboardingDecider: Decider<OnboardingCommand, OnboardingEvent, OnboardingState> = {
  initial: { opened: false, dismissed: false },
  evolve,
  decide,
};
