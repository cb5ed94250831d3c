/** Registers the log check machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { logCheckMachine } from './logCheckMachine.ts';

export const logCheckEntry = entry(logCheckMachine, {
  title: 'Check of the log',
  subject: 'backend',
  about: 'Holds every event against the hash chain when a person asks for it, and tells how far it is.',
  events: [
    { type: 'check.begin' },
    { type: 'check.step', done: 200, total: 1_000 },
    { type: 'check.cancel' },
  ],
});
