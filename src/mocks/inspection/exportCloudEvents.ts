/** The log as CloudEvents 1.0, one JSON object a line: for tools that read events of any origin. */
import type { StoredEvent } from '#events/log/storedEvent.ts';

/** Attributes beyond the standard's own are small letters and digits, their values plain. */
const cloudEventOf = (event: StoredEvent): object => {
  const { tenant, position, stream, revision, causationId, actor } = event;
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
    commandid: event.commandId,
    correlationid: event.correlationId,
    ...(causationId === null ? {} : { causationid: causationId }),
    predecessorhash: event.previousHash,
    hash: event.hash,
    data: event.data,
  };
};

const linesTogether = 2_000;

/** Events in their order. */
export const exportCloudEvents = (events: readonly StoredEvent[]): Blob => {
  const parts: string[] = [];
  for (let from = 0; from < events.length; from += linesTogether) {
    const lines = events
      .slice(from, from + linesTogether)
      .map((event) => JSON.stringify(cloudEventOf(event)));
    parts.push(`${lines.join('\n')}\n`);
  }
  return new Blob(parts, { type: 'application/x-ndjson' });
};
