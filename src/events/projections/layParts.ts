/** Streams the timeline of a rebuild into the snapshot store part by part. */
import type { FoldableEvent } from '../log/foldableEvent.ts';
import type { SnapshotStore } from './snapshot.ts';
import { emptyTimeline, extendTimeline, type TimelineNames } from './timeline.ts';
import { mostInPart, namesOf, packPart } from './timelineParts.ts';

export type LaidTimeline = { readonly events: number; readonly names: TimelineNames };

/** Throws when the storage is full. */
export const layParts = (
  { shelf, workspaceId }: { readonly shelf: SnapshotStore; readonly workspaceId: string },
  position: number,
) => {
  /** Only unwritten rows are in memory. */
  let waiting = emptyTimeline();
  let events = 0;
  let parts = 0;
  let laid = Promise.resolve(true);
  const settled = async (): Promise<void> => {
    if (!(await laid)) throw new Error('the storage takes no snapshot');
  };
  const hand = async (): Promise<void> => {
    const part = packPart(waiting, 0, waiting.count);
    events += waiting.count;
    waiting = emptyTimeline(waiting);
    await settled();
    laid = shelf.lay({ workspaceId, position, from: parts }, [part]);
    parts += 1;
  };
  return {
    take: async (added: readonly FoldableEvent[]): Promise<void> => {
      extendTimeline(waiting, added);
      if (waiting.count >= mostInPart) await hand();
    },
    end: async (): Promise<LaidTimeline> => {
      if (waiting.count > 0) await hand();
      await settled();
      return { events, names: namesOf(waiting) };
    },
  };
};
