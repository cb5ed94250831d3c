/** Stores the records of a tenant in PostgreSQL: one locked head row makes positions the order of the commits. */
import type { StorageFailure } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import {
  type CommandRow,
  type LogReading,
  type LogStorage,
  type LogTransaction,
  StorageError,
} from '#events/log/logStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { createTransactionQueue } from '#events/log/transactionQueue.ts';
import type { SqlDatabase, SqlQuery } from '../database/sqlDatabase.ts';
import { type SqlTenant, sqlReading } from './sqlReading.ts';

/** By the first letters of the SQLSTATE (PostgreSQL's appendix A), longest first. */
const failures: readonly (readonly [prefix: string, failure: StorageFailure])[] = [
  ['23505', 'corrupt'],
  ['53100', 'quota'],
  ['08', 'unavailable'],
  ['25006', 'unavailable'],
  ['53', 'unavailable'],
  ['57', 'unavailable'],
];

/** A missing socket file is a server that is not running. */
const connectionCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

const failureOf = (problem: Error): StorageFailure | null => {
  const code = 'code' in problem && typeof problem.code === 'string' ? problem.code : null;
  // The driver's own errors of a lost connection have no code.
  if (code === null)
    return /^Connection terminated|^Client (has encountered a connection error|was closed)|timeout exceeded/.test(
      problem.message,
    )
      ? 'unavailable'
      : null;
  if (connectionCodes.has(code)) return 'unavailable';
  return failures.find(([prefix]) => code.startsWith(prefix))?.[1] ?? null;
};

/** A `StorageError` for a refusal of the database; any other error is a bug and is returned unchanged. */
const asSqlStorageError = (problem: unknown): unknown => {
  if (!(problem instanceof Error) || problem instanceof StorageError) return problem;
  const failure = failureOf(problem);
  return failure === null ? problem : new StorageError(failure, problem.message, { cause: problem });
};

const addEventsWith = async (
  query: SqlQuery,
  tenant: string,
  events: readonly StoredEvent[],
): Promise<void> => {
  const tagged = events.flatMap(({ tags, type, position }) =>
    [...new Set(tags)].map((tag) => ({ tag, type, position })),
  );
  await Promise.all([
    query(
      `INSERT INTO log_events (tenant, position, stream, revision, id, event)
       SELECT $1, position, stream, revision, id, event::json
       FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::text[])
         AS added (position, stream, revision, id, event)`,
      [
        tenant,
        events.map(({ position }) => position),
        events.map(({ stream }) => stream),
        events.map(({ revision }) => revision),
        events.map(({ id }) => id),
        events.map((event) => JSON.stringify(event)),
      ],
    ),
    tagged.length === 0
      ? []
      : query(
          'INSERT INTO log_tags (tenant, tag, type, position) SELECT $1, * FROM unnest($2::text[], $3::text[], $4::bigint[])',
          [
            tenant,
            tagged.map(({ tag }) => tag),
            tagged.map(({ type }) => type),
            tagged.map(({ position }) => position),
          ],
        ),
  ]);
};

type OpenTransaction = { readonly transaction: LogTransaction; readonly written: () => Promise<void> };

