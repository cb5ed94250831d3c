/** Reads the history of a workspace for a rebuild, a page at a time: no more of it is in memory than two pages. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { EventLog } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { workspaceTag } from '../tags.ts';

export type HistoryParts = {
  /** With what is personal in it opened, and of today's versions. */
  readonly log: Pick<EventLog, 'readAll' | 'readTagged' | 'countTagged'>;
  readonly workspaceId: string;
  /** Told of events that were read. */
  readonly onProgress: OnProgress;
  readonly pageSize: number;
};

type Page = { readonly events: readonly StoredEvent[]; readonly reached: number };

/** Reads a page of a workspace: out of all events where most are its own, by the index where they are few. */
const pageReader = async ({ log, workspaceId, pageSize }: HistoryParts, upTo: number) => {
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
export const pagesOf = async function* (parts: HistoryParts, upTo: number) {
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
