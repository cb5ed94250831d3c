/** A file of a log that is open, as far as a position and as it is kept, read page by page. */
import type { OnProgress } from '#domain/recovery/loss.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { peopleNamed } from '#events/people/peopleSecrets.ts';
import { type Clock, isoNow } from '#world/clock.ts';
import { macrotask } from '#world/settle.ts';
import { exportPages } from './exportPages.ts';
import { rowsToWrap, type Wrapping, wrapSecrets } from './wrappedSecrets.ts';

const pageSize = 1_000;

type Exported = Pick<EventLog, 'head' | 'readAll' | 'vault' | 'info'>;

export type ExportOrder = {
  /** Left out: to its end. What is appended meanwhile is not in the file. */
  readonly upTo?: number | undefined;
  /** Left out: no secret leaves the log, so that nobody in the file has a name. */
  readonly wrapping?: Wrapping | undefined;
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
};

/** `named` gains everybody who is named in the pages. */
async function* pagesOf(
  log: Exported,
  { end, named }: { readonly end: number; readonly named: Set<string> },
  { signal, onProgress }: ExportOrder,
): AsyncGenerator<readonly StoredEvent[]> {
  for (let after = 0; after < end; after += pageSize) {
    signal?.throwIfAborted();
    const page = await log.readAll({ after, upTo: end, limit: pageSize });
    for (const id of peopleNamed(page)) named.add(id);
    yield page;
    onProgress?.(Math.min(end, after + pageSize), end);
    await macrotask();
  }
}

/** The hash of the event at a position. */
const hashAt = async (log: Exported, position: number): Promise<string> => {
  if (position === 0) return emptyHead.hash;
  const [event] = await log.readAll({ after: position - 1, upTo: position, limit: 1 });
  return event?.hash ?? emptyHead.hash;
};

/** `log` is the one whose events are sealed. Rejects with the signal's reason. */
export const exportLog = async (log: Exported, clock: Clock, order: ExportOrder = {}): Promise<Blob> => {
  const { upTo = Number.MAX_SAFE_INTEGER, wrapping } = order;
  const count = Math.min((await log.head()).position, upTo);
  const head = await hashAt(log, count);
  const facts = { tenant: log.info.tenant, createdAt: isoNow(clock), count, head };
  const named = new Set<string>();
  return exportPages(facts, pagesOf(log, { end: count, named }, order), async () =>
    wrapping ? wrapSecrets(rowsToWrap(await log.vault.list(''), named), wrapping) : null,
  );
};