/** A write is sent at once and its failure kept until the commit, because the port's writes return nothing. */
const openTransaction = (query: SqlQuery, of: SqlTenant, checkOpen: () => void): OpenTransaction => {
  const { tenant, secrets } = of;
  const writes: Promise<unknown>[] = [];
  const write = (start: () => Promise<unknown>): void => {
    checkOpen();
    const running = start();
    running.catch(() => undefined);
    writes.push(running);
  };
  const run = (text: string, ...values: readonly unknown[]): void =>
    write(() => query(text, [tenant, ...values]));
  const reading = sqlReading(query, of);
  const transaction: LogTransaction = {
    ...reading,
    head: async () => {
      const [head, [last]] = await Promise.all([
        reading.head(),
        query('SELECT max(position) AS position FROM log_events WHERE tenant = $1', [tenant]),
      ]);
      const end = Number(last?.position ?? 0);
      // Otherwise a new event would take a position that another event has.
      if (end > (head?.position ?? 0)) throw new StorageError('corrupt', `the log goes on to event ${end}`);
      return head;
    },
    addEvents: (events) => {
      if (events.length > 0) write(() => addEventsWith(query, tenant, events));
    },
    putHead: ({ position, hash, recordedAt }) =>
      run(
        'UPDATE log_heads SET position = $2, hash = $3, recorded_at = $4 WHERE tenant = $1',
        position,
        hash,
        recordedAt,
      ),
    // The events' own unique key holds the revisions, so nothing else has to.
    putRevision: () => checkOpen(),
    addCommand: (row: CommandRow) =>
      run(
        'INSERT INTO log_commands (tenant, command_id, command) VALUES ($1, $2, $3)',
        row.commandId,
        JSON.stringify(row),
      ),
    deleteCommand: (commandId) =>
      run('DELETE FROM log_commands WHERE tenant = $1 AND command_id = $2', commandId),
    putSecret: (key, value) =>
      run(
        `INSERT INTO log_secrets (tenant, key, sealed) VALUES ($1, $2, $3)
         ON CONFLICT (tenant, key) DO UPDATE SET sealed = excluded.sealed`,
        key,
        secrets.seal(key, value),
      ),
    deleteSecret: (key) => run('DELETE FROM log_secrets WHERE tenant = $1 AND key = $2', key),
  };
  return {
    transaction,
    written: async () => {
      await Promise.all(writes);
    },
  };
};

const openChecks = () => {
  let isOver = false;
  return {
    check: (): void => {
      if (isOver) throw new Error('the transaction has ended');
    },
    end: (): void => {
      isOver = true;
    },
  };
};

export type SqlStoragePlace = SqlTenant & { readonly database: SqlDatabase };

/** Creates the tenant's head row where it is missing; the tables exist already, see `runSchemaSteps`. */
export const openSqlStorage = async ({ database, ...of }: SqlStoragePlace): Promise<LogStorage> => {
  const { tenant } = of;
  // Writers of one process would only wait for each other's lock, each with a connection.
  const queue = createTransactionQueue();
  let isClosed = false;

  const run = async <Opened, Result>(
    kind: 'read' | 'write',
    open: (query: SqlQuery, checkOpen: () => void) => Opened,
    work: (opened: Opened) => Promise<Result>,
  ): Promise<Result> => {
    if (isClosed) throw new StorageError('closed', 'the log is closed');
    const { check, end } = openChecks();
    // After a failed statement PostgreSQL refuses the others, so only the first failure has a meaning.
    let first: unknown = null;
    const checked =
      (query: SqlQuery): SqlQuery =>
      async (text, values) => {
        check();
        try {
          return await query(text, values);
        } catch (problem) {
          first ??= problem;
          throw problem;
        }
      };
    try {
      return await database.transaction(kind, (query) => work(open(checked(query), check)).finally(end));
    } catch (problem) {
      throw asSqlStorageError(first ?? problem);
    }
  };

  await run(
    'write',
    (query) => query,
    (query) =>
      query('INSERT INTO log_heads VALUES ($1, 0, $2, $3) ON CONFLICT DO NOTHING', [
        tenant,
        emptyHead.hash,
        emptyHead.recordedAt,
      ]),
  );

  return {
    kind: 'postgresql',
    persistent: database.persistent,
    storeId: null,
    standing: null,
    read: <Result>(work: (reading: LogReading) => Promise<Result>) =>
      run('read', (query) => sqlReading(query, of), work),
    write: <Result>(work: (transaction: LogTransaction) => Promise<Result>) =>
      queue.write(() =>
        run(
          'write',
          (query, check) => ({ query, ...openTransaction(query, of, check) }),
          async ({ query, transaction, written }) => {
            const locked = query('SELECT 1 FROM log_heads WHERE tenant = $1 FOR UPDATE', [tenant]);
            locked.catch(() => undefined);
            const result = await work(transaction);
            await locked;
            await written();
            return result;
          },
        ),
      ),
    close: async () => {
      isClosed = true;
    },
  };
};
