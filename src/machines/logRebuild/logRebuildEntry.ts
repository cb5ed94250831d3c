/** Registers the log rebuild machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { logRebuildMachine } from './logRebuildMachine.ts';

export const logRebuildEntry = entry(logRebuildMachine, {
  title: 'Rebuild from the log',
  subject: 'backend',
  about: 'Folds every event again when a person asks for it, and compares the result with what is shown.',
  events: [
    { type: 'rebuild.begin' },
    { type: 'rebuild.step', done: 4_000, total: 10_000 },
    { type: 'rebuild.cancel' },
  ],
});
