/** Makes the snapshot of a workspace anew from its events, a page at a time: no more of the history is in memory than that page. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { EventLog } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { workspaceTag } from '../tags.ts';
import { packLedger } from './keptLedger.ts';
import { createPlainFold } from './plainFold.ts';
import { packAnswers, type SnapshotShelf } from './snapshot.ts';
import { growColumns } from './timelineColumns.ts';

export type RebuildParts = {
  /** With what is personal in it opened, and of today's versions. */
  readonly log: Pick<EventLog, 'head' | 'readAll' | 'readTagged' | 'countTagged'>;
  readonly workspaceId: string;
  /** Of the code that folds. */
  readonly version: string;
  readonly shelf: SnapshotShelf;
  /** Position of the snapshot that stands there now; 0: none. */
  readonly standing: number;
  /** Told of events that were read. */
  readonly onProgress: OnProgress;
};

const pageSize = 4_000;
const partSize = 500;

type Page = { readonly events: readonly StoredEvent[]; readonly reached: number };

/** Reads a page of a workspace: out of all events where most are its own, by the index where they are few. */
const pageReader = async ({ log, workspaceId }: RebuildParts, upTo: number) => {
  const tag = workspaceTag(workspaceId);
  const isMost = (await log.countTagged({ tag, upTo })) * 2 > upTo;
  return async (after: number): Promise<Page> => {
    const range = { after, upTo, limit: pageSize };
    const found = isMost ? await log.readAll(range) : (await log.readTagged({ tag, ...range })).events;
    const reached = found.length < pageSize ? upTo : (found.at(-1)?.position ?? upTo);
    return { events: isMost ? found.filter(({ tags }) => tags.includes(tag)) : found, reached };
  };
};

/** The next page is on its way while one is folded. */
const pagesOf = async function* (parts: RebuildParts, upTo: number) {
  const read = await pageReader(parts, upTo);
  let next: Promise<Page> | null = upTo > 0 ? read(0) : null;
  try {
    while (next !== null) {
      const { events, reached }: Page = await next;
      next = reached < upTo ? read(reached) : null;
      yield events;
      parts.onProgress(reached, upTo);
    }
  } finally {
    // Who leaves off has heard of what went wrong first.
    next?.catch(() => undefined);
  }
};

/** Hands full parts on to the shelf, which keeps them while the next ones are made. */
const ledgerStage = (
  { shelf, workspaceId }: Pick<RebuildParts, 'shelf' | 'workspaceId'>,
  position: number,
) => {
  let waiting: StoredEvent[] = [];
  let from = 0;
  let staged = Promise.resolve(true);
  const hand = async (count: number): Promise<void> => {
    const parts = Array.from({ length: Math.ceil(count / partSize) }, (_, index) =>
      packLedger(waiting.slice(index * partSize, Math.min(count, (index + 1) * partSize))),
    );
    waiting = waiting.slice(count);
    await settled();
    staged = shelf.stage({ workspaceId, position, from }, parts);
    from += parts.length;
  };
  const settled = async (): Promise<void> => {
    if (!(await staged)) throw new Error('the storage takes no snapshot');
  };
  return {
    take: async (events: readonly StoredEvent[]): Promise<void> => {
      waiting.push(...events);
      const full = waiting.length - (waiting.length % partSize);
      if (full > 0) await hand(full);
    },
    end: async (): Promise<void> => {
      await hand(waiting.length);
      await settled();
    },
  };
};

/** Gives the position of the new snapshot; null where another one than expected stood there. Throws where it cannot be kept. */
export const rebuildSnapshot = async (parts: RebuildParts): Promise<number | null> => {
  const { log, workspaceId, version, shelf, standing } = parts;
  const { position, hash } = await log.head();
  const fold = createPlainFold();
  const timeline = growColumns();
  const ledger = ledgerStage(parts, position);
  for await (const events of pagesOf(parts, position)) {
    fold.take(events);
    timeline.take(events);
    await ledger.take(events);
  }
  await ledger.end();
  const answers = await packAnswers(fold.folded);
  const snapshot = { version, workspaceId, position, hash, answers, timeline: timeline.columns() };
  return (await shelf.replace({ standing, basedOn: 0 }, snapshot, [])) ? position : null;
};
