/** Runs the one transaction of an append: read the log's state, plan, write. */
import { charactersAtOnce, charactersIn } from './charactersIn.ts';
import type { AppendRequest, AppendResult, NewEvent } from './eventLog.ts';
import { emptyHead } from './hashChain.ts';
import { type CommandRow, type LogReading, type LogTransaction, StorageError } from './logStorage.ts';
import { type Ending, type Found, type Prepared, placeEvents, planAppend } from './planAppend.ts';
import { leastInSegments } from './segmentText.ts';
import type { StoredEvent } from './storedEvent.ts';
import { changeSecrets } from './vaultChanges.ts';

const isOvertaken = async (
  reading: LogReading,
  { failIfEventsMatch }: Pick<AppendRequest, 'failIfEventsMatch'>,
): Promise<boolean> => {
  if (failIfEventsMatch === undefined) return false;
  const { tag, types, after } = failIfEventsMatch;
  const range = { after, upTo: Number.MAX_SAFE_INTEGER };
  const counts = await Promise.all(types.map((type) => reading.countTagged({ tag, type }, range)));
  return counts.some((count) => count > 0);
};

const find = async (reading: LogReading, request: AppendRequest): Promise<Found> => {
  const streams = [...new Set([...request.events, ...(request.expected ?? [])].map(({ stream }) => stream))];
  const [command, head, found, overtaken] = await Promise.all([
    reading.command(request.commandId),
    reading.head(),
    Promise.all(streams.map((stream) => reading.revision(stream))),
    isOvertaken(reading, request),
  ]);
  const revisions = new Map<string, number>();
  for (const [index, stream] of streams.entries()) {
    const revision = found[index] ?? null;
    if (revision !== null) {
      revisions.set(stream, revision);
    }
  }
  return { command, head: head ?? emptyHead, revisions, overtaken };
};

const repeat = async (reading: LogReading, { from, to, reply }: CommandRow): Promise<AppendResult> => {
  const count = to - from + 1;
  const events = count > 0 ? await reading.eventsAfter(from - 1, to, count) : [];
  if (events.length !== count) {
    throw new StorageError('corrupt', `events ${from} to ${to} of a command are not all there`);
  }
  return { ok: true, repeated: true, events: Object.freeze(events), head: to, reply };
};

/** Events hashed per slice: a few milliseconds of the page’s time. */
const sliceLength = 32;

/** The first slice is short, so that the storage starts early. */
const firstLength = 16;

type Writing = {
  readonly request: AppendRequest;
  readonly found: Found;
  readonly prepared: Prepared;
};

const goFrom = (events: readonly NewEvent[], from: number, most: number): number => {
  let characters = 0;
  for (const [index, { event }] of events.slice(from, from + most).entries()) {
    characters += charactersIn(event);
    if (characters >= charactersAtOnce) return index + 1;
  }
  return most;
};

const take = <Item, End>(source: Generator<Item, End>, length: number) => {
  const items: Item[] = [];
  while (items.length < length) {
    const next = source.next();
    if (next.done) return { items, end: next.value };
    items.push(next.value);
  }
  return { items, end: null };
};

/** Yields to the page after each slice, while the storage writes. Many events are hashed in the same turns and written together. */
const writeEvents = async (
  transaction: LogTransaction,
  { request: { events: wanted, commandId } }: Writing,
  placing: Generator<StoredEvent, Ending>,
) => {
  const areMany = wanted.length >= leastInSegments;
  const events: StoredEvent[] = [];
  let ahead: Promise<unknown> | null = null;
  for (;;) {
    const most = events.length === 0 ? firstLength : sliceLength;
    const { items, end } = take(placing, goFrom(wanted, events.length, most));
    events.push(...items);
    if (!areMany) transaction.addEvents(items);
    if (end !== null) {
      if (areMany) transaction.addEvents(events);
      return { events, ending: end };
    }
    // Any read keeps the transaction open. A failure rejects both the awaited read and the transaction.
    const turn = transaction.command(commandId);
    turn.catch(() => undefined);
    if (ahead !== null) await ahead;
    ahead = turn;
  }
};

/** Writes a foreseen plan without reading; fails as corrupt when a key is taken. */
export const writeCommand = async (transaction: LogTransaction, writing: Writing): Promise<AppendResult> => {
  const { request, found, prepared } = writing;
  const { events, ending } = await writeEvents(transaction, writing, placeEvents(request, found, prepared));
  const { head, revisions, command } = ending;
  for (const [stream, revision] of revisions) {
    transaction.putRevision(stream, revision);
  }
  if (events.length > 0) {
    transaction.putHead(head);
  }
  transaction.addCommand(command);
  changeSecrets(transaction, request.vault ?? []);
  return {
    ok: true,
    repeated: false,
    events: Object.freeze(events),
    head: head.position,
    reply: command.reply,
  };
};

/** Appends a checked request within a transaction; awaits nothing but the transaction. */
export const appendCommand = async (
  transaction: LogTransaction,
  request: AppendRequest,
  prepared: Prepared,
): Promise<AppendResult> => {
  const finding = find(transaction, request);
  // Hashed while the storage reads.
  const first = Math.min(request.events.length, goFrom(request.events, 0, firstLength));
  for (let index = 0; index < first; index += 1) prepared.draft(index);
  const found = await finding;
  const plan = planAppend(request, found);
  switch (plan.kind) {
    case 'refuse':
      return plan.refusal;
    case 'repeat':
      return repeat(transaction, plan.command);
    case 'write':
      return writeCommand(transaction, { request, found, prepared });
  }
};
