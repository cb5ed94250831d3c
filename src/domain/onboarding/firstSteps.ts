/** Lists the onboarding steps of a new owner in order; log events complete each one (ruling D29). */

export const firstStepNames = [
  'startTrial',
  'openSample',
  'connectSource',
  'addClient',
  'setGoal',
  'makeDashboard',
  'sendReport',
] as const;

export type FirstStepName = (typeof firstStepNames)[number];
