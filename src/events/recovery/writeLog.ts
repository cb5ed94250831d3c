/** Writes verified events with their commands and secrets into an empty storage. */
import { macrotask } from '#world/settle.ts';
import type { Head } from '../log/eventLog.ts';
import { emptyHead, headOf } from '../log/hashChain.ts';
import type { CommandRow, Durability, LogStorage } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { Secrets } from './copyVault.ts';

/** Consecutive events and their known commands; an unknown command's row records only that it ran. */
export type LogPage = { readonly events: readonly StoredEvent[]; readonly commands: readonly CommandRow[] };

export type LogContent = {
  /** Gapless from the first event, of any length. Pulled lazily once earlier events are written, except for less than a batch. */
  readonly pages: Iterable<LogPage> | AsyncIterable<LogPage>;
  readonly secrets: () => Secrets;
};

export type WriteOrder = {
  readonly tell: (done: number) => void;
  readonly signal: AbortSignal;
};

/** Two segments: longer ones would block the page. */
const batchSize = 256;

/** Builds command rows while events pass: events of one command are consecutive. */
const commandRows = () => {
  const known = new Map<string, CommandRow>();
  let open: CommandRow | null = null;

  /** A command whose row is lost never runs twice: a repeat is refused as another command. */
  const best = (row: CommandRow): CommandRow => {
    const found = known.get(row.commandId);
    known.delete(row.commandId);
    return found?.to === row.to ? found : row;
  };

  return {
    learn: (rows: readonly CommandRow[]): void => {
      for (const row of rows) known.set(row.commandId, row);
    },
    take: ({ commandId, position, recordedAt }: StoredEvent): CommandRow | null => {
      const before = open;
      const isSame = before?.commandId === commandId;
      const from = isSame ? before.from : position;
      open = { commandId, commandHash: '', from, to: position, reply: null, at: recordedAt };
      return isSame || before === null ? null : best(before);
    },
    end: (): readonly CommandRow[] => (open === null ? [] : [best(open)]),
  };
};

/** Returns the log's head. The last batch is strict: it resolves once the device has all of them. */
export const writeLog = async (
  storage: LogStorage,
  { pages, secrets }: LogContent,
  { tell, signal }: WriteOrder,
): Promise<Head> => {
  const rows = commandRows();
  let head = emptyHead;
  let batch: StoredEvent[] = [];

  /** Computed beforehand, because the storage may run its work twice. */
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
