/** Remembers in the database when sessions were last used, so that all processes know it. */
import type { SessionActivity } from '#mocks/http/context.ts';
import type { SqlDatabase } from '../database/sqlDatabase.ts';

/** Milliseconds between two writes for one session, because each request uses it. */
const betweenWrites = 60_000;

/** Beyond it the oldest times are dropped, and written again. */
const mostKnown = 20_000;

export const createSqlSessionActivity = (database: SqlDatabase, tenant: string): SessionActivity => {
  const written = new Map<string, number>();
  const write = (sessionId: string, now: string): Promise<unknown> =>
    database.transaction('write', (query) =>
      query(
        `INSERT INTO session_activity (tenant, session, seen_at) VALUES ($1, $2, $3)
         ON CONFLICT (tenant, session) DO UPDATE SET seen_at = excluded.seen_at`,
        [tenant, sessionId, now],
      ),
    );
  return {
    touch: (sessionId, now) => {
      const at = Date.parse(now);
      if (at - (written.get(sessionId) ?? 0) < betweenWrites) return;
      written.delete(sessionId);
      written.set(sessionId, at);
      const [oldest] = written.keys();
      if (written.size > mostKnown && oldest !== undefined) written.delete(oldest);
      // A time that is lost costs nothing: the next request writes another one.
      void write(sessionId, now).catch(() => written.delete(sessionId));
    },
    lastSeen: async (sessionIds) => {
      const rows = await database.transaction('read', (query) =>
        query(
          'SELECT session, seen_at FROM session_activity WHERE tenant = $1 AND session = ANY($2::text[])',
          [tenant, sessionIds],
        ),
      );
      return new Map(rows.map(({ session, seen_at }) => [String(session), String(seen_at)]));
    },
  };
};
