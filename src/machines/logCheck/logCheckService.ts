/** Runs the check of the log in the storage. */
import { fromPromise } from 'xstate';
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { StorageControls } from '#domain/recovery/storageStatus.ts';
import type { StorageVerdict } from '#domain/recovery/storageVerdict.ts';

export const logCheckService = ({ check }: Pick<StorageControls, 'check'>) => ({
  actors: {
    check: fromPromise<StorageVerdict, { readonly tell: OnProgress }>(({ input: { tell }, signal }) =>
      check({ onProgress: tell, signal }),
    ),
  },
});
