/** Compares a just opened log with its marker, before anything is written. */
import type { LogPoint, Loss, LossKind } from '#domain/recovery/loss.ts';
import type { EventLog, Head } from '../log/eventLog.ts';
import type { FoundMarker, HeadMarker } from './headMarker.ts';

export type Judged = {
  readonly log: Pick<EventLog, 'head' | 'readAll' | 'info'>;
  readonly storeId: string;
  readonly found: FoundMarker;
};

const pointOf = ({ position, recordedAt }: LogPoint): LogPoint => ({ position, recordedAt });

const atHead = (head: Head, storeId: string, marker: HeadMarker): LossKind | null => {
  if (head.position === 0) return 'gone';
  if (storeId !== marker.storeId) return 'foreign';
  if (head.position < marker.position) return 'shorter';
  return head.position === marker.position && head.hash !== marker.hash ? 'differs' : null;
};

const stands = async ({ log }: Judged, { position, hash }: Pick<Head, 'position' | 'hash'>) => {
  const [event] = await log.readAll({ after: position - 1, limit: 1 });
  return event?.position === position && event.hash === hash;
};

/**
 * Null when the log matches its marker or has none; an unreadable marker proves only that a log existed.
 * Reads at most two events; throws `StorageError` when the storage refuses.
 */
export const judgeStart = async (judged: Judged): Promise<Loss | null> => {
  const { log, storeId, found } = judged;
  const head = await log.head();
  const marker = found.kind === 'marker' ? found.marker : null;
  const loss = (kind: LossKind, detail = ''): Loss => ({
    kind,
    tenant: log.info.tenant,
    expected: marker && pointOf(marker),
    found: head.position === 0 ? null : pointOf(head),
    detail,
  });
  if (head.position > 0 && !(await stands(judged, head)))
    return loss('damaged', `event ${head.position} is missing or another one`);
  if (marker === null) return found.kind === 'damaged' && head.position === 0 ? loss('gone') : null;
  const kind = atHead(head, storeId, marker);
  if (kind !== null) return loss(kind);
  const isBehind = marker.position < head.position;
  return isBehind && !(await stands(judged, marker)) ? loss('differs') : null;
};
