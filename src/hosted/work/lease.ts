/** Gives work to one process at a time: a row with a holder and an end, by the database's clock. */
import type { SqlDatabase } from '../database/sqlDatabase.ts';

export type Lease = {
  /** True if this process holds the lease for the next `seconds`. */
  take(seconds: number): Promise<boolean>;
  release(): Promise<void>;
};

export type LeasePlace = {
  readonly database: SqlDatabase;
  readonly tenant: string;
  /** Names the work. */
  readonly name: string;
  /** Names the process. */
  readonly holder: string;
};

export const createLease = ({ database, tenant, name, holder }: LeasePlace): Lease => ({
  take: async (seconds) => {
    const rows = await database.transaction('write', (query) =>
      query(
        `INSERT INTO leases (tenant, name, holder, ends)
         VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 second')
         ON CONFLICT (tenant, name) DO UPDATE SET holder = excluded.holder, ends = excluded.ends
         WHERE leases.holder = excluded.holder OR leases.ends < clock_timestamp()
         RETURNING holder`,
        [tenant, name, holder, seconds],
      ),
    );
    return rows.length > 0;
  },
  release: async () => {
    await database.transaction('write', (query) =>
      query('DELETE FROM leases WHERE tenant = $1 AND name = $2 AND holder = $3', [tenant, name, holder]),
    );
  },
});
