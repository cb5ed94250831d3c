/** Reads, restores and exports data for the recovery machine. */
import { fromPromise } from 'xstate';
import type { FileCheck, RecoveryControls, RecoveryOutcome, Salvage } from '#domain/recovery/loss.ts';
import type { RecoveryTask, RecoveryWay } from './recoveryMachine.ts';

export type RecoveryServiceParts = {
  readonly controls: RecoveryControls;
  readonly save: (file: Blob) => void;
  readonly loadAnew: () => void;
};

type Recovering = RecoveryTask & { readonly chosen: RecoveryWay | null };

export const recoveryService = ({ controls, save, loadAnew }: RecoveryServiceParts) => ({
  actors: {
    inspect: fromPromise<Salvage, RecoveryTask>(({ input: { tell }, signal }) =>
      controls.inspect({ onProgress: tell, signal }),
    ),
    recover: fromPromise<RecoveryOutcome, Recovering>(async ({ input: { chosen, tell }, signal }) => {
      const step = { onProgress: tell, signal };
      if (chosen?.way === 'import') return controls.importFile(chosen, step);
      if (chosen?.way === 'memory') return controls.goOnWithoutSaving();
      return chosen?.way === 'restore' ? controls.restore(step) : controls.startFresh();
    }),
    checkFile: fromPromise<FileCheck, RecoveryTask & { readonly file: Blob }>(
      ({ input: { file, tell }, signal }) => controls.checkFile(file, { onProgress: tell, signal }),
    ),
    exportReadable: fromPromise<unknown, RecoveryTask & { readonly secret: string | null }>(
      async ({ input: { secret, tell }, signal }) => {
        const file = await controls.exportReadable(secret, { onProgress: tell, signal });
        if (!signal.aborted) save(file);
      },
    ),
  },
  actions: { loadAnew },
});
