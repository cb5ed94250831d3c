/** Caches the log's end as this tab knows it, so that the next append need not read; other tabs may invalidate it. */
import type { AppendRequest, Head } from './eventLog.ts';
import { headOf } from './hashChain.ts';
import { type Found, planAppend } from './planAppend.ts';
import type { StoredEvent } from './storedEvent.ts';

export type KnownEnd = {
  /**
   * Predicts a transaction's reads; null if unknown, or if nothing would reveal a wrong guess. A wrong guess
   * fails the transaction, because its position, revision or command is taken.
   */
  readonly foresee: (request: AppendRequest) => Found | null;
  readonly learn: (events: readonly StoredEvent[]) => void;
  readonly see: (last: StoredEvent) => void;
  readonly forget: () => void;
};

/** Limits memory: a tab rarely works on more streams. */
const mostStreams = 5_000;

export const createKnownEnd = (): KnownEnd => {
  const revisions = new Map<string, number>();
  let head: Head | null = null;

  const forget = (): void => {
    head = null;
    revisions.clear();
  };

  /** Null when a revision is unknown, unless the request creates the stream and would find it taken. */
  const revisionsFor = ({ events, expected = [] }: AppendRequest): Map<string, number> | null => {
    const known = new Map<string, number>();
    const written = new Set(events.map(({ stream }) => stream));
    const news = new Set(expected.filter(({ revision }) => revision === 'none').map(({ stream }) => stream));
    for (const { stream } of [...events, ...expected]) {
      const revision = revisions.get(stream);
      if (revision !== undefined) known.set(stream, revision);
      else if (!news.has(stream) || !written.has(stream)) return null;
    }
    return known;
  };

  return {
    foresee: (request) => {
      if (head === null || request.events.length === 0) return null;
      // An excluded event may be between that position and the end.
      if (request.failIfEventsMatch !== undefined && request.failIfEventsMatch.after < head.position)
        return null;
      const known = revisionsFor(request);
      const found = known && { head, command: null, revisions: known, overtaken: false };
      return found !== null && planAppend(request, found).kind === 'write' ? found : null;
    },
    learn: (events) => {
      const [first] = events;
      const last = events.at(-1);
      if (first === undefined || last === undefined) return;
      if (first.position - 1 !== head?.position || revisions.size > mostStreams) revisions.clear();
      for (const { stream, revision } of events) revisions.set(stream, revision);
      head = headOf(last);
    },
    see: (last) => {
      if (last.position <= (head?.position ?? 0)) return;
      revisions.clear();
      head = headOf(last);
    },
    forget,
  };
};
