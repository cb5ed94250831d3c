/** Tests the hosted product over HTTP: people, restarts, two processes on one database, and a database that dies. */

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { SessionItem, SignedIn } from '#domain/contract/authSchemas.ts';
import type { InvitationPreview } from '#domain/contract/teamSchemas.ts';
import { FolderInUse } from '#hosted/database/lockFolder.ts';
import { credentialsOf, nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { startPostgres } from '#tests/support/postgresServer.ts';
import { type HostOptions, startHost } from '../../scripts/host.ts';
import type { RunningServer } from '../../scripts/serve.ts';

const folders: string[] = [];

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-host-'));
  folders.push(folder);
  return folder;
};

const buildFolder = newFolder();
writeFileSync(join(buildFolder, 'shell.html'), '<!doctype html><html lang="en"><title>Shell</title>');
writeFileSync(join(buildFolder, 'index.html'), '<!doctype html><html lang="en"><title>Landing</title>');
writeFileSync(join(buildFolder, 'robots.txt'), 'all');

const server = startPostgres();
let running: RunningServer[] = [];

const host = async (options: Partial<HostOptions> = {}): Promise<RunningServer> => {
  const started = await startHost({
    folder: buildFolder,
    port: 0,
    host: '127.0.0.1',
    base: '/',
    frameAncestors: "'self'",
    databaseUrl: null,
    connections: 6,
    dataFolder: newFolder(),
    hasDemo: false,
    isSignUpOpen: true,
    origin: null,
    vaultKey: 'ab'.repeat(32),
    proxies: new BlockList(),
    requestsPerSecond: 20,
    hasMetrics: false,
    mail: null,
    logLevel: 'silent',
    workspacesHeld: 50,
    ...options,
  });
  running.push(started);
  return started;
};

const stopAll = async (): Promise<void> => {
  const stopping = running;
  running = [];
  for (const started of stopping) await started.close();
};

afterEach(stopAll);

