/** How the recovery machine reads, brings back and exports. */
import { fromPromise } from 'xstate';
import type { RecoveryControls, RecoveryOutcome, Salvage } from '#domain/recovery/loss.ts';
import type { RecoveryTask, RecoveryWay } from './recoveryMachine.ts';

export type RecoveryServiceParts = {
  readonly controls: RecoveryControls;
  /** Hands a file to the person. */
  readonly save: (file: Blob) => void;
  readonly loadAnew: () => void;
};

type Recovering = RecoveryTask & { readonly chosen: RecoveryWay | null };

/** The bodies of the recovery machine's actors and actions, for `recoveryMachine.provide`. */
export const recoveryService = ({ controls, save, loadAnew }: RecoveryServiceParts) => ({
  actors: {
    inspect: fromPromise<Salvage, RecoveryTask>(({ input: { tell } }) => controls.inspect(tell)),
    recover: fromPromise<RecoveryOutcome, Recovering>(({ input: { chosen, tell } }) => {
      if (chosen?.way === 'import') return controls.importFile(chosen.file, tell);
      return chosen?.way === 'restore' ? controls.restore(tell) : controls.startFresh();
    }),
    exportReadable: fromPromise<unknown>(async () => save(await controls.exportReadable())),
  },
  actions: { loadAnew },
});
