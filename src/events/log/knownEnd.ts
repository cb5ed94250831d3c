/** Where the log ends as far as this tab knows, so that its next append need not read it: another tab may have written since. */
import type { AppendRequest, Head } from './eventLog.ts';
import { headOf } from './hashChain.ts';
import { type Found, planAppend } from './planAppend.ts';
import type { StoredEvent } from './storedEvent.ts';

export type KnownEnd = {
  /**
   * Predicts what a transaction would find; null if that is unknown, or if nothing would reveal a wrong guess. A wrong guess makes
   * the transaction fail, as its position, revision or command is taken.
   */
  readonly foresee: (request: AppendRequest) => Found | null;
  /** After these were appended. */
  readonly learn: (events: readonly StoredEvent[]) => void;
  /** After reading showed this to be the last event. */
  readonly see: (last: StoredEvent) => void;
  readonly forget: () => void;
};

/** More streams than a tab has in hand are not worth their memory. */
const mostStreams = 5_000;

/** Knows nothing at first. */
export const createKnownEnd = (): KnownEnd => {
  /** Last revisions of streams, as of `head`. */
  const revisions = new Map<string, number>();
  let head: Head | null = null;

  const forget = (): void => {
    head = null;
    revisions.clear();
  };

  /** The revisions of a request's streams; null when one is not known, unless the request begins it and so would find it taken. */
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
      // Between that position and the end may be what it rules out.
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
