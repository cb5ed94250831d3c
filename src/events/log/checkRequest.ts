/** Validates an append request before the log touches its storage, and returns a frozen copy. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Clock } from '#world/clock.ts';
import type {
  AppendCondition,
  AppendRequest,
  Expected,
  NewEvent,
  StoredReply,
  VaultChange,
} from './eventLog.ts';
import { frozenJson } from './frozenJson.ts';
import {
  demand,
  demandForm,
  demandList,
  demandName,
  demandObject,
  demandStream,
  demandWhole,
  demandWord,
} from './requestRules.ts';
import { type Actor, actorKinds } from './storedEvent.ts';

type NowClock = Pick<Clock, 'now'>;

const mostEvents = 500;
const mostEventBytes = 64 * 1024;
const mostRequestBytes = 8 * 1024 * 1024;
const mostTags = 50;
const mostVaultChanges = 500;

const pastActors: readonly Actor['kind'][] = ['seed', 'import', 'system'];
const actorRoles: readonly Actor['role'][] = [undefined, 'admin', 'manager', 'user'];
const expectedWords: readonly Expected[] = ['none', 'exists', 'any'];
const typeForm = /^[A-Z][A-Za-z0-9]{0,99}$/;

const checkEvent = ({ stream, event, ...rest }: NewEvent, name: string): void => {
  const { schemaVersion = 1, tags = [], causationId = null } = rest;
  demandStream(stream, `${name}.stream`);
  demandObject(event, `${name}.event`);
  demandForm(event.type, typeForm, `${name}.event.type`);
  demandObject(event.data, `${name}.event.data`);
  demandWhole(schemaVersion, [1, Number.MAX_SAFE_INTEGER], `${name}.schemaVersion`);
  demandObject(rest.sealed ?? {}, `${name}.sealed`);
  const boxes = Object.values(rest.sealed ?? {});
  demand(
    boxes.every((box) => typeof box === 'string'),
    `${name}.sealed is not all text`,
  );
  demandList(tags, mostTags, `${name}.tags`);
  for (const [index, tag] of tags.entries()) {
    demandName(tag, `${name}.tags.${index}`);
  }
  if (causationId !== null) {
    demandName(causationId, `${name}.causationId`);
  }
};

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The log cannot verify `occurredAt`, so only seeds, imports and due work may set it, never in the future. */
const checkTime = (
  occurredAt: string,
  { actor, clock }: { actor: Actor; clock: NowClock },
  name: string,
): void => {
  demandForm(occurredAt, isoTime, name);
  demand(
    pastActors.includes(actor.kind),
    `${name} is given by ${actor.kind}, which tells nothing of the past`,
  );
  demand(Date.parse(occurredAt) <= clock.now(), `${name} is ${occurredAt}, which has not come yet`);
};

const checkActor = (actor: Actor): void => {
  demandObject(actor, 'request.actor');
  demandWord(actor.kind, actorKinds, 'request.actor.kind');
  demandName(actor.id, 'request.actor.id');
  demandWord(actor.role, actorRoles, 'request.actor.role');
};

const checkExpected = (expected: NonNullable<AppendRequest['expected']>): void => {
  demandList(expected, mostEvents, 'request.expected');
  const seen = new Set<string>();
  for (const [index, item] of expected.entries()) {
    const name = `request.expected.${index}`;
    demandObject(item, name);
    const { stream, revision } = item;
    demandStream(stream, `${name}.stream`);
    demand(!seen.has(stream), `${name}.stream is ${stream}, which was named before`);
    seen.add(stream);
    if (typeof revision === 'number') {
      demandWhole(revision, [0, Number.MAX_SAFE_INTEGER], `${name}.revision`);
    } else {
      demandWord(revision, expectedWords, `${name}.revision`);
    }
  }
};

const checkCondition = ({ tag, types, after }: AppendCondition): void => {
  demandName(tag, 'request.failIfEventsMatch.tag');
  demandList(types, mostEvents, 'request.failIfEventsMatch.types');
  demand(types.length > 0, 'request.failIfEventsMatch.types are none');
  for (const type of types) demandForm(type, typeForm, 'request.failIfEventsMatch.types');
  demandWhole(after, [0, Number.MAX_SAFE_INTEGER], 'request.failIfEventsMatch.after');
};

