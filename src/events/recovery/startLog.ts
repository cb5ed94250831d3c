/** Opens the product's log or reports its loss, before anything is written. */
import type { LogPoint, Loss, LossKind } from '#domain/recovery/loss.ts';
import type { DatabaseAddress } from '../log/databaseStatus.ts';
import type { EventLog, Head, StorageFailure } from '../log/eventLog.ts';
import { StorageError } from '../log/logStorage.ts';
import { type LogPlace, type OpenedLog, openLog } from '../log/openLog.ts';
import type { CopyEnds } from './copyEnds.ts';
import type { FoundMarker, HeadMarker, HeadMarkers } from './headMarker.ts';

type Judged = {
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
const judgeStart = async (judged: Judged): Promise<Loss | null> => {
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

export type StartPlace = LogPlace & {
  readonly name: string;
  readonly markers: HeadMarkers;
  readonly copyEnds: () => Promise<CopyEnds>;
  /** The database in use instead of this one; asked only when the marker is inconclusive. Default: no other databases. */
  readonly inUse?: (markedStore: string | null) => Promise<DatabaseAddress | 'unclear' | null>;
  /** Databases that this one replaced: their markers may still exist. */
  readonly superseded?: ReadonlySet<string>;
};

export type LogStart =
  | { readonly kind: 'open'; readonly opened: OpenedLog; readonly readOnly: boolean }
  | { readonly kind: 'lost'; readonly loss: Loss }
  /** Another database holds the log; `storeId` is the opened one's, null when it did not open. */
  | { readonly kind: 'elsewhere'; readonly database: DatabaseAddress; readonly storeId: string | null };

const kinds: Readonly<Partial<Record<StorageFailure, LossKind>>> = { blocked: 'unanswered', newer: 'newer' };

const lossOf = (tenant: string, found: FoundMarker, kind: LossKind, detail: string): Loss => {
  const expected = found.kind === 'marker' ? found.marker : null;
  return {
    kind,
    tenant,
    expected: expected && { position: expected.position, recordedAt: expected.recordedAt },
    found: null,
    detail,
  };
};

const unclear =
  'More than one database of AgencyLens is in this browser, and nothing tells which of them was in use last.';

const elsewhere = async (
  { tenant, inUse }: StartPlace,
  found: FoundMarker,
  storeId: string | null,
): Promise<LogStart | null> => {
  const other = (await inUse?.(found.kind === 'marker' ? found.marker.storeId : null)) ?? null;
  if (other === 'unclear') return { kind: 'lost', loss: lossOf(tenant, found, 'foreign', unclear) };
  return other && { kind: 'elsewhere', database: other, storeId };
};

const judge = async (place: StartPlace, opened: OpenedLog, found: FoundMarker): Promise<LogStart | null> => {
  const { tenant } = place;
  const { log, standing: status, storeId } = opened;
  if (status?.kind === 'replaced') return { kind: 'elsewhere', database: status.by, storeId };
  try {
    const loss = await judgeStart({ log, storeId: storeId ?? '', found });
    const mayBeAnother = found.kind !== 'marker' || loss?.kind === 'foreign' || loss?.kind === 'gone';
    const other = mayBeAnother ? await elsewhere(place, found, storeId) : null;
    if (other !== null) return other;
    if (loss !== null) return { kind: 'lost', loss };
    if (found.kind === 'marker' && !found.isBehind) return null;
    const { judgeUnmarked } = await import('./judgeUnmarked.ts');
    const missing = await judgeUnmarked({ ...place, opened });
    return missing && { kind: 'lost', loss: missing };
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return { kind: 'lost', loss: lossOf(tenant, found, 'unreadable', error.message) };
  }
};

/** Data of a newer build is readable as far as its stores match this build's. */
const openReadOnly = async (place: StartPlace): Promise<OpenedLog | null> => {
  const opened = await openLog({ ...place, readOnly: true });
  try {
    if (opened.memoryReason === null && (await opened.log.head()).position > 0) return opened;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
  }
  await opened.log.close();
  return null;
};

/** Without earlier data the log is in memory; otherwise the user learns of the loss before anything is seeded. */
const withoutStorage = async (
  place: StartPlace,
  opened: OpenedLog,
  found: FoundMarker,
): Promise<LogStart> => {
  const { failure, memoryReason } = opened;
  if (failure === 'newer') {
    const reading = await openReadOnly(place);
    if (reading !== null) return { kind: 'open', opened: reading, readOnly: true };
  }
  const other = failure === 'newer' ? null : await elsewhere(place, found, null);
  if (other !== null) return other;
  if (found.kind === 'none' && failure !== 'newer') {
    const { wasKept } = await import('./judgeUnmarked.ts');
    if (!(await wasKept(place))) return { kind: 'open', opened, readOnly: false };
  }
  const kind = (failure && kinds[failure]) ?? 'unreadable';
  return { kind: 'lost', loss: lossOf(place.tenant, found, kind, memoryReason ?? '') };
};

/** A marker of a replaced database does not describe this one. */
const markerOf = (
  { tenant, markers, superseded }: StartPlace,
  { standing: status }: OpenedLog,
): FoundMarker => {
  const found = markers.read(tenant);
  if (found.kind !== 'marker') return found;
  const { storeId } = found.marker;
  const isBefore = status?.kind === 'inUse' && status.replacesStore === storeId;
  return isBefore || superseded?.has(storeId) ? { kind: 'none' } : found;
};

/** Opens the log of a tenant; a log that must not be used is closed again, with its data unchanged. */
export const startLog = async (place: StartPlace): Promise<LogStart> => {
  const { tenant, markers } = place;
  const opened = await openLog({
    ...place,
    onCommitted: ({ position, hash, recordedAt }, storeId) =>
      markers.write(tenant, { storeId, position, hash, recordedAt }),
  });
  const found = markerOf(place, opened);
  if (opened.memoryReason !== null) return withoutStorage(place, opened, found);
  const other = await judge(place, opened, found);
  if (other !== null) {
    await opened.log.close();
    return other;
  }
  const head = await opened.log.head();
  // A lost or outdated marker is written again, so that the next start can detect a loss.
  if ((found.kind !== 'marker' || found.isBehind) && head.position > 0)
    markers.write(tenant, { storeId: opened.storeId ?? '', ...head });
  return { kind: 'open', opened, readOnly: false };
};
