/** What an append makes of a request and of what stands in the log: events to write, an earlier answer, or a refusal. */
import type { AppendRequest, AppendResult, Expected, Head, NewEvent, Violation } from './eventLog.ts';
import { hashEvent } from './hashChain.ts';
import type { CommandRow } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

/** What the transaction found. */
export type Found = {
  readonly head: Head;
  /** The row under the request's command id. */
  readonly command: CommandRow | null;
  /** The last revision of every stream of the request that has one. */
  readonly revisions: ReadonlyMap<string, number>;
};

/** What is given to new events from outside; `now` is ISO 8601 text. */
export type Stamp = { readonly tenant: string; readonly now: string; readonly newId: () => string };

export type AppendPlan =
  | {
      readonly kind: 'write';
      readonly events: readonly StoredEvent[];
      readonly head: Head;
      /** New last revisions of the streams written. */
      readonly revisions: ReadonlyMap<string, number>;
      readonly command: CommandRow;
    }
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

type Place = { readonly previous: Head; readonly revision: number };

const storedEvent = (
  { commandId, correlationId, actor }: AppendRequest,
  { stream, event, schemaVersion = 1, tags = Object.freeze([]), causationId = null }: NewEvent,
  { previous, revision, tenant, now, newId }: Place & Stamp,
): StoredEvent => {
  const unhashed = {
    tenant,
    position: previous.position + 1,
    id: newId(),
    stream,
    revision,
    type: event.type,
    schemaVersion,
    occurredAt: now,
    recordedAt: laterOf(now, previous.recordedAt),
    commandId,
    correlationId,
    causationId,
    actor,
    tags,
    data: event.data,
    previousHash: previous.hash,
  };
  return Object.freeze({ ...unhashed, hash: hashEvent(unhashed) });
};

const headOf = ({ position, hash, recordedAt }: Head): Head => ({ position, hash, recordedAt });

const planWrite = (request: AppendRequest, found: Found, stamp: Stamp): AppendPlan => {
  const revisions = new Map<string, number>();
  const events: StoredEvent[] = [];
  let last = found.head;
  for (const event of request.events) {
    const revision = (revisions.get(event.stream) ?? found.revisions.get(event.stream) ?? -1) + 1;
    const stored = storedEvent(request, event, { ...stamp, previous: last, revision });
    revisions.set(event.stream, revision);
    events.push(stored);
    last = stored;
  }
  const command: CommandRow = {
    commandId: request.commandId,
    commandHash: request.commandHash,
    from: found.head.position + 1,
    to: last.position,
    reply: request.reply ?? null,
    at: laterOf(stamp.now, found.head.recordedAt),
  };
  return { kind: 'write', events: Object.freeze(events), head: headOf(last), revisions, command };
};

/**
 * Decides on a checked request: a command that is there is answered again, whatever happened since; the same id for
 * another command is refused; then every stream must be as expected, and all that are not are named. Pure but for
 * `newId`; the caller writes what it plans in the transaction that found `found`.
 */
export const planAppend = (request: AppendRequest, found: Found, stamp: Stamp): AppendPlan => {
  const { command } = found;
  if (command !== null) {
    return command.commandHash === request.commandHash
      ? { kind: 'repeat', command }
      : { kind: 'refuse', refusal: { ok: false, why: 'commandMismatch' } };
  }
  const violations = violationsOf(request, found);
  return violations.length > 0
    ? { kind: 'refuse', refusal: { ok: false, why: 'wrongRevision', violations } }
    : planWrite(request, found, stamp);
};
