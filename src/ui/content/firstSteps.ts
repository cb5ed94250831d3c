/** Holds the texts of the first steps in a new workspace. */
import type { FirstStepName } from '#domain/onboarding/firstSteps.ts';

type StepTexts = {
  readonly title: string;
  readonly note: string;
  readonly action: string;
};

export const firstStepTexts: Readonly<Record<FirstStepName, StepTexts>> = {
  startTrial: {
    title: 'Start your 14-day trial',
    note: 'Everything in Pro, free and without a card. It makes you the admin of this workspace.',
    action: 'Start free trial',
  },
  openSample: {
    title: 'Open the sample client',
    note: 'A sample client to look around with.',
    action: 'Open sample client',
  },
  connectSource: {
    title: 'Connect a source',
    note: 'Link an ad or analytics account to a client.',
    action: 'Go to Integrations',
  },
  addClient: {
    title: 'Add your first client',
    note: 'A name, a site and an industry are enough.',
    action: 'Go to Clients',
  },
  setGoal: {
    title: 'Set a goal',
    note: 'A target for a figure of one client; the dashboard shows how far it is reached.',
    action: 'Set a goal',
  },
  makeDashboard: {
    title: 'Make a dashboard',
    note: 'From a template or blank, for one client.',
    action: 'Go to Dashboards',
  },
  sendReport: {
    title: 'Send a report',
    note: 'From a template: made, looked through and sent. In this demo nothing is mailed.',
    action: 'Go to Reports',
  },
};

export const opensWithTrial = 'Opens when your trial starts.';

/** `1 of 7 done`. */
export const stepsDone = (done: number, all: number): string => `${done} of ${all} done`;
