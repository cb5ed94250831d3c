/** Writes checked events, with the commands and secrets that belong to them, into a storage that has none. */
import { macrotask } from '#world/settle.ts';
import type { Head } from '../log/eventLog.ts';
import { emptyHead, headOf } from '../log/hashChain.ts';
import type { CommandRow, Durability, LogStorage, LogTransaction } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { Secrets } from './copyVault.ts';

export type EventLists = Iterable<readonly StoredEvent[]> | AsyncIterable<readonly StoredEvent[]>;

export type LogContent = {
  /** From the first on, without a gap, in lists of any length. */
  readonly lists: EventLists;
  /** What is known of the commands; of others the row tells only that they were done. */
  readonly commands: readonly CommandRow[];
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
const commandRows = (known: readonly CommandRow[]) => {
  const rows = new Map(known.map((row) => [row.commandId, row]));
  let open: CommandRow | null = null;
  return {
    /** Gives the row of the command before, once an event of another one comes. */
    take: ({ commandId, position, recordedAt }: StoredEvent): CommandRow | null => {
      const before = open;
      const isSame = before?.commandId === commandId;
      const from = isSame ? before.from : position;
      open = { commandId, commandHash: '', from, to: position, reply: null, at: recordedAt };
      return isSame ? null : before;
    },
    end: (): CommandRow | null => open,
    /** A command whose row is lost is never done twice: asked again it is refused as another command. */
    best: (row: CommandRow): CommandRow => {
      const found = rows.get(row.commandId);
      return found?.to === row.to ? found : row;
    },
  };
};

/** Gives where the log ends then. The last batch is strict: it resolves once the device has all of them. */
export const writeLog = async (
  storage: LogStorage,
  { lists, commands, secrets }: LogContent,
  { tell, signal }: WriteOrder,
): Promise<Head> => {
  const rows = commandRows(commands);
  let head = emptyHead;
  let batch: StoredEvent[] = [];

  /** What is written is worked out before: the storage may run its work twice. */
  const flush = async (durability: Durability, end: (transaction: LogTransaction) => void) => {
    signal.throwIfAborted();
    const writing = batch;
    batch = [];
    const ended = writing.flatMap((event) => rows.take(event) ?? []);
    const last = writing.at(-1);
    if (last) head = headOf(last);
    await storage.write(async (transaction) => {
      transaction.addEvents(writing);
      for (const event of writing) transaction.putRevision(event.stream, event.revision);
      for (const row of ended) transaction.addCommand(rows.best(row));
      if (head.position > 0) transaction.putHead(head);
      end(transaction);
    }, durability);
    tell(head.position);
    await macrotask();
  };

  for await (const events of lists)
    for (const event of events) {
      batch.push(event);
      if (batch.length === batchSize) await flush('relaxed', () => {});
    }
  await flush('strict', (transaction) => {
    const last = rows.end();
    if (last) transaction.addCommand(rows.best(last));
    for (const [key, value] of secrets()) transaction.putSecret(key, value);
  });
  return head;
};
