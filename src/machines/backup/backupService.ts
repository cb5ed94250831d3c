/** Exports, reads and restores backups for their machine. */
import { fromPromise } from 'xstate';
import type { Backup, FileCheck, RecoveryOutcome } from '#domain/recovery/loss.ts';
import type { StorageControls } from '#domain/recovery/storageStatus.ts';
import type { BackupTask } from './backupMachine.ts';

export type BackupServiceParts = {
  readonly storage: Pick<StorageControls, 'exportLog' | 'checkBackup' | 'restoreBackup'>;
  readonly save: (file: Blob) => void;
  readonly loadAnew: () => void;
};

export const backupService = ({ storage, save, loadAnew }: BackupServiceParts) => ({
  actors: {
    exportLog: fromPromise<unknown, BackupTask & { readonly secret: string | null }>(
      async ({ input: { secret, tell }, signal }) => {
        const file = await storage.exportLog(secret, { onProgress: tell, signal });
        if (!signal.aborted) save(file);
      },
    ),
    check: fromPromise<FileCheck, BackupTask & { readonly file: Blob }>(({ input: { file, tell }, signal }) =>
      storage.checkBackup(file, { onProgress: tell, signal }),
    ),
    restore: fromPromise<RecoveryOutcome, BackupTask & { readonly backup: Backup }>(
      ({ input: { backup, tell }, signal }) => storage.restoreBackup(backup, { onProgress: tell, signal }),
    ),
  },
  actions: { loadAnew },
});
