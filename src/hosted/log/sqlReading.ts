/** Implements the log's reads in one SQL transaction. */
import type { EventsInRow, Head } from '#events/log/eventLog.ts';
import { freezeDeep } from '#events/log/frozenJson.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import type { CommandRow, LogReading, TagKey } from '#events/log/logStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { SqlQuery, SqlRow } from '../database/sqlDatabase.ts';
import type { SecretBox } from './secretBox.ts';

const rowsAtOnce = 2_000;

export type SqlTenant = { readonly tenant: string; readonly secrets: SecretBox };

const eventsIn = (rows: readonly SqlRow[]): readonly StoredEvent[] =>
  rows.map(({ event }) => freezeDeep(event as StoredEvent));

/** The driver returns int8 as text, and a sum without rows as null. */
const numberIn = (rows: readonly SqlRow[], name: string): number | null => {
  const value = rows[0]?.[name];
  return value === null || value === undefined ? null : Number(value);
};

/** Without a type all types count; an index serves each of the two. */
const taggedWhere = ({ type }: TagKey): string =>
  `tenant = $1 AND tag = $2 AND position > $3 AND position <= $4${type === null ? '' : ' AND type = $5'}`;

const taggedValues = (tenant: string, { tag, type }: TagKey, after: number, upTo: number): unknown[] => [
  tenant,
  tag,
  after,
  upTo,
  ...(type === null ? [] : [type]),
];

const taggedReads = (query: SqlQuery, tenant: string): Pick<LogReading, 'eventsTagged' | 'countTagged'> => ({
  eventsTagged: async (key, { after, upTo, limit, newestFirst }) => {
    if (limit < 1 || upTo <= after) return [];
    const values = taggedValues(tenant, key, after, upTo);
    const direction = newestFirst ? 'DESC' : 'ASC';
    const rows = await query(
      `SELECT event FROM log_events JOIN (
        SELECT position FROM log_tags WHERE ${taggedWhere(key)}
        ORDER BY position ${direction} LIMIT $${values.length + 1}
      ) AS found USING (position) WHERE tenant = $1 ORDER BY position ${direction}`,
      [...values, limit],
    );
    return eventsIn(rows);
  },
  countTagged: async (key, { after, upTo, atMost }) => {
    if (upTo <= after) return 0;
    const values = taggedValues(tenant, key, after, upTo);
    const rows = await query(
      `SELECT count(*) AS n FROM (SELECT 1 FROM log_tags WHERE ${taggedWhere(key)} LIMIT $${values.length + 1}) AS found`,
      [...values, Math.min(atMost ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)],
    );
    return numberIn(rows, 'n') ?? 0;
  },
});

export const sqlReading = (query: SqlQuery, { tenant, secrets }: SqlTenant): LogReading => {
  const eventsAfter: LogReading['eventsAfter'] = async (position, upTo, limit) =>
    limit < 1 || upTo <= position
      ? []
      : eventsIn(
          await query(
            'SELECT event FROM log_events WHERE tenant = $1 AND position > $2 AND position <= $3 ORDER BY position LIMIT $4',
            [tenant, position, upTo, limit],
          ),
        );

  return {
    head: async () => {
      const [row] = await query('SELECT position, hash, recorded_at FROM log_heads WHERE tenant = $1', [
        tenant,
      ]);
      const head: Head = {
        position: Number(row?.position ?? 0),
        hash: String(row?.hash ?? emptyHead.hash),
        recordedAt: String(row?.recorded_at ?? emptyHead.recordedAt),
      };
      return head.position === 0 ? null : head;
    },
    revision: async (stream) =>
      numberIn(
        await query('SELECT max(revision) AS revision FROM log_events WHERE tenant = $1 AND stream = $2', [
          tenant,
          stream,
        ]),
        'revision',
      ),
    command: async (commandId) => {
      const [row] = await query('SELECT command FROM log_commands WHERE tenant = $1 AND command_id = $2', [
        tenant,
        commandId,
      ]);
      return row === undefined ? null : freezeDeep(row.command as CommandRow);
    },
    countCommands: async () =>
      numberIn(await query('SELECT count(*) AS n FROM log_commands WHERE tenant = $1', [tenant]), 'n') ?? 0,
    commandsAfter: async (commandId, limit) => {
      const rows = await query(
        'SELECT command FROM log_commands WHERE tenant = $1 AND command_id > $2 ORDER BY command_id LIMIT $3',
        [tenant, commandId, limit],
      );
      return rows.map(({ command }) => freezeDeep(command as CommandRow));
    },
    secret: async (key) => {
      const [row] = await query('SELECT sealed FROM log_secrets WHERE tenant = $1 AND key = $2', [
        tenant,
        key,
      ]);
      return row === undefined ? null : secrets.open(key, String(row.sealed));
    },
    secrets: async () => {
      const rows = await query('SELECT key, sealed FROM log_secrets WHERE tenant = $1 ORDER BY key', [
        tenant,
      ]);
      return rows.map(({ key, sealed }) => [String(key), secrets.open(String(key), String(sealed))] as const);
    },
    eventsAfter,
    eventsOf: async (stream, from, limit) =>
      limit < 1
        ? []
        : eventsIn(
            await query(
              'SELECT event FROM log_events WHERE tenant = $1 AND stream = $2 AND revision >= $3 ORDER BY revision LIMIT $4',
              [tenant, stream, from, limit],
            ),
          ),
    ...taggedReads(query, tenant),
    eventsInRow: async (position, upTo): Promise<EventsInRow> => {
      const events = await eventsAfter(position, upTo, rowsAtOnce);
      const last = events.length < rowsAtOnce ? upTo : events.at(-1)?.position;
      return { events, reached: last ?? upTo };
    },
  };
};
