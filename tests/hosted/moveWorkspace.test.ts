/** Tests that a workspace moves from a browser to a server and back, and that a damaged file changes nothing. */
import { afterEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '#domain/contract/authSchemas.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { writeLog } from '#events/recovery/writeLog.ts';
import { createSecretBox } from '#hosted/log/secretBox.ts';
import { openSqlStorage } from '#hosted/log/sqlStorage.ts';
import { exportWorkspace, importWorkspace, MoveRefused } from '#hosted/workspaces/moveWorkspace.ts';
import { createPasswords } from '#mocks/crypto/passwords.ts';
import { createDemoBackend } from '#mocks/hosts/demoBackend.ts';
import { checkWithSecrets, eventsOfFile } from '#mocks/inspection/branchEvents.ts';
import { exportLog } from '#mocks/inspection/exportLog.ts';
import { unwrapSecrets } from '#mocks/inspection/wrappedSecrets.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import { credentialsOf, nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { openHostedBackend } from '#tests/support/hostedBackend.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const passphrase = 'correct horse battery';
/** Few, because a test's passphrase needs no strength. */
const rounds = 1_000;

type Handle = (request: Request) => Promise<Response>;

const callerOf =
  (handle: Handle) =>
  async <Answer>(method: string, path: string, token?: string, body?: unknown): Promise<Answer> => {
    const reply = await handle(
      new Request(`http://localhost${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const answer: unknown = await reply.json();
    expect([path, reply.ok, reply.ok ? null : answer]).toEqual([path, true, null]);
    return answer as Answer;
  };

const browserOver = (log: EventLog, world: ReturnType<typeof createVirtualWorld>) => {
  const { backend } = createDemoBackend({
    world,
    log,
    memoryReason: 'a test',
    base: '/',
    network: 'instant',
    rememberNetwork: () => {},
    isProviderUp: () => true,
    routes: wholeRoutes,
    passwords: createPasswords(world.ids, rounds),
  });
  return { world, log, call: callerOf(backend.handle) };
};

const openBrowser = (seed: number) => {
  const world = createVirtualWorld({ seed });
  const storage = memoryStorage();
  const log = createEventLog({ storage, hints: silentHints, world, tenant: 'main' });
  return { ...browserOver(log, world), storage };
};

type Browser = ReturnType<typeof openBrowser>;

const exported = ({ log, world }: Browser): Promise<Blob> =>
  exportLog(log, world.clock, { wrapping: { passphrase, ids: world.ids, rounds } });

/** Nora's agency with its sample client, in a browser that also has the demo. */
const noraInBrowser = async () => {
  const browser = openBrowser(1);
  const { log, world, call } = browser;
  const createdAt = '2026-01-05T09:00:00.000Z';
  const demo = { workspaceId: demoWorkspaceId, name: 'Northlight', ownerId: 'ada', createdAt };
  await appendFacts(personalLog(log, world), world, [{ type: 'WorkspaceCreated', data: demo }]);
  const { session, membership } = await call<SignedIn>(
    'POST',
    '/api/auth/sign-up',
    undefined,
    signUpBodyOf(nora),
  );
  const { token } = session;
  await call('POST', '/api/subscription/trial', token);
  return { browser, token, workspaceId: membership.workspace_id };
};

const opened: Awaited<ReturnType<typeof openHostedBackend>>[] = [];

afterEach(async () => {
  for (const { hosted } of opened.splice(0)) await hosted.close();
});

const openServer = async () => {
  const server = await openHostedBackend({ world: createVirtualWorld({ seed: 2 }) });
  opened.push(server);
  const { database, place, world } = server;
  const secrets = createSecretBox(place.vaultKey);
  const storage = await openSqlStorage({ database, tenant: 'main', secrets });
  const log = createEventLog({ storage, hints: silentHints, world, tenant: 'main' });
  return { ...server, storage, log, call: callerOf(server.hosted.backend.handle) };
};

type Server = Awaited<ReturnType<typeof openServer>>;

const moveIn = ({ storage, world }: Server, file: Blob, workspaceId: string | null = null) =>
  importWorkspace({ storage, tenant: 'main', clock: world.clock }, file, { workspaceId, passphrase });

const signIn = async ({ call }: Pick<Browser, 'call'>): Promise<SignedIn> =>
  call<SignedIn>('POST', '/api/auth/sign-in', undefined, credentialsOf(nora));

const clientsFor = async ({ call }: Pick<Browser, 'call'>, token: string): Promise<unknown> => {
  const { items } = await call<{ items: readonly { id: string; name: string }[] }>(
    'GET',
    '/api/clients',
    token,
  );
  return items.map(({ id, name }) => [id, name]);
};

/** Everything but the place in a chain. */
const factsOf = (events: readonly StoredEvent[]) =>
  events.map(({ position, hash, previousHash, recordedAt, tenant, ...fact }) => fact);

const ofFile = async (file: Blob): Promise<readonly StoredEvent[]> => {
  const found: StoredEvent[] = [];
  for await (const events of eventsOfFile(file)) found.push(...events);
  return found;
};

describe('a workspace', () => {
  test('moves from a browser to a server with others on it, and back into another browser', async () => {
    const { browser, token, workspaceId } = await noraInBrowser();
    const clients = await clientsFor(browser, token);
    const server = await openServer();
    await server.call('POST', '/api/auth/sign-up', undefined, signUpBodyOf(otto));

    const moved = await moveIn(server, await exported(browser));
    expect(moved).toEqual({ workspaceId, events: 7, accounts: 1 });
    const there = await signIn(server);
    expect([there.profile.first_name, there.membership.workspace_id]).toEqual([nora.firstName, workspaceId]);
    expect(await clientsFor(server, there.session.token)).toEqual(clients);
    const chain = await checkWithSecrets(await exportLog(server.log, server.world.clock));
    expect(chain.report.fault).toBe(null);

    const wrapping = { passphrase, ids: server.world.ids, rounds };
    const back = await exportWorkspace(server.log, server.world.clock, { workspaceId, wrapping });
    const facts = factsOf(await ofFile(back));
    const own = factsOf(await ofFile(await exported(browser))).filter(({ tags }) =>
      tags.includes(`workspace:${workspaceId}`),
    );
    expect(facts.slice(0, own.length)).toEqual(own);
    expect(facts.slice(own.length).map(({ type }) => type)).toEqual(['SessionStarted']);

    const { wrapped } = await checkWithSecrets(back);
    const rows = (await unwrapSecrets(wrapped, passphrase)) ?? [];
    const other = openBrowser(3);
    const pages = [{ events: await ofFile(back), commands: [] }];
    const step = { tell: () => {}, signal: new AbortController().signal };
    await writeLog(other.storage, { pages, secrets: () => rows }, step);
    const home = await signIn(other);
    expect(await clientsFor(other, home.session.token)).toEqual(clients);
  });

  test('is refused with the line of the damage, and then nothing is written', async () => {
    const { browser, workspaceId } = await noraInBrowser();
    const lines = (await (await exported(browser)).text()).trimEnd().split('\n');
    const server = await openServer();
    const changed = (line: number, change: (text: string) => string): Blob =>
      new Blob([lines.map((text, index) => `${index === line - 1 ? change(text) : text}\n`).join('')]);
    const refusals = [
      [changed(5, (text) => text.replace(/"occurredAt":"\d/, '"occurredAt":"3')), /^Line 5 /],
      [changed(5, () => ''), /^Line 6 /],
      [changed(7, () => '{"half'), 'Line 7 is not JSON.'],
      [new Blob([lines.slice(0, 6).join('\n')]), /^The file breaks off after 4 events/],
    ] as const;
    for (const [file, words] of refusals) await expect(moveIn(server, file)).rejects.toThrow(words);
    const whole = new Blob([`${lines.join('\n')}\n`]);
    await expect(moveIn(server, whole, demoWorkspaceId)).rejects.toThrow('its passwords are public');
    await expect(moveIn(server, whole, 'elsewhere')).rejects.toThrow(`It has ${workspaceId}.`);
    const { storage, world } = server;
    const wrong = { workspaceId, passphrase: 'another' };
    await expect(
      importWorkspace({ storage, tenant: 'main', clock: world.clock }, whole, wrong),
    ).rejects.toThrow(MoveRefused);
    const bare = await exportLog(browser.log, browser.world.clock);
    await expect(moveIn(server, bare)).rejects.toThrow('Export it again with a passphrase');
    expect(await server.log.head()).toEqual(emptyHead);
  });

  test('does not come twice, nor with a person who has an account here', async () => {
    const { browser, workspaceId } = await noraInBrowser();
    const file = await exported(browser);
    const server = await openServer();
    await moveIn(server, file);
    const before = await server.log.head();
    await expect(moveIn(server, file, workspaceId)).rejects.toThrow(MoveRefused);
    const another = await openServer();
    await another.call('POST', '/api/auth/sign-up', undefined, signUpBodyOf(nora));
    await expect(moveIn(another, file)).rejects.toThrow('has an account here already');
    expect(await server.log.head()).toEqual(before);
  });
});
