/** The published formula of the hash chain once more, in another hand and with Node's own SHA-256. */
import { createHash } from 'node:crypto';
import type { StoredEvent } from '#events/log/storedEvent.ts';

const hex = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** JSON text with sorted keys; enough of RFC 8785 for what these tests store. */
const sortedJson = (value: unknown): string => {
  if (Array.isArray(value)) {
    return `[${value.map(sortedJson).join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${sortedJson(member)}`).join(',')}}`;
  }
  return JSON.stringify(value);
};

/** An event as a CloudEvent of EventSourcingDB: what a stranger's tool would be given. */
const cloudEvent = (event: Omit<StoredEvent, 'hash'>) => ({
  specversion: '1.0',
  id: String(event.position - 1),
  predecessorhash: event.previousHash,
  time: event.recordedAt,
  source: `app:${event.tenant}`,
  subject: `/${event.stream}/${event.revision}`,
  type: event.type,
  datacontenttype: 'application/json',
  data: {
    actor: event.actor,
    causationId: event.causationId,
    commandId: event.commandId,
    correlationId: event.correlationId,
    data: event.data,
    id: event.id,
    occurredAt: event.occurredAt,
    schemaVersion: event.schemaVersion,
    tags: event.tags,
  },
});

export const referenceHash = (event: Omit<StoredEvent, 'hash'>): string => {
  const { data, ...metadata } = cloudEvent(event);
  return hex(hex(Object.values(metadata).join('|')) + hex(sortedJson(data)));
};
