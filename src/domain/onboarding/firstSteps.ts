/** What a new owner does first, in this order; each ticks itself off by what is in the log (ruling D29). */

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
