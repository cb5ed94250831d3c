/** Writes checked events, with the commands and secrets that belong to them, into a storage that has none. */
import { macrotask } from '#world/settle.ts';
import { headOf } from '../log/hashChain.ts';
import type { CommandRow, LogStorage, LogTransaction } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { Secrets } from './copyVault.ts';

export type LogContent = {
  /** From the first on, without a gap. */
  readonly events: readonly StoredEvent[];
  /** What is known of the commands; of others the row tells only that they were done. */
  readonly commands: readonly CommandRow[];
  readonly secrets: Secrets;
};

const batchSize = 500;

/** A command whose row is lost is never done twice: asked again it is refused as another command. */
const rowsOf = ({ events, commands }: LogContent): ReadonlyMap<string, CommandRow> => {
  const rows = new Map<string, CommandRow>();
  for (const { commandId, position, recordedAt } of events) {
    const { from = position } = rows.get(commandId) ?? {};
    rows.set(commandId, { commandId, commandHash: '', from, to: position, reply: null, at: recordedAt });
  }
  for (const row of commands) if (rows.get(row.commandId)?.to === row.to) rows.set(row.commandId, row);
  return rows;
};

/** An event, and its command with the last one of that. */
const addWith = (transaction: LogTransaction, event: StoredEvent, rows: ReturnType<typeof rowsOf>): void => {
  transaction.addEvent(event);
  transaction.putRevision(event.stream, event.revision);
  const row = rows.get(event.commandId);
  if (row?.to === event.position) transaction.addCommand(row);
};

/** The last batch is strict: it resolves once the device has all of them. */
export const writeLog = async (
  storage: LogStorage,
  content: LogContent,
  tell: (done: number, total: number) => void,
): Promise<void> => {
  const { events, secrets } = content;
  const rows = rowsOf(content);
  for (let from = 0; from < events.length; from += batchSize) {
    const batch = events.slice(from, from + batchSize);
    const last = batch.at(-1);
    const isEnd = from + batchSize >= events.length;
    await storage.write(
      async (transaction) => {
        for (const event of batch) addWith(transaction, event, rows);
        if (last) transaction.putHead(headOf(last));
        for (const [key, value] of isEnd ? secrets : []) transaction.putSecret(key, value);
      },
      isEnd ? 'strict' : 'relaxed',
    );
    tell(from + batch.length, events.length);
    await macrotask();
  }
};
