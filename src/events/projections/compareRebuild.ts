/** Folds a workspace anew and tells whether the answers that the page shows are those that its events give. */
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { RebuildVerdict } from '#domain/recovery/rebuildVerdict.ts';
import { macrotask } from '#world/settle.ts';
import type { FoldedTo } from './folding.ts';
import type { LiveAnswers, RebuildOutcome, RebuildParts, RebuildPlace } from './rebuildSnapshot.ts';
import { rebuildSnapshot } from './rebuildSnapshot.ts';
import { packAnswers } from './snapshot.ts';

/** What another thread is asked to compare. */
export type Comparing = {
  readonly workspaceId: string;
  /** Of the snapshot that stands there; null: none is to be kept. */
  readonly standing: number | null;
  readonly live: LiveAnswers;
};

export type CompareParts = {
  readonly log: RebuildParts['log'];
  readonly workspaceId: string;
  readonly shown: FoldedTo;
  /** Null: no snapshot is kept. */
  readonly place: RebuildPlace | null;
  /** Gives null where no other thread does it, so that this one has to. */
  readonly elsewhere: (order: Comparing, step: RecoveryStep) => Promise<RebuildOutcome | null>;
};

/** Rejects with the signal's reason, and where the log cannot be read. */
export const compareRebuild = async (
  { log, workspaceId, shown, place, elsewhere }: CompareParts,
  step: RecoveryStep,
): Promise<RebuildVerdict & Pick<RebuildOutcome, 'kept'>> => {
  const live = { position: shown.position, answers: await packAnswers(Object.entries(shown.folded)) };
  step.signal.throwIfAborted();
  const order = { workspaceId, standing: place?.standing ?? null, live };
  /** The thread answers between two turns, at which it can be stopped. */
  const pause = async (): Promise<void> => {
    await macrotask();
    step.signal.throwIfAborted();
  };
  const here = { log, workspaceId, place, live, onProgress: step.onProgress, pause };
  const { kept, differing } = (await elsewhere(order, step)) ?? (await rebuildSnapshot(here));
  // What was kept holds what the page was folded from, or the other way round: the next start folds the events.
  if (differing.length > 0) await place?.shelf.forget('all');
  return { position: live.position, answers: Object.keys(live.answers).length, differing, kept };
};
