/** Opens a PostgreSQL server through a pool of connections. */
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import type { Clock } from '#world/clock.ts';
import type { SqlDatabase, SqlQuery } from './sqlDatabase.ts';

/** The driver sends statements without waiting for the replies before; its types do not name the option yet. */
const pipelined: ClientConfig & { readonly pipeline: boolean } = { pipeline: true };

/** Milliseconds until a lost listening connection is opened again. */
const reconnectAfter = 1_000;

const queryOn =
  (client: PoolClient): SqlQuery =>
  async (text, values = []) => {
    const { rows } = await client.query(text, [...values]);
    return rows;
  };

const beginnings = {
  read: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
  write: 'BEGIN ISOLATION LEVEL READ COMMITTED',
} as const;

const inTransaction = async <Result>(
  client: PoolClient,
  kind: 'read' | 'write',
  work: (query: SqlQuery) => Promise<Result>,
): Promise<Result> => {
  const begun = client.query(beginnings[kind]);
  begun.catch(() => undefined);
  try {
    const result = await work(queryOn(client));
    await begun;
    const { command } = await client.query('COMMIT');
    // PostgreSQL answers the COMMIT of a failed transaction with a silent ROLLBACK.
    if (command !== 'COMMIT') throw new Error('The database rolled the transaction back.');
    return result;
  } catch (problem) {
    // A rollback fails only on a lost connection, which ends the transaction too.
    await client.query('ROLLBACK').catch(() => undefined);
    throw problem;
  }
};

type Listening = { readonly connectionString: string; readonly channel: string; readonly clock: Clock };

const listenOn = async (
  { connectionString, channel, clock }: Listening,
  hear: (payload: string | null) => void,
): Promise<() => Promise<void>> => {
  let isOver = false;
  let current: Client | null = null;
  let timer = 0;

  const reopen = (): void => {
    current = null;
    clock.clearTimeout(timer);
    if (!isOver) timer = clock.setTimeout(() => void open().catch(reopen), reconnectAfter);
  };

  const open = async (): Promise<void> => {
    const client = new Client({ connectionString });
    client.on('error', reopen);
    client.on('notification', ({ payload = '' }) => hear(payload));
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    current = client;
    hear(null);
  };

  await open();
  return async () => {
    isOver = true;
    clock.clearTimeout(timer);
    await current?.end().catch(() => undefined);
  };
};

export type PostgresPlace = {
  readonly clock: Clock;
  readonly connectionString: string;
  /** The most connections at once. */
  readonly connections: number;
};

/** Rejects when the server cannot be reached or refuses the sign-in. */
export const openPostgres = async ({
  clock,
  connectionString,
  connections,
}: PostgresPlace): Promise<SqlDatabase> => {
  const pool = new Pool({ connectionString, max: connections, ...pipelined });
  // The pool drops a broken idle connection itself; without a listener the event would end the process.
  pool.on('error', () => undefined);
  const first = await pool.connect();
  first.release();
  return {
    persistent: true,
    transaction: async (kind, work) => {
      const client = await pool.connect();
      let lost: Error | undefined;
      const lose = (problem: Error): void => {
        lost = problem;
      };
      client.on('error', lose);
      try {
        return await inTransaction(client, kind, work);
      } finally {
        client.off('error', lose);
        client.release(lost);
      }
    },
    notify: async (channel, payload) => {
      await pool.query('SELECT pg_notify($1, $2)', [channel, payload]).catch(() => undefined);
    },
    listen: (channel, hear) => listenOn({ connectionString, channel, clock }, hear),
    close: () => pool.end(),
  };
};
