/** What happens inside the one transaction of an append: read what stands there, plan, write. */
import type { AppendRequest, AppendResult, Head, VaultChange } from './eventLog.ts';
import { emptyHead } from './hashChain.ts';
import type { CommandRow, LogReading, LogTransaction } from './logStorage.ts';
import { StorageError } from './logStorage.ts';
import { type Found, type Prepared, placeEvents, planAppend } from './planAppend.ts';
import type { StoredEvent } from './storedEvent.ts';

const find = async (reading: LogReading, request: AppendRequest): Promise<Found> => {
  const streams = [...new Set([...request.events, ...(request.expected ?? [])].map(({ stream }) => stream))];
  const [command, head, found] = await Promise.all([
    reading.command(request.commandId),
    reading.head(),
    Promise.all(streams.map((stream) => reading.revision(stream))),
  ]);
  const revisions = new Map<string, number>();
  for (const [index, stream] of streams.entries()) {
    const revision = found[index] ?? null;
    if (revision !== null) {
      revisions.set(stream, revision);
    }
  }
  return { command, head: head ?? emptyHead, revisions };
};

/** The answer that was given to the command before. */
const repeat = async (reading: LogReading, { from, to, reply }: CommandRow): Promise<AppendResult> => {
  const count = to - from + 1;
  const events = count > 0 ? await reading.eventsAfter(from - 1, to, count) : [];
  if (events.length !== count) {
    throw new StorageError('corrupt', `events ${from} to ${to} of a command are not all there`);
  }
  return { ok: true, repeated: true, events: Object.freeze(events), head: to, reply };
};

/** Makes changes of secrets, in their order. */
export const changeSecrets = (transaction: LogTransaction, changes: readonly VaultChange[]): void => {
  for (const change of changes) {
    if ('put' in change) {
      transaction.putSecret(change.put, change.value);
    } else {
      transaction.deleteSecret(change.delete);
    }
  }
};

/** So many events are hashed and written in one go: a few milliseconds of the page’s time. */
export const sliceLength = 32;

type Writing = {
  readonly request: AppendRequest;
  readonly found: Found;
  readonly prepared: Prepared;
};

/** Between slices the page gets a turn, for which the transaction is kept open by asking it something. */
const write = async (
  transaction: LogTransaction,
  { request, found, prepared }: Writing,
): Promise<AppendResult> => {
  const events: StoredEvent[] = [];
  const placing = placeEvents(request, found, prepared);
  let next = placing.next();
  while (!next.done) {
    if (events.length > 0 && events.length % sliceLength === 0) await transaction.head();
    transaction.addEvent(next.value);
    events.push(next.value);
    next = placing.next();
  }
  const { head, revisions, command } = next.value;
  for (const [stream, revision] of revisions) {
    transaction.putRevision(stream, revision);
  }
  if (events.length > 0) {
    transaction.putHead(head);
  }
  transaction.putCommand(command);
  changeSecrets(transaction, request.vault ?? []);
  return {
    ok: true,
    repeated: false,
    events: Object.freeze(events),
    head: head.position,
    reply: command.reply,
  };
};

/** Thrown, and the transaction with it undone, when the log was not as foreseen. */
export class WrongForesight extends Error {
  constructor() {
    super('the log is not as it was foreseen');
    this.name = 'WrongForesight';
  }
}

/** What the transaction will find if all is as the request expects and nobody else has written after `head`; null where that cannot be told. */
export const foreseen = ({ events, expected = [] }: AppendRequest, head: Head | null): Found | null => {
  if (head === null || events.length > sliceLength) return null;
  const told = new Map(expected.map(({ stream, revision }) => [stream, revision]));
  const revisions = new Map<string, number>();
  for (const { stream } of [...events, ...expected]) {
    const revision = told.get(stream);
    if (typeof revision === 'number') revisions.set(stream, revision);
    else if (revision !== 'none') return null;
  }
  return { head, command: null, revisions };
};

const isAs = (found: Found, told: Found): boolean =>
  found.command === null &&
  found.head.hash === told.head.hash &&
  found.head.position === told.head.position &&
  found.revisions.size === told.revisions.size &&
  [...told.revisions].every(([stream, revision]) => found.revisions.get(stream) === revision);

/** Asks for the writes before the reads have answered, which saves the way to the storage and back. */
const writeAhead = async (transaction: LogTransaction, writing: Writing): Promise<AppendResult> => {
  const finding = find(transaction, writing.request);
  const [found, result] = await Promise.allSettled([finding, write(transaction, writing)]);
  if (found.status === 'rejected') throw found.reason;
  if (!isAs(found.value, writing.found)) throw new WrongForesight();
  if (result.status === 'rejected') throw result.reason;
  return result.value;
};

/** Appends a checked request within a transaction; awaits nothing but the transaction. With something foreseen that turns out wrong it throws WrongForesight. */
export const appendCommand = async (
  transaction: LogTransaction,
  request: AppendRequest,
  prepared: Prepared,
  told: Found | null,
): Promise<AppendResult> => {
  if (told !== null && planAppend(request, told).kind === 'write') {
    return writeAhead(transaction, { request, found: told, prepared });
  }
  const found = await find(transaction, request);
  const plan = planAppend(request, found);
  switch (plan.kind) {
    case 'refuse':
      return plan.refusal;
    case 'repeat':
      return repeat(transaction, plan.command);
    case 'write':
      return write(transaction, { request, found, prepared });
  }
};
