/** What an append makes of a request and of what stands in the log: events to write, an earlier answer, or a refusal. */
import type { AppendRequest, AppendResult, Expected, Head, NewEvent, Violation } from './eventLog.ts';
import { type EventContent, hashAt, hashContent, headOf } from './hashChain.ts';
import type { CommandRow } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

/** What the transaction found. */
export type Found = {
  readonly head: Head;
  /** The row under the request's command id. */
  readonly command: CommandRow | null;
  /** The last revision of every stream of the request that has one. */
  readonly revisions: ReadonlyMap<string, number>;
  /** An event has come of which the request says that none may have. */
  readonly overtaken: boolean;
};

/** What is given to new events from outside; `now` is ISO 8601 text. */
export type Stamp = { readonly tenant: string; readonly now: string; readonly newId: () => string };

/** A new event as far as it is known before the log is read. */
export type EventDraft = {
  readonly stream: string;
  readonly type: string;
  readonly content: EventContent;
  readonly contentHash: string;
};

/** What does not depend on the log. A draft is hashed when it is first asked for, so that a storage can write meanwhile those before it. */
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

/** The later of two times as ISO 8601 text; text itself does not sort beyond the year 9999. */
const laterOf = (one: string, other: string): string => (Date.parse(one) >= Date.parse(other) ? one : other);

const noTags: readonly string[] = Object.freeze([]);

/** The content of each new event of a checked request, named here and now; its hash, which takes most of the time, later. */
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
      ...(sealed === undefined ? {} : { sealed }),
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

/** The draft where the log ends, `last` being in front of it. */
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

/** What stands beside the events of an append. */
export type Ending = {
  readonly head: Head;
  /** New last revisions of the streams written. */
  readonly revisions: ReadonlyMap<string, number>;
  readonly command: CommandRow;
};

/**
 * The new events in their places, hashed as they are asked for, and what stands beside them. Pure: the caller writes them in the
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
 * Decides on a checked request. A command that is there gets its first reply again; its id for another command is refused. Then
 * every stream must be as expected (all that are not are named), and nothing that the request rules out may have come.
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
