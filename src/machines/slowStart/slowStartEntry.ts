/** Registers the machine for a start that waits for a rebuild in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { slowStartMachine } from './slowStartMachine.ts';

export const slowStartEntry = entry(slowStartMachine, {
  title: 'Start with a long history',
  subject: 'backend',
  about: 'Tells a waiting page how far its history is folded, and lets it go on without waiting.',
  events: [
    { type: 'rebuild.step', done: 4_000, total: 10_000 },
    { type: 'rebuild.end' },
    { type: 'rebuild.skip' },
  ],
});
