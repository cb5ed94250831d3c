/** Opens the embedded database (PGlite: PostgreSQL as WebAssembly), in a folder or in memory. */
import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { SqlDatabase, SqlQuery, SqlRow } from './sqlDatabase.ts';

const queryIn =
  (transaction: Transaction): SqlQuery =>
  async (text, values = []) => {
    const { rows } = await transaction.query<SqlRow>(text, [...values]);
    return rows;
  };

/** `folder` null: in memory. One process alone may open a folder, see `lockFolder`. */
export const openPglite = async (folder: string | null): Promise<SqlDatabase> => {
  const database = folder === null ? new PGlite() : new PGlite(folder);
  await database.waitReady;
  return {
    persistent: folder !== null,
    transaction: (_kind, work) => database.transaction((transaction) => work(queryIn(transaction))),
    // A single process hears its own appends without the database.
    notify: async () => {},
    listen: async () => async () => {},
    close: () => database.close(),
  };
};
