/** Strips an event to the fields that a fold needs: no hashes, and numbers instead of ids. */
import { fingerprint } from './fingerprint.ts';
import type { DomainEvent, StoredEvent } from './storedEvent.ts';

export type Marks = {
  /** Milliseconds since 1970. */
  readonly time: number;
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

export const marked = (event: StoredEvent): MarkedEvent => {
  const { position, stream, revision, type, schemaVersion, recordedAt, actor, tags, data, sealed } = event;
  const marks = marksOf(event);
  const stored = { position, stream, revision, type, schemaVersion, recordedAt, actor, tags, data, marks };
  return sealed === undefined ? stored : { ...stored, sealed };
};
