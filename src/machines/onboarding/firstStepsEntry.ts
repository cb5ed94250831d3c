/** Registers the first steps' machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { firstStepsMachine } from './firstStepsMachine.ts';

export const firstStepsEntry = entry(firstStepsMachine, {
  title: 'First steps',
  subject: 'onboarding',
  about: 'Starts the trial, opens the sample client and hides the list on a new owner’s first screen.',
  events: [
    { type: 'trial.start' },
    { type: 'sample.open' },
    { type: 'sample.close' },
    { type: 'list.dismiss' },
  ],
});
