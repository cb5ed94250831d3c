/** Exports an open log up to a position in raw form, page by page. */
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
  /** Defaults to the end. Events appended during the export are not included. */
  readonly upTo?: number | undefined;
  /** When omitted, no secrets are exported, so that the file contains no readable names. */
  readonly wrapping?: Wrapping | undefined;
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
};

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

const hashAt = async (log: Exported, position: number): Promise<string> => {
  if (position === 0) return emptyHead.hash;
  const [event] = await log.readAll({ after: position - 1, upTo: position, limit: 1 });
  return event?.hash ?? emptyHead.hash;
};

/** `log` is the raw log with encrypted data. Rejects with the signal's reason. */
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
