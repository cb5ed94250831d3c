/** Opens the product's log as it was left, or says what became of it: nothing is written before that is known. */
import type { Loss, LossKind } from '#domain/recovery/loss.ts';
import type { StorageFailure } from '../log/eventLog.ts';
import { StorageError } from '../log/logStorage.ts';
import { type LogPlace, type OpenedLog, openLog } from '../log/openLog.ts';
import type { FoundMarker, HeadMarkers } from './headMarker.ts';
import { judgeStart } from './judgeStart.ts';

export type StartPlace = LogPlace & {
  readonly markers: HeadMarkers;
  /** Whether a second copy has events of this log; asked only where the marker cannot tell. */
  readonly hasCopy: () => Promise<boolean>;
};

export type LogStart =
  | { readonly kind: 'open'; readonly opened: OpenedLog; readonly readOnly: boolean }
  | { readonly kind: 'lost'; readonly loss: Loss };

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

/** A log that is not there and has no marker is new, unless its copy tells that there was one. */
const hasLostMarker = async ({ hasCopy }: StartPlace, { log }: OpenedLog, found: FoundMarker) =>
  found.kind === 'none' && (await log.head()).position === 0 && (await hasCopy());

const judge = async (place: StartPlace, opened: OpenedLog, found: FoundMarker): Promise<Loss | null> => {
  const { tenant } = place;
  try {
    const loss = await judgeStart({ log: opened.log, storeId: opened.storeId ?? '', found });
    if (loss !== null) return loss;
    return (await hasLostMarker(place, opened, found)) ? lossOf(tenant, found, 'gone', '') : null;
  } catch (error) {
    if (error instanceof StorageError) return lossOf(tenant, found, 'unreadable', error.message);
    throw error;
  }
};

/** What a newer build wrote can be read as far as its stores are those of this one. */
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

/** Without a marker nothing is known to be lost, and a browser without a storage gets a log in memory. */
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
  if (found.kind === 'none' && failure !== 'newer') return { kind: 'open', opened, readOnly: false };
  const kind = (failure && kinds[failure]) ?? 'unreadable';
  return { kind: 'lost', loss: lossOf(place.tenant, found, kind, memoryReason ?? '') };
};

/** Opens the log of a tenant; after a loss it is closed again, and what was found is left as it is. */
export const startLog = async (place: StartPlace): Promise<LogStart> => {
  const { tenant, markers } = place;
  const found = markers.read(tenant);
  const opened = await openLog({
    ...place,
    onCommitted: ({ position, hash, recordedAt }, storeId) =>
      markers.write(tenant, { storeId, position, hash, recordedAt }),
  });
  if (opened.memoryReason !== null) return withoutStorage(place, opened, found);
  const loss = await judge(place, opened, found);
  if (loss !== null) {
    await opened.log.close();
    return { kind: 'lost', loss };
  }
  return { kind: 'open', opened, readOnly: false };
};
