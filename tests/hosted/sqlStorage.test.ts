/** Tests the log's storage over PGlite, and over PostgreSQL where it is installed. */
import { afterAll, describe, expect, test } from 'vitest';
import type { LogStorage } from '#events/log/logStorage.ts';
import { openPglite } from '#hosted/database/pgliteDatabase.ts';
import { openPostgres } from '#hosted/database/postgresDatabase.ts';
import { runSchemaSteps } from '#hosted/database/schema.ts';
import type { SqlDatabase } from '#hosted/database/sqlDatabase.ts';
import { createSecretBox } from '#hosted/log/secretBox.ts';
import { openSqlStorage } from '#hosted/log/sqlStorage.ts';
import { eventLogContract } from '#tests/events/log/eventLogContract.ts';
import { recordsOn } from '#tests/events/log/houses.ts';
import { manyEventsContract } from '#tests/events/log/manyEventsContract.ts';
import { storageContract } from '#tests/events/log/storageContract.ts';
import { startPostgres } from '#tests/support/postgresServer.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const secrets = createSecretBox(new Uint8Array(32).fill(7));

const storageOn = (database: SqlDatabase): Promise<LogStorage> =>
  openSqlStorage({ database, tenant: 'main', secrets });

const { clock } = createVirtualWorld();

const opened: SqlDatabase[] = [];

/** Empties the tables instead of starting a new database, which takes a second. */
const emptied = async (database: SqlDatabase): Promise<SqlDatabase> => {
  await database.transaction('write', (query) =>
    query('TRUNCATE log_heads, log_events, log_tags, log_commands, log_secrets'),
  );
  return database;
};

const once = (open: () => Promise<SqlDatabase>): (() => Promise<SqlDatabase>) => {
  let opening: Promise<SqlDatabase> | null = null;
  return async () => {
    opening ??= open().then(async (database) => {
      opened.push(database);
      await runSchemaSteps(database);
      return database;
    });
    return emptied(await opening);
  };
};

const contracts = (open: () => Promise<SqlDatabase>, name: string): void => {
  const openStorage = async () => storageOn(await open());
  storageContract(openStorage, 'read at once');
  manyEventsContract(openStorage);
  eventLogContract({
    name,
    ordersReads: false,
    newRecords: () => {
      const database = open();
      return recordsOn(async () => storageOn(await database));
    },
  });
};

const server = startPostgres();

afterAll(async () => {
  for (const database of opened) await database.close();
  server?.stop();
});

describe('storage over PGlite', () =>
  contracts(
    once(() => openPglite(null)),
    'PGlite',
  ));

describe.skipIf(server === null)('storage over PostgreSQL', () => {
  const connectionString = server?.connectionString(server.createDatabase()) ?? '';
  contracts(
    once(() => openPostgres({ clock, connectionString, connections: 8 })),
    'PostgreSQL',
  );

  test('runs the schema steps once when two processes start together', async () => {
    const place = {
      clock,
      connectionString: server?.connectionString(server.createDatabase()) ?? '',
      connections: 2,
    };
    const databases = await Promise.all([openPostgres(place), openPostgres(place)]);
    opened.push(...databases);
    await Promise.all(databases.map(runSchemaSteps));
    const [database] = databases;
    expect(await database?.transaction('read', (query) => query('SELECT step FROM schema_steps'))).toEqual([
      { step: 0 },
      { step: 1 },
      { step: 2 },
      { step: 3 },
      { step: 4 },
    ]);
  });
});