const checkVaultChange = (change: VaultChange, name: string): void => {
  demandObject(change, name);
  const put = 'put' in change;
  demand(put !== 'delete' in change, `${name} must either put or delete`);
  if (!put) {
    demandName(change.delete, `${name}.delete`);
    return;
  }
  demandName(change.put, `${name}.put`);
  demandObject(change.value, `${name}.value`);
  const flat = Object.values(change.value).every((value) => typeof value !== 'object' || value === null);
  demand(flat, `${name}.value must be flat`);
};

const byteLength = (text: string): number => utf8ToBytes(text).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** UTF-8 takes at most three bytes per string unit, so only texts that may be too long are counted exactly. */
const areSurelyShort = (texts: readonly string[]): boolean =>
  texts.every(({ length }) => length * 3 <= mostEventBytes) &&
  sum(texts.map(({ length }) => length)) * 3 <= mostRequestBytes;

/** In bytes of the canonical text: RFC 8785 sorts keys, so `JSON.stringify` has the same length. */
const checkSizes = (request: AppendRequest): void => {
  const texts = request.events.map((event) => JSON.stringify(event));
  const rest = JSON.stringify([request.vault ?? [], request.reply ?? null]);
  if (areSurelyShort([...texts, rest])) return;
  const sizes = texts.map(byteLength);
  const tooLarge = sizes.findIndex((size) => size > mostEventBytes);
  demand(
    tooLarge === -1,
    `request.events.${tooLarge} takes ${sizes[tooLarge]} bytes, more than ${mostEventBytes}`,
  );
  const total = sum(sizes) + byteLength(rest);
  demand(total <= mostRequestBytes, `the request takes ${total} bytes, more than ${mostRequestBytes}`);
};

const checkReply = (reply: StoredReply): void => {
  demandObject(reply, 'request.reply');
  demandWhole(reply.status, [100, 599], 'request.reply.status');
  demand(typeof reply.body === 'string', 'request.reply.body is not text');
  const { headers = {} } = reply;
  demandObject(headers, 'request.reply.headers');
  const texts = Object.values(headers).every((value) => typeof value === 'string');
  demand(texts, 'request.reply.headers are not all text');
};

const checkCommand = ({ commandId, commandHash, correlationId, durability }: AppendRequest): void => {
  demandName(commandId, 'request.commandId');
  demandForm(commandHash, /^[0-9a-f]{64}$/, 'request.commandHash');
  demandForm(correlationId, /^[0-9a-f]{32}$/, 'request.correlationId');
  demandWord(durability, [undefined, 'strict', 'relaxed'], 'request.durability');
};

const checkChanges = (changes: readonly VaultChange[], name: string): void => {
  demandList(changes, mostVaultChanges, name);
  for (const [index, change] of changes.entries()) {
    checkVaultChange(change, `${name}.${index}`);
  }
};

/**
 * Frozen. Throws `MalformedRequest` for the first broken rule: at most 500 events of 64 KiB, 8 MiB in all;
 * streams `<camelCase>-<[a-z0-9]{1,40}>`, PascalCase types; not empty.
 */
export const checkRequest = (request: AppendRequest, clock: NowClock): AppendRequest => {
  demandObject(request, 'request');
  const copy = frozenJson(request, 'request') as unknown as AppendRequest;
  checkCommand(copy);
  checkActor(copy.actor);
  demandList(copy.events, mostEvents, 'request.events');
  for (const [index, event] of copy.events.entries()) {
    demandObject(event, `request.events.${index}`);
    checkEvent(event, `request.events.${index}`);
    if (event.occurredAt !== undefined)
      checkTime(event.occurredAt, { actor: copy.actor, clock }, `request.events.${index}.occurredAt`);
  }
  checkExpected(copy.expected ?? []);
  if (copy.failIfEventsMatch !== undefined) checkCondition(copy.failIfEventsMatch);
  checkChanges(copy.vault ?? [], 'request.vault');
  if (copy.reply !== undefined) {
    checkReply(copy.reply);
  }
  checkSizes(copy);
  const keeps = copy.events.length + (copy.vault?.length ?? 0) + (copy.reply === undefined ? 0 : 1);
  demand(keeps > 0, 'request has neither events nor secrets nor a reply: there is nothing to keep');
  return copy;
};

export const checkVaultChanges = (changes: readonly VaultChange[]): readonly VaultChange[] => {
  const copy = frozenJson(changes, 'changes') as unknown as readonly VaultChange[];
  checkChanges(copy, 'changes');
  return copy;
};
