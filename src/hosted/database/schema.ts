/** Creates the tables of the log, one numbered step after the other. */
import type { SqlDatabase } from './sqlDatabase.ts';

/**
 * Each step runs once, in order. Keys begin with the tenant. `content` is `json`, because `jsonb` refuses
 * `\u0000` and loses the order of the hashed bytes.
 */
const steps: readonly (readonly string[])[] = [
  [
    `CREATE TABLE log_heads (
      tenant text COLLATE "C" PRIMARY KEY,
      position bigint NOT NULL,
      hash text NOT NULL,
      recorded_at text NOT NULL
    ) WITH (fillfactor = 50)`,
    `CREATE TABLE log_events (
      tenant text COLLATE "C" NOT NULL,
      position bigint NOT NULL,
      stream text COLLATE "C" NOT NULL,
      revision bigint NOT NULL,
      id text COLLATE "C" NOT NULL,
      event json NOT NULL,
      PRIMARY KEY (tenant, position),
      UNIQUE (tenant, stream, revision),
      UNIQUE (tenant, id)
    )`,
    `CREATE TABLE log_tags (
      tenant text COLLATE "C" NOT NULL,
      tag text COLLATE "C" NOT NULL,
      type text COLLATE "C" NOT NULL,
      position bigint NOT NULL,
      PRIMARY KEY (tenant, tag, position)
    )`,
    'CREATE INDEX log_tags_by_type ON log_tags (tenant, tag, type, position)',
    `CREATE TABLE log_commands (
      tenant text COLLATE "C" NOT NULL,
      command_id text COLLATE "C" NOT NULL,
      command json NOT NULL,
      PRIMARY KEY (tenant, command_id)
    )`,
    `CREATE TABLE log_secrets (
      tenant text COLLATE "C" NOT NULL,
      key text COLLATE "C" NOT NULL,
      sealed text NOT NULL,
      PRIMARY KEY (tenant, key)
    )`,
  ],
  [
    `CREATE TABLE leases (
      tenant text COLLATE "C" NOT NULL,
      name text COLLATE "C" NOT NULL,
      holder text NOT NULL,
      ends timestamptz NOT NULL,
      PRIMARY KEY (tenant, name)
    )`,
    "CREATE INDEX log_workspaces ON log_tags (tenant, position) WHERE type = 'WorkspaceCreated'",
  ],
  [
    `CREATE TABLE mail_cursors (
      tenant text COLLATE "C" PRIMARY KEY,
      position bigint NOT NULL
    )`,
    `CREATE TABLE mails (
      tenant text COLLATE "C" NOT NULL,
      position bigint NOT NULL,
      recipient text COLLATE "C" NOT NULL,
      workspace text COLLATE "C" NOT NULL,
      status text NOT NULL,
      attempts integer NOT NULL,
      next_at text COLLATE "C",
      problem text,
      PRIMARY KEY (tenant, position, recipient)
    )`,
    'CREATE INDEX mails_due ON mails (tenant, next_at) WHERE next_at IS NOT NULL',
    `CREATE INDEX log_mails ON log_tags (tenant, position)
     WHERE tag LIKE 'workspace:%' AND type IN ('MemberInvited', 'InvitationResent', 'ReportSent', 'AlertsChecked', 'PasswordResetRequested')`,
  ],
  [
    `CREATE TABLE session_activity (
      tenant text COLLATE "C" NOT NULL,
      session text COLLATE "C" NOT NULL,
      seen_at text NOT NULL,
      PRIMARY KEY (tenant, session)
    )`,
  ],
  [
    'DROP INDEX log_mails',
    `CREATE INDEX log_mails ON log_tags (tenant, position)
     WHERE tag LIKE 'workspace:%' AND type IN ('MemberInvited', 'InvitationResent', 'ReportSent', 'AlertsChecked', 'PasswordResetRequested', 'MailTestRequested')`,
  ],
];

/** Two processes may create the table at once; one of them fails, though the table is there. */
const createStepsTable = (database: SqlDatabase): Promise<unknown> =>
  database
    .transaction('write', (query) =>
      query('CREATE TABLE IF NOT EXISTS schema_steps (step integer PRIMARY KEY)'),
    )
    .catch(() => undefined);

/** Runs the steps that are not done yet. A process that starts alongside another waits for its steps. */
export const runSchemaSteps = async (database: SqlDatabase): Promise<void> => {
  await createStepsTable(database);
  await database.transaction('write', async (query) => {
    await query('LOCK TABLE schema_steps IN ACCESS EXCLUSIVE MODE');
    const done = new Set((await query('SELECT step FROM schema_steps')).map(({ step }) => Number(step)));
    for (const [step, statements] of steps.entries()) {
      if (done.has(step)) continue;
      for (const statement of statements) await query(statement);
      await query('INSERT INTO schema_steps (step) VALUES ($1)', [step]);
    }
  });
};
