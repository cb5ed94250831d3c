/** Reimplements the hash chain's published formula independently with Node's SHA-256. */
import { createHash } from 'node:crypto';
import type { StoredEvent } from '#events/log/storedEvent.ts';

const hex = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** JSON with sorted keys: the subset of RFC 8785 that these tests need. */
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

/** A CloudEvent as EventSourcingDB exports it, for third-party tools. */
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
