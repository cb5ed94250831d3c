/** Tests backup and restore of a server's data, as docs/hosting.md describes them. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chainCheck } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { credentialsOf, nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openHosts } from '#tests/support/hostAt.ts';
import { startPostgres } from '#tests/support/postgresServer.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { type HostOptions, openDatabase } from '../../scripts/host.ts';
import type { RunningServer } from '../../scripts/serve.ts';

const hosts = openHosts();
const server = startPostgres();

afterAll(async () => {
  await hosts.close();
  server?.stop();
});

const post = async (at: RunningServer, path: string, body: object): Promise<number> => {
  const reply = await fetch(new URL(path, at.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify(body),
  });
  return reply.status;
};

test.skipIf(server === null)(
  'a dump of PostgreSQL is restored with its people and a whole chain',
  async () => {
    const database = server?.createDatabase() ?? '';
    const first = await hosts.start({ databaseUrl: server?.connectionString(database) ?? null });
    expect(await post(first, '/api/auth/sign-up', signUpBodyOf(nora))).toBe(201);
    // A dump is one moment of the database, so the server goes on.
    const databaseUrl = server?.connectionString(server.restoreFrom(database)) ?? null;
    const restored = await hosts.start({ databaseUrl });
    expect(await post(restored, '/api/auth/sign-in', credentialsOf(nora))).toBe(200);
    const options = { databaseUrl, connections: 2, dataFolder: hosts.newFolder() } as HostOptions;
    const copy = await openDatabase(options, createLiveWorld());
    const rows = await copy.transaction('read', (query) =>
      query('SELECT event FROM log_events ORDER BY position', []),
    );
    await copy.close();
    const check = chainCheck();
    const events = rows.map(({ event }) =>
      typeof event === 'string' ? JSON.parse(event) : event,
    ) as StoredEvent[];
    expect(events.length).toBeGreaterThan(3);
    expect(events.map(check).filter((fault) => fault !== null)).toEqual([]);
  },
);

test('a copy of the folder of a stopped embedded database is restored with its people', async () => {
  const dataFolder = hosts.newFolder();
  const first = await hosts.start({ dataFolder, vaultKey: null });
  expect(await post(first, '/api/auth/sign-up', signUpBodyOf(nora))).toBe(201);
  await hosts.stop(first);
  const copy = join(hosts.newFolder(), 'copy');
  cpSync(dataFolder, copy, { recursive: true });
  const restored = await hosts.start({ dataFolder: copy, vaultKey: null });
  expect(await post(restored, '/api/auth/sign-in', credentialsOf(nora))).toBe(200);
});
