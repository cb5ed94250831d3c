/** Writes checked events, with the commands and secrets that belong to them, into a storage that has none. */
import { macrotask } from '#world/settle.ts';
import type { Head } from '../log/eventLog.ts';
import { emptyHead, headOf } from '../log/hashChain.ts';
import type { CommandRow, Durability, LogStorage } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { Secrets } from './copyVault.ts';

/** Some events in a row, and what is known of the commands that wrote them; of others the row tells only that they were done. */
export type LogPage = { readonly events: readonly StoredEvent[]; readonly commands: readonly CommandRow[] };

export type LogContent = {
  /** From the first event on, without a gap, of any length. One is asked for once those before it are written, but for less than a batch. */
  readonly pages: Iterable<LogPage> | AsyncIterable<LogPage>;
  /** Asked for once all events have passed. */
  readonly secrets: () => Secrets;
};

export type WriteOrder = {
  /** Called with how many events are written. */
  readonly tell: (done: number) => void;
  /** Between two batches it stops with the signal's reason. */
  readonly signal: AbortSignal;
};

/** Two segments: longer ones would hold the page up. */
const batchSize = 256;

/** The rows of commands as their events pass: those of one command follow each other. */
const commandRows = () => {
  const known = new Map<string, CommandRow>();
  let open: CommandRow | null = null;

  /** A command whose row is lost is never done twice: asked again it is refused as another command. */
  const best = (row: CommandRow): CommandRow => {
    const found = known.get(row.commandId);
    known.delete(row.commandId);
    return found?.to === row.to ? found : row;
  };

  return {
    learn: (rows: readonly CommandRow[]): void => {
      for (const row of rows) known.set(row.commandId, row);
    },
    /** Gives the row of the command before, once an event of another one comes. */
    take: ({ commandId, position, recordedAt }: StoredEvent): CommandRow | null => {
      const before = open;
      const isSame = before?.commandId === commandId;
      const from = isSame ? before.from : position;
      open = { commandId, commandHash: '', from, to: position, reply: null, at: recordedAt };
      return isSame || before === null ? null : best(before);
    },
    /** The row of the last command; none where there were no events. */
    end: (): readonly CommandRow[] => (open === null ? [] : [best(open)]),
  };
};

/** Gives where the log ends then. The last batch is strict: it resolves once the device has all of them. */
export const writeLog = async (
  storage: LogStorage,
  { pages, secrets }: LogContent,
  { tell, signal }: WriteOrder,
): Promise<Head> => {
  const rows = commandRows();
  let head = emptyHead;
  let batch: StoredEvent[] = [];

  /** What is written is worked out before: the storage may run its work twice. */
  const flush = async (durability: Durability, left: Secrets): Promise<void> => {
    signal.throwIfAborted();
    const writing = batch;
    batch = [];
    const ended = writing.flatMap((event) => rows.take(event) ?? []);
    if (durability === 'strict') ended.push(...rows.end());
    const last = writing.at(-1);
    if (last) head = headOf(last);
    await storage.write(async (transaction) => {
      transaction.addEvents(writing);
      for (const event of writing) transaction.putRevision(event.stream, event.revision);
      for (const row of ended) transaction.addCommand(row);
      if (head.position > 0) transaction.putHead(head);
      for (const [key, value] of left) transaction.putSecret(key, value);
    }, durability);
    tell(head.position);
    await macrotask();
  };

  for await (const { events, commands } of pages) {
    rows.learn(commands);
    for (const event of events) {
      batch.push(event);
      if (batch.length === batchSize) await flush('relaxed', []);
    }
  }
  await flush('strict', secrets());
  return head;
};
