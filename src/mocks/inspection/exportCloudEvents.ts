/** Exports the log as CloudEvents 1.0, one JSON object per line with the hashed values, for generic tools. */
import { definedOnly } from '#domain/definedOnly.ts';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { macrotask } from '#world/settle.ts';

/** Extension attributes have lowercase names and simple values, so lists and encrypted boxes become JSON text. */
export const cloudEventOf = (event: StoredEvent): object => {
  const { tenant, position, stream, revision, causationId, actor, tags, sealed } = event;
  return {
    specversion: '1.0',
    id: event.id,
    source: `app:${tenant}`,
    subject: `/${stream}/${revision}`,
    type: event.type,
    time: event.recordedAt,
    datacontenttype: 'application/json',
    position,
    occurredat: event.occurredAt,
    schemaversion: event.schemaVersion,
    actor: `${actor.kind}:${actor.id}`,
    ...definedOnly({ actorrole: actor.role }),
    commandid: event.commandId,
    correlationid: event.correlationId,
    ...(causationId === null ? {} : { causationid: causationId }),
    tags: JSON.stringify(tags),
    ...(sealed === undefined ? {} : { sealed: JSON.stringify(sealed) }),
    predecessorhash: event.previousHash,
    hash: event.hash,
    data: event.data,
  };
};

const pageSize = 1_000;

/** Exports to the end. `log` is the raw log, whose hashes cover encrypted data. Rejects with the signal's reason. */
export const exportCloudEvents = async (
  log: Pick<EventLog, 'head' | 'readAll'>,
  { onProgress, signal }: Partial<RecoveryStep> = {},
): Promise<Blob> => {
  const { position: end } = await log.head();
  // Blobs may be stored on disk by the browser, so the log is never completely in memory.
  const parts: Blob[] = [];
  for (let after = 0; after < end; after += pageSize) {
    signal?.throwIfAborted();
    const events = await log.readAll({ after, upTo: end, limit: pageSize });
    parts.push(new Blob([`${events.map((event) => JSON.stringify(cloudEventOf(event))).join('\n')}\n`]));
    onProgress?.(Math.min(end, after + pageSize), end);
    await macrotask();
  }
  return new Blob(parts, { type: 'application/x-ndjson' });
};
