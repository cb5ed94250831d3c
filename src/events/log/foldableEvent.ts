/** What a fold needs of an event: neither hashes nor the ids that nobody reads, of which numbers are enough. */
import { fingerprint } from './fingerprint.ts';
import type { DomainEvent, StoredEvent } from './storedEvent.ts';

/** Numbers in place of texts. */
export type Marks = {
  /** When it happened, in milliseconds since 1970. */
  readonly time: number;
  /** Fingerprints of its id, of its command, and of the event that it follows from; null for none. */
  readonly id: number;
  readonly command: number;
  readonly cause: number | null;
};

export type Marked = { readonly marks: Marks };
type Named = Pick<StoredEvent, 'id' | 'occurredAt' | 'commandId' | 'causationId'>;

type Folded<Event extends DomainEvent> = Pick<
  StoredEvent<Event>,
  | 'position'
  | 'stream'
  | 'revision'
  | 'type'
  | 'schemaVersion'
  | 'recordedAt'
  | 'actor'
  | 'tags'
  | 'data'
  | 'sealed'
>;

export type FoldableEvent<Event extends DomainEvent = DomainEvent> = Folded<Event> & (Marked | Named);

/** One that needs no other members. */
export type MarkedEvent = Folded<DomainEvent> & Marked;

export const marksOf = (event: Marked | Named): Marks => {
  if ('marks' in event) return event.marks;
  const { id, occurredAt, commandId, causationId } = event;
  return {
    time: Date.parse(occurredAt),
    id: fingerprint(id),
    command: fingerprint(commandId),
    cause: causationId === null ? null : fingerprint(causationId),
  };
};

/** Without what a fold does not need. */
export const marked = (event: StoredEvent): MarkedEvent => {
  const { position, stream, revision, type, schemaVersion, recordedAt, actor, tags, data, sealed } = event;
  const marks = marksOf(event);
  const kept = { position, stream, revision, type, schemaVersion, recordedAt, actor, tags, data, marks };
  return sealed === undefined ? kept : { ...kept, sealed };
};
