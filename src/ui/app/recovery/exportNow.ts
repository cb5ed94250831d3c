/** Hands the whole log to the person as a file. */
import type { StorageControls } from '#domain/recovery/storageStatus.ts';
import { downloadText } from '../../widgets/downloadText.ts';

export const exportNow = async (storage: StorageControls): Promise<void> =>
  downloadText('agencylens-backup.ndjson', 'application/x-ndjson', [await storage.exportLog()]);
