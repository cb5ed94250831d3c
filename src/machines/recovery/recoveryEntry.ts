/** Registers the recovery machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { recoveryMachine } from './recoveryMachine.ts';

export const recoveryEntry = entry(recoveryMachine, {
  title: 'Recovery',
  subject: 'backend',
  about: 'Tells what a damaged log has lost, brings back what can be got back, and keeps what was found.',
  events: [
    { type: 'recovery.restore' },
    { type: 'recovery.fresh' },
    { type: 'recovery.goOn' },
    { type: 'recovery.choose', file: new Blob([]) },
    { type: 'recovery.import', secret: null },
    { type: 'recovery.cancel' },
    { type: 'recovery.inspect' },
    { type: 'recovery.prepare' },
    { type: 'recovery.export', secret: null },
    { type: 'recovery.reload' },
    { type: 'recovery.step', done: 200, total: 1_000 },
  ],
});
