/** Plans an append from a request and the log's state: events to write, a stored reply, or a refusal. */
import { definedOnly } from '#domain/definedOnly.ts';
import type { AppendRequest, AppendResult, Expected, Head, NewEvent, Violation } from './eventLog.ts';
import { type EventContent, hashAt, hashContent, headOf } from './hashChain.ts';
import type { CommandRow } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

export type Found = {
  readonly head: Head;
  readonly command: CommandRow | null;
  readonly revisions: ReadonlyMap<string, number>;
  readonly overtaken: boolean;
};

export type Stamp = { readonly tenant: string; readonly now: string; readonly newId: () => string };

export type EventDraft = {
  readonly stream: string;
  readonly type: string;
  readonly content: EventContent;
  readonly contentHash: string;
};

/** The part independent of the log. Drafts are hashed lazily, so that the storage can write earlier ones meanwhile. */
export type Prepared = { readonly draft: (index: number) => EventDraft; readonly stamp: Stamp };

export type AppendPlan =
  | { readonly kind: 'write' }
  | { readonly kind: 'repeat'; readonly command: CommandRow }
  | { readonly kind: 'refuse'; readonly refusal: Extract<AppendResult, { ok: false }> };

const meets = (expected: Expected, actual: number | 'none'): boolean => {
  switch (expected) {
    case 'any':
      return true;
    case 'exists':
      return actual !== 'none';
    default:
      return actual === expected;
  }
};

const violationsOf = (request: AppendRequest, found: Found): readonly Violation[] =>
  (request.expected ?? [])
    .map(({ stream, revision }) => ({
      stream,
      expected: revision,
      actual: found.revisions.get(stream) ?? ('none' as const),
    }))
    .filter(({ expected, actual }) => !meets(expected, actual));

/** Compares parsed times, because ISO text does not sort beyond the year 9999. */
const laterOf = (one: string, other: string): string => (Date.parse(one) >= Date.parse(other) ? one : other);

const noTags: readonly string[] = Object.freeze([]);

export const prepareEvents = (request: AppendRequest, stamp: Stamp): Prepared => {
  const { commandId, correlationId, actor } = request;
  const contents = request.events.map(({ event, ...rest }): EventContent => {
    const { schemaVersion = 1, tags = noTags, causationId = null, occurredAt = stamp.now } = rest;
    const caused = { commandId, correlationId, causationId, actor };
    const { sealed } = rest;
    return {
      id: stamp.newId(),
      schemaVersion,
      occurredAt,
      ...caused,
      tags,
      data: event.data,
      ...definedOnly({ sealed }),
    };
  });
  const drafts: EventDraft[] = [];
  const draft = (index: number): EventDraft => {
    const { stream, event } = request.events[index] as NewEvent;
    const content = contents[index] as EventContent;
    drafts[index] ??= { stream, type: event.type, content, contentHash: hashContent(content) };
    return drafts[index];
  };
  return { draft, stamp };
};

const placed = (
  { stream, type, content, contentHash }: EventDraft,
  { tenant, now }: Stamp,
  { last, revision }: { readonly last: Head; readonly revision: number },
): StoredEvent => {
  const place = {
    tenant,
    position: last.position + 1,
    stream,
    revision,
    type,
    recordedAt: laterOf(now, last.recordedAt),
    previousHash: last.hash,
  };
  return Object.freeze({ ...place, ...content, hash: hashAt(place, contentHash) });
};

export type Ending = {
  readonly head: Head;
  readonly revisions: ReadonlyMap<string, number>;
  readonly command: CommandRow;
};

/**
 * Pure: yields the new events with lazy hashes, and returns the other writes. The caller writes all in the
 * transaction that found `found`.
 */
export const placeEvents = function* (
  request: AppendRequest,
  found: Found,
  { draft: draftOf, stamp }: Prepared,
): Generator<StoredEvent, Ending> {
  const revisions = new Map<string, number>();
  let last = found.head;
  for (const index of request.events.keys()) {
    const draft = draftOf(index);
    const revision = (revisions.get(draft.stream) ?? found.revisions.get(draft.stream) ?? -1) + 1;
    const event = placed(draft, stamp, { last, revision });
    revisions.set(draft.stream, revision);
    last = event;
    yield event;
  }
  const command: CommandRow = {
    commandId: request.commandId,
    commandHash: request.commandHash,
    from: found.head.position + 1,
    to: last.position,
    reply: request.reply ?? null,
    at: laterOf(stamp.now, found.head.recordedAt),
  };
  return { head: headOf(last), revisions, command };
};

/**
 * A repeated command gets its first reply; its id for another command is refused. Then all expectations on
 * streams are checked, with every violation named, and the request's exclusion condition.
 */
export const planAppend = (request: AppendRequest, found: Found): AppendPlan => {
  const { command } = found;
  if (command !== null) {
    return command.commandHash === request.commandHash
      ? { kind: 'repeat', command }
      : { kind: 'refuse', refusal: { ok: false, why: 'commandMismatch' } };
  }
  const violations = violationsOf(request, found);
  if (violations.length > 0)
    return { kind: 'refuse', refusal: { ok: false, why: 'wrongRevision', violations } };
  return found.overtaken ? { kind: 'refuse', refusal: { ok: false, why: 'overtaken' } } : { kind: 'write' };
};
