/** Tests the hosted product with requests of somebody who wants to break it, and the redirect of domains of agencies. */
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { domainStream } from '#events/domains/domainStream.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { runSchemaSteps } from '#hosted/database/schema.ts';
import { createSecretBox } from '#hosted/log/secretBox.ts';
import { openSqlStorage } from '#hosted/log/sqlStorage.ts';
import { tenant } from '#hosted/openHosted.ts';
import { openHosts } from '#tests/support/hostAt.ts';
import { startPostgres } from '#tests/support/postgresServer.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { type HostOptions, openDatabase } from '../../scripts/host.ts';
import type { RunningServer } from '../../scripts/serve.ts';

const hosts = openHosts();
/** The embedded database takes seconds to start. */
const postgres = startPostgres();
const domain = 'reports.harbor.example';
const about = { workspaceId: 'harbor', domain };
const at = '2026-01-05T09:00:00.000Z';

/** A domain becomes active by real DNS, so that its events are written here. */
const writeDomain = async (place: Pick<HostOptions, 'databaseUrl' | 'dataFolder'>): Promise<void> => {
  const world = createLiveWorld();
  const database = await openDatabase({ ...place, connections: 2 } as HostOptions, world);
  await runSchemaSteps(database);
  const secrets = createSecretBox(Buffer.from('ab'.repeat(32), 'hex'));
  const storage = await openSqlStorage({ database, tenant, secrets });
  const log = createEventLog({ storage, hints: silentHints, world, tenant });
  const stream = domainStream.of(domain);
  const events = [
    { type: 'DomainRequested', data: { ...about, token: 'token', requestedAt: at } },
    { type: 'DomainChecked', data: { ...about, status: 'active', checkedAt: at } },
  ];
  await log.append({
    commandId: 'domain',
    commandHash: '0'.repeat(64),
    correlationId: world.ids.correlation(),
    actor: { kind: 'system', id: 'tests' },
    events: events.map((event) => ({ stream, event })),
  });
  await log.close();
  await database.close();
};

let server: RunningServer;

beforeAll(async () => {
  const dataFolder = hosts.newFolder();
  const databaseUrl = postgres?.connectionString(postgres.createDatabase()) ?? null;
  await writeDomain({ databaseUrl, dataFolder });
  writeFileSync(join(dataFolder, 'secret.txt'), 'secret');
  server = await hosts.start({ databaseUrl, dataFolder });
});

afterAll(async () => {
  await hosts.close();
  postgres?.stop();
});

type Asked = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };

/** `fetch` cleans paths and sets the host itself. */
const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const asked = request(server.url, { path, method, headers }, (reply) => {
      let text = '';
      reply.on('data', (part) => {
        text += String(part);
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    asked.once('error', reject);
    asked.end(body);
  });

const raw = (text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (part) => {
      answer += String(part);
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', () => {});
  });

test('the start page and the sign-in page of an active domain are the agency’s own, and no other', async () => {
  const of = async (path: string, Host: string) => {
    const { status, headers } = await ask(path, { headers: { Host } });
    return [status, headers.location ?? null];
  };
  const own = [302, `/login?agency=${domain}`];
  const page = [200, null];
  expect(await of('/', domain)).toEqual(own);
  expect(await of('/login', `${domain.toUpperCase()}:443`)).toEqual(own);
  expect(await of(`/login?agency=${domain}`, domain)).toEqual(page);
  expect(await of('/clients', domain)).toEqual(page);
  expect(await of('/', 'evil.example')).toEqual(page);
  expect(await of('/', `${domain}.evil.example`)).toEqual(page);
});

test('no page of another site can send a change or read an answer', async () => {
  const Origin = 'https://evil.example';
  const form = await ask('/api/auth/sign-in', {
    method: 'POST',
    headers: { Origin, 'Content-Type': 'text/plain' },
    body: '{"email":"nora@harbor.example","password":"a-long-password"}',
  });
  const asked = { Origin, 'Access-Control-Request-Method': 'POST' };
  const preflight = await ask('/api/clients', { method: 'OPTIONS', headers: asked });
  const session = await ask('/api/auth/session', { headers: { Origin } });
  expect([form.status, preflight.status, session.status]).toEqual([415, 204, 401]);
  for (const { headers } of [form, preflight, session])
    expect(Object.keys(headers).filter((name) => /^(access-control|set-cookie)/.test(name))).toEqual([]);
});

test('no path leaves the folder of the pages', async () => {
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/robots.txt%00.html',
    '/.git/config',
    '//etc/passwd.txt',
  ];
  const replies = await Promise.all(paths.map((path) => ask(path)));
  expect(replies.map(({ status, text }) => [status >= 400, /secret|root:/.test(text)])).toEqual(
    paths.map(() => [true, false]),
  );
});

test('a request with two lengths, and a header with a line break in it, are refused and nothing of them is echoed', async () => {
  const smuggled = await raw(
    'POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
  );
  expect([smuggled.startsWith('HTTP/1.1 400 '), smuggled.includes('alive')]).toEqual([true, false]);
  const trace = await ask('/api/nothing', { headers: { traceparent: '00-evil-%0d%0aSet-Cookie: x' } });
  expect(String(trace.headers['x-request-id'])).toMatch(/^[0-9a-f]{32}$/);
  const host = await ask('/', { headers: { Host: 'a/../b?%0d%0aSet-Cookie: x' } });
  expect([host.headers.location, host.headers['set-cookie']]).toEqual([undefined, undefined]);
});
