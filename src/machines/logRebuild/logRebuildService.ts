/** Runs the rebuild in the storage. */
import { fromPromise } from 'xstate';
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import type { StorageControls } from '#domain/recovery/storageStatus.ts';

export const logRebuildService = ({ rebuild }: Pick<StorageControls, 'rebuild'>) => ({
  actors: {
    rebuild: fromPromise<RebuildVerdict | null, { readonly tell: OnProgress }>(
      ({ input: { tell }, signal }) => rebuild({ onProgress: tell, signal }),
    ),
  },
});
