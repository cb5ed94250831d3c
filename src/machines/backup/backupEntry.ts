/** Registers the machine of backups in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { backupMachine } from './backupMachine.ts';

export const backupEntry = entry(backupMachine, {
  title: 'Backup',
  subject: 'backend',
  about: 'Exports the whole log to a file, and brings one back into a database of its own.',
  events: [
    { type: 'backup.export', secret: null },
    { type: 'backup.choose', file: new Blob([]) },
    { type: 'backup.restore', secret: null },
    { type: 'backup.cancel' },
    { type: 'backup.step', done: 200, total: 1_000 },
  ],
});
