/** Kills the process and the database again and again while people write, then counts what the log has of what was acknowledged. */
import pg from 'pg';
import { chainCheck } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { PostgresServer } from '#tests/support/postgresServer.ts';
import type { ChildOptions } from './hostChild.ts';
import { type Child, call, openWorkspaces, type Person, startChild } from './hostedLoad.ts';

export type Kills = {
  readonly processKills: number;
  readonly databaseKills: number;
  readonly acknowledged: number;
  /** Requests that were sent again because nobody had answered. */
  readonly again: number;
  readonly lost: number;
  readonly twice: number;
  /** Breaks of the hash chain. */
  readonly broken: number;
  readonly events: number;
};

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

type Writer = { readonly person: Person; acknowledged: number; again: number };

/** Each change has its own key, and is sent until somebody acknowledges it. */
const write = async (writer: Writer, urlNow: () => string, isOver: () => boolean): Promise<void> => {
  const { token, accountId } = writer.person;
  while (!isOver()) {
    const number = writer.acknowledged + 1;
    const asked = {
      method: 'PATCH',
      path: '/api/auth/profile',
      token,
      key: `${accountId}-${number}`,
      body: { first_name: `Name ${number}` },
    };
    for (let tries = 0; ; tries += 1) {
      const { status } = await call(urlNow(), asked);
      if (status === 200) break;
      if (status !== 0 && status !== 503 && status !== 409)
        throw new Error(`A change was answered with ${status}.`);
      if (tries > 2_000) throw new Error('Nobody acknowledged a change.');
      writer.again += 1;
      await sleep(25);
    }
    writer.acknowledged = number;
  }
};

const eventsIn = async (connectionString: string): Promise<readonly StoredEvent[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ event: StoredEvent }>(
    'SELECT event FROM log_events ORDER BY position',
  );
  await client.end();
  return rows.map(({ event }) => event);
};

export const killUnderLoad = async (
  server: PostgresServer,
  options: Omit<ChildOptions, 'databaseUrl' | 'kind'>,
  kills: { readonly processes: number; readonly databases: number },
): Promise<Kills> => {
  const databaseUrl = server.connectionString(server.createDatabase());
  const start = () => startChild({ ...options, kind: 'product', databaseUrl });
  let child: Child = await start();
  const people = await openWorkspaces(child.url, 8);
  const writers = people.map((person): Writer => ({ person, acknowledged: 0, again: 0 }));
  let isOver = false;
  const writing = Promise.all(
    writers.map((writer) =>
      write(
        writer,
        () => child.url,
        () => isOver,
      ),
    ),
  );
  for (let count = 0; count < kills.processes; count += 1) {
    await sleep(400 + Math.random() * 600);
    await child.kill();
    child = await start();
  }
  for (let count = 0; count < kills.databases; count += 1) {
    await sleep(400 + Math.random() * 600);
    server.kill();
    server.start();
  }
  await sleep(1_000);
  isOver = true;
  await writing;
  const isAlive = child.process.exitCode === null;
  await child.kill();
  if (!isAlive) throw new Error('The process ended when its database was killed.');
  const events = await eventsIn(databaseUrl);
  const check = chainCheck();
  const stored = new Map<string, number>();
  for (const { type, data } of events) {
    const { accountId } = data as { accountId?: string };
    if (type === 'ProfileUpdated' && accountId !== undefined)
      stored.set(accountId, (stored.get(accountId) ?? 0) + 1);
  }
  const differences = writers.map(
    ({ person, acknowledged }) => (stored.get(person.accountId) ?? 0) - acknowledged,
  );
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  return {
    processKills: kills.processes,
    databaseKills: kills.databases,
    acknowledged: sum(writers.map(({ acknowledged }) => acknowledged)),
    again: sum(writers.map(({ again }) => again)),
    lost: sum(differences.map((one) => Math.max(0, -one))),
    twice: sum(differences.map((one) => Math.max(0, one))),
    broken: events.filter((event) => check(event) !== null).length,
    events: events.length,
  };
};
