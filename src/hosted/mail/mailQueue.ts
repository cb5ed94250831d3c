/** Keeps how far each mail of the log's events is, in the log's database. */

import { taggedWorkspace } from '#events/tags.ts';
import type { Deliveries, Delivery } from '#mocks/http/context.ts';
import { mailTypes } from '#mocks/mail/mailsOf.ts';
import type { SqlDatabase, SqlQuery, SqlRow } from '../database/sqlDatabase.ts';

export type QueuedMail = {
  /** The event's position in the log. */
  readonly position: number;
  readonly recipient: string;
  readonly workspaceId: string;
  readonly attempts: number;
};

/** An event that calls for mails. */
export type FoundEvent = Pick<QueuedMail, 'position' | 'workspaceId'>;

export type MailOutcome = {
  readonly status: Delivery['status'];
  readonly attempts: number;
  readonly nextAt: string | null;
  readonly problem: string | null;
};

export type MailQueue = Deliveries & {
  /** Forgets nothing of an earlier start. The first start mails nothing of the past. */
  begin(): Promise<void>;
  /** The next events after those that are queued. */
  findEvents(): Promise<readonly FoundEvent[]>;
  /** Queues the mails of an event, once. */
  queue(event: FoundEvent, recipients: readonly string[], now: string): Promise<void>;
  due(now: string): Promise<readonly QueuedMail[]>;
  settle(mail: QueuedMail, outcome: MailOutcome): Promise<void>;
};

const mostAtOnce = 50;

const types = mailTypes.map((type) => `'${type}'`).join(', ');

const deliveryOf = ({ recipient, status, attempts, next_at, problem }: SqlRow): Delivery => ({
  recipient: String(recipient),
  status: String(status) as Delivery['status'],
  attempts: Number(attempts),
  nextAt: next_at === null ? null : String(next_at),
  problem: problem === null ? null : String(problem),
});

const queuedOf = ({ position, recipient, workspace, attempts }: SqlRow): QueuedMail => ({
  position: Number(position),
  recipient: String(recipient),
  workspaceId: String(workspace),
  attempts: Number(attempts),
});

const cursorIn = async (query: SqlQuery, tenant: string): Promise<number> => {
  const [row] = await query('SELECT position FROM mail_cursors WHERE tenant = $1', [tenant]);
  return Number(row?.position ?? 0);
};

const deliveriesAt = async (query: SqlQuery, tenant: string, positions: readonly number[]) => {
  const rows = await query(
    `SELECT position, recipient, status, attempts, next_at, problem FROM mails
     WHERE tenant = $1 AND position = ANY($2::bigint[])`,
    [tenant, positions],
  );
  const byPosition = new Map<number, Delivery[]>();
  for (const row of rows) {
    const position = Number(row.position);
    byPosition.set(position, [...(byPosition.get(position) ?? []), deliveryOf(row)]);
  }
  return { reached: await cursorIn(query, tenant), byPosition };
};

export const createMailQueue = (database: SqlDatabase, tenant: string): MailQueue => {
  const reading = <Result>(work: (query: SqlQuery) => Promise<Result>) => database.transaction('read', work);
  const writing = <Result>(work: (query: SqlQuery) => Promise<Result>) => database.transaction('write', work);
  return {
    begin: async () => {
      await writing((query) =>
        query(
          `INSERT INTO mail_cursors (tenant, position)
           SELECT $1, coalesce(max(position), 0) FROM log_heads WHERE tenant = $1
           ON CONFLICT DO NOTHING`,
          [tenant],
        ),
      );
    },
    findEvents: async () => {
      const rows = await reading(async (query) =>
        query(
          `SELECT position, tag FROM log_tags
           WHERE tenant = $1 AND tag LIKE 'workspace:%' AND type IN (${types}) AND position > $2
           ORDER BY position LIMIT ${mostAtOnce}`,
          [tenant, await cursorIn(query, tenant)],
        ),
      );
      return rows.flatMap(({ position, tag }) => {
        const workspaceId = taggedWorkspace([String(tag)]);
        return workspaceId === null ? [] : [{ position: Number(position), workspaceId }];
      });
    },
    queue: async ({ position, workspaceId }, recipients, now) => {
      await writing(async (query) => {
        for (const recipient of recipients)
          await query(
            `INSERT INTO mails (tenant, position, recipient, workspace, status, attempts, next_at)
             VALUES ($1, $2, $3, $4, 'waiting', 0, $5) ON CONFLICT DO NOTHING`,
            [tenant, position, recipient, workspaceId, now],
          );
        await query('UPDATE mail_cursors SET position = $2 WHERE tenant = $1 AND position < $2', [
          tenant,
          position,
        ]);
      });
    },
    due: async (now) => {
      const rows = await reading((query) =>
        query(
          `SELECT position, recipient, workspace, attempts FROM mails
           WHERE tenant = $1 AND next_at <= $2 ORDER BY next_at, position LIMIT ${mostAtOnce}`,
          [tenant, now],
        ),
      );
      return rows.map(queuedOf);
    },
    settle: async ({ position, recipient }, { status, attempts, nextAt, problem }) => {
      await writing((query) =>
        query(
          `UPDATE mails SET status = $4, attempts = $5, next_at = $6, problem = $7
           WHERE tenant = $1 AND position = $2 AND recipient = $3`,
          [tenant, position, recipient, status, attempts, nextAt, problem],
        ),
      );
    },
    of: (positions) => reading((query) => deliveriesAt(query, tenant, positions)),
  };
};
