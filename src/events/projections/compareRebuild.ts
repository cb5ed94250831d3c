/** Folds a workspace again and compares the result with the answers on screen. */
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import { macrotask } from '#world/settle.ts';
import type { FoldedTo } from './folding.ts';
import {
  type LiveAnswers,
  type RebuildOutcome,
  type RebuildParts,
  type RebuildPlace,
  rebuildSnapshot,
} from './rebuildSnapshot.ts';
import { packAnswers } from './snapshot.ts';

export type Comparing = {
  readonly workspaceId: string;
  readonly standing: number | null;
  readonly live: LiveAnswers;
};

export type CompareParts = {
  readonly log: RebuildParts['log'];
  readonly workspaceId: string;
  readonly shown: FoldedTo;
  readonly place: RebuildPlace | null;
  /** Returns null without a worker, so that this thread does the work. */
  readonly elsewhere: (order: Comparing, step: RecoveryStep) => Promise<RebuildOutcome | null>;
};

/** Rejects with the signal's reason, and when the log cannot be read. */
export const compareRebuild = async (
  { log, workspaceId, shown, place, elsewhere }: CompareParts,
  step: RecoveryStep,
): Promise<RebuildVerdict & Pick<RebuildOutcome, 'kept'>> => {
  const live = { position: shown.position, answers: await packAnswers(Object.entries(shown.folded)) };
  step.signal.throwIfAborted();
  const order = { workspaceId, standing: place?.standing ?? null, live };
  const pause = async (): Promise<void> => {
    await macrotask();
    step.signal.throwIfAborted();
  };
  const here = { log, workspaceId, place, live, onProgress: step.onProgress, pause };
  const { kept, differing } = (await elsewhere(order, step)) ?? (await rebuildSnapshot(here));
  // The snapshot and the page's answers may share the fault, so the next start folds the events.
  if (differing.length > 0) await place?.shelf.forget('all');
  return { position: live.position, answers: Object.keys(live.answers).length, differing, kept };
};