afterAll(() => {
  server?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Call = { readonly method?: string; readonly token?: string; readonly body?: unknown };

const call = (at: RunningServer, path: string, { method = 'GET', token, body }: Call = {}) =>
  fetch(new URL(path, at.url), {
    method,
    headers: {
      // The test blocks its own process while a server stops, and an idle connection would end meanwhile.
      Connection: 'close',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

const signedIn = async (reply: Response): Promise<string> => ((await reply.json()) as SignedIn).session.token;

const signUp = async (at: RunningServer): Promise<string> =>
  signedIn(await call(at, '/api/auth/sign-up', { method: 'POST', body: signUpBodyOf(nora) }));

const signIn = async (at: RunningServer): Promise<string> =>
  signedIn(await call(at, '/api/auth/sign-in', { method: 'POST', body: credentialsOf(nora) }));

const rename = async (at: RunningServer, token: string, first_name: string): Promise<number> =>
  (await call(at, '/api/auth/profile', { method: 'PATCH', token, body: { first_name } })).status;

const nameAt = async (at: RunningServer, token: string): Promise<string> => {
  const { profile } = (await (await call(at, '/api/auth/session', { token })).json()) as SignedIn;
  return profile.first_name;
};

/** Reads the event stream until its text has `word`; the test's own time limit ends a wait for nothing. */
const hearsIn = async (at: RunningServer, token: string, word: string, act: () => Promise<unknown>) => {
  const leaving = new AbortController();
  const stream = await fetch(new URL('/api/events/stream', at.url), {
    headers: { Authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  let text = '';
  let acted: Promise<unknown> | null = null;
  for await (const part of stream.body ?? []) {
    acted ??= act();
    text += Buffer.from(part).toString('utf8');
    if (text.includes(word)) break;
  }
  leaving.abort();
  await acted;
  return text.includes(word);
};

/** PostgreSQL where it is installed, because the embedded database takes seconds to start. */
const place = (): Partial<HostOptions> =>
  server === null ? {} : { databaseUrl: server.connectionString(server.createDatabase()) };

describe('a host', () => {
  test('serves the app with the mark of its backend, files as they are, and unknown API paths as problems', async () => {
    const at = await host(place());
    const page = await fetch(new URL('/clients', at.url));
    const landing = await fetch(new URL('/', at.url));
    const file = await fetch(new URL('/robots.txt', at.url));
    const unknown = await call(at, '/api/nothing');
    const wrong = await call(at, '/api/auth/sign-in', { method: 'DELETE' });
    expect([
      page.headers.get('content-type'),
      await page.text(),
      await landing.text(),
      await file.text(),
    ]).toEqual([
      'text/html;charset=utf-8',
      '<!doctype html><html data-backend="hosted" lang="en"><title>Shell</title>',
      '<!doctype html><html data-backend="hosted" lang="en"><title>Shell</title>',
      'all',
    ]);
    const health = await Promise.all(['/healthz', '/readyz'].map((path) => call(at, path)));
    expect(await Promise.all(health.map((reply) => reply.text()))).toEqual(['alive\n', 'ready\n']);
    expect([unknown.status, unknown.headers.get('content-type'), wrong.status]).toEqual([
      404,
      'application/problem+json',
      405,
    ]);
  });

  test('keeps people and their changes over a restart, and refuses a second process and another key', async () => {
    const dataFolder = newFolder();
    const first = await host({ dataFolder });
    const token = await signUp(first);
    expect(await rename(first, token, 'Eleonora')).toBe(200);
    await expect(host({ dataFolder })).rejects.toThrow(FolderInUse);
    await stopAll();
    await expect(host({ dataFolder, vaultKey: 'cd'.repeat(32) })).rejects.toThrow('VAULT_KEY');
    const second = await host({ dataFolder });
    expect(await nameAt(second, token)).toBe('Eleonora');
    expect(await nameAt(second, await signIn(second))).toBe('Eleonora');
  });

  test('writes a line and counts for each request, without what people typed', async () => {
    const lines: string[] = [];
    const at = await host({
      ...place(),
      hasMetrics: true,
      logLevel: 'info',
      writeLine: (line) => lines.push(line),
    });
    await signUp(at);
    const shared = await call(at, '/api/share/secret-token-of-a-link');
    const id = shared.headers.get('x-request-id');
    const metrics = await (await call(at, '/metrics')).text();
    await stopAll();
    const text = lines.join('');
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged.map(({ level, message, route, status }) => [level, message, route, status])).toEqual([
      ['info', 'request', 'signUp', 201],
      ['info', 'request', 'readShare', 404],
    ]);
    expect(logged[1]?.request).toBe(id);
    expect(metrics).toContain(
      'agencylens_http_requests_total{route="signUp",method="POST",status="201"} 1\n',
    );
    for (const word of [nora.email, nora.lastName, nora.password, 'secret-token', '127.0.0.1'])
      expect([text.includes(word), metrics.includes(word)]).toEqual([false, false]);
  });

  test('slows an address that tries passwords, and trusts a proxy about addresses only if it is listed', async () => {
    const proxies = new BlockList();
    proxies.addAddress('127.0.0.1');
    const at = await host({ ...place(), proxies });
    const strange = await host(place());
    const tries = async (server: RunningServer, from: string) => {
      const statuses: number[] = [];
      for (let count = 0; count < 11; count += 1) {
        const reply = await fetch(new URL('/api/auth/sign-in', server.url), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `${count}.9.9.9, ${from}` },
          body: '{}',
        });
        statuses.push(reply.status);
      }
      return statuses;
    };
    const slowed = [...Array<number>(10).fill(422), 429];
    expect(await tries(at, '203.0.113.5')).toEqual(slowed);
    expect(await tries(at, '203.0.113.6')).toEqual(slowed);
    expect(await tries(strange, '203.0.113.5')).toEqual(slowed);
  });

  test('refuses a body without an end, and an eleventh stream of an account', async () => {
    const at = await host(place());
    const token = await signUp(at);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    });
    const refused = await fetch(new URL('/api/auth/sign-in', at.url), {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    const streams = await Promise.all(
      Array.from({ length: 11 }, () =>
        fetch(new URL('/api/events/stream', at.url), { headers: { Authorization: `Bearer ${token}` } }),
      ),
    );
    expect(refused.status).toBe(413);
    expect(streams.map(({ status }) => status).toSorted()).toEqual([...Array<number>(10).fill(200), 429]);
    await Promise.all(streams.map(({ body }) => body?.cancel()));
  });

  test('ends its streams and finishes a request in progress when it stops', async () => {
    const at = await host(place());
    const token = await signUp(at);
    const stream = await fetch(new URL('/api/events/stream', at.url), {
      headers: { Authorization: `Bearer ${token}` },
    });
    const heard = stream.text();
    const body = JSON.stringify(credentialsOf(nora));
    const signingIn = request(new URL('/api/auth/sign-in', at.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    });
    const answered = once(signingIn, 'response');
    // The request is in progress for as long as its end is held back.
    signingIn.write(body.slice(0, 10));
    await expect.poll(async () => at.connections()).toBeGreaterThan(1);
    const stopped = stopAll();
    signingIn.end(body.slice(10));
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    response.resume();
    await stopped;
    expect(await heard).toContain(': connected');
  });

  test('refuses a new account for a known and for an invited address in the same words', async () => {
    const at = await host();
    const token = await signUp(at);
    const post = (path: string, body?: unknown) => call(at, path, { method: 'POST', token, body });
    expect((await post('/api/subscription/trial')).status).toBe(201);
    expect((await post('/api/team/invitations', { email: otto.email, role: 'manager' })).status).toBe(201);
    const answers = await Promise.all(
      [nora, otto].map(async (person) => {
        const body = { ...signUpBodyOf(person), password: 'another-password' };
        const reply = await call(at, '/api/auth/sign-up', { method: 'POST', body });
        const { code, detail } = (await reply.json()) as { code: string; detail: string };
        return [reply.status, code, detail];
      }),
    );
    const alike = [
      409,
      'addressNotFree',
      'No account can be made with this address. Sign in, ask for a new password, or open the link of your invitation.',
    ];
    expect(answers).toEqual([alike, alike]);
  });

  test('lets nobody sign up without an invitation when sign-up is closed', async () => {
    const at = await host({ ...place(), isSignUpOpen: false });
    const reply = await call(at, '/api/auth/sign-up', { method: 'POST', body: signUpBodyOf(nora) });
    expect([reply.status, Object(await reply.json()).code]).toEqual([403, 'signUpClosed']);
  });

  test('lists the sessions of an account with device and last request, and ends them', async () => {
    const at = await host(place());
    const token = await signUp(at);
    const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36';
    await fetch(new URL('/api/auth/sign-in', at.url), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
      body: JSON.stringify(credentialsOf(nora)),
    });
    const { items } = (await (await call(at, '/api/auth/sessions', { token })).json()) as {
      items: readonly SessionItem[];
    };
    expect(items.map(({ device, is_current }) => [device, is_current])).toEqual([
      ['A program', true],
      ['Chrome on Windows', false],
    ]);
    expect((await call(at, '/api/auth/sessions', { method: 'DELETE', token })).status).toBe(204);
    expect((await call(at, `/api/auth/sessions/${items[1]?.id}`, { method: 'DELETE', token })).status).toBe(
      404,
    );
  });

  test('sends an event to an open stream', async () => {
    const at = await host(place());
    const token = await signUp(at);
    expect(await hearsIn(at, token, 'ProfileUpdated', () => rename(at, token, 'Eleonora'))).toBe(true);
  });
});

describe.skipIf(server === null)('two hosts over one PostgreSQL', () => {
  test('show each other what the other one appends, to reads and to streams', async () => {
    const shared = place();
    const [one, other] = await Promise.all([host(shared), host(shared)]);
    const token = await signUp(one);
    expect(await nameAt(other, token)).toBe('Nora');
    expect(await hearsIn(other, token, 'ProfileUpdated', () => rename(one, token, 'Eleonora'))).toBe(true);
    expect(await nameAt(other, token)).toBe('Eleonora');
  });

  test('let an invited colleague join by the link alone, and a visitor open a share link, at the other one', async () => {
    const shared = place();
    const [one, other] = await Promise.all([host(shared), host(shared)]);
    const owner = await signUp(one);
    const post = (path: string, body?: unknown) => call(one, path, { method: 'POST', token: owner, body });
    expect((await post('/api/subscription/trial')).status).toBe(201);
    const invited = await post('/api/team/invitations', { email: otto.email, role: 'manager' });
    const { invitation } = (await invited.json()) as { readonly invitation: { readonly id: string } };
    const linked = await post(`/api/team/invitations/${invitation.id}/link`);
    const { token: invited_by } = (await linked.json()) as { token: string };
    const join = (more: object) =>
      call(other, '/api/auth/sign-up', { method: 'POST', body: { ...signUpBodyOf(otto), ...more } });
    const preview = (await (
      await call(other, `/api/auth/invitation?token=${invited_by}`)
    ).json()) as InvitationPreview;
    expect([preview.workspace_name, preview.email, preview.role]).toEqual([
      nora.company,
      otto.email,
      'manager',
    ]);
    const refused = [await join({}), await join({ invitation: invited_by, password: 'seven-7' })];
    expect(refused.map(({ status }) => status)).toEqual([409, 422]);
    const joined = (await (await join({ invitation: invited_by })).json()) as SignedIn;
    expect((await join({ invitation: invited_by })).status).toBe(409);
    const { items: clients } = (await (await call(other, '/api/clients', { token: owner })).json()) as {
      items: readonly { id: string }[];
    };
    const made = (await (
      await post('/api/share-links', {
        name: 'For the board',
        client_id: clients[0]?.id,
        kind: 'overview',
        shown_id: null,
        view: 'range=7d',
        expires_at: null,
        since: null,
      })
    ).json()) as { token: string };
    const shown = await call(other, `/api/share/${made.token}`);
    expect([joined.profile.role, joined.membership.kind, shown.status]).toEqual(['manager', 'staff', 200]);
  });

  test('number their appends as one chain, although both write at once', async () => {
    const shared = place();
    const [one, other] = await Promise.all([host(shared), host(shared)]);
    const token = await signUp(one);
    const names = Array.from({ length: 24 }, (_, index) => `Name ${index}`);
    const statuses = await Promise.all(
      names.map((name, index) => rename(index % 2 === 0 ? one : other, token, name)),
    );
    // A change that was overtaken says so; all others are in the log, each once.
    const done = statuses.filter((status) => status === 200).length;
    expect(statuses.every((status) => status === 200 || status === 409 || status === 412)).toBe(true);
    const reply = await call(one, '/api/events?limit=100', { token });
    const { items } = (await reply.json()) as { items: readonly { type: string }[] };
    expect(items.filter(({ type }) => type === 'ProfileUpdated').length).toBe(done);
  });

  test('answer that the data cannot be reached while the server is down, and go on after it', async () => {
    const at = await host(place());
    const token = await signUp(at);
    expect(await rename(at, token, 'Before')).toBe(200);
    server?.kill();
    expect(await rename(at, token, 'Lost')).toBe(503);
    expect((await call(at, '/readyz')).status).toBe(503);
    server?.start();
    expect(await nameAt(at, token)).toBe('Before');
    expect(await rename(at, token, 'After')).toBe(200);
  });
});
