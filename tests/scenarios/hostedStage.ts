/** Runs scenario scripts against the hosted backend: a server on a port of this machine, over a database. */
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { Readable } from 'node:stream';
import { createEventLog } from '#events/log/createEventLog.ts';
import { emptyHead } from '#events/log/hashChain.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { runSchemaSteps } from '#hosted/database/schema.ts';
import type { SqlDatabase } from '#hosted/database/sqlDatabase.ts';
import { createApiHandler, createRequestLimits } from '#hosted/http/apiHandler.ts';
import { createSecretBox } from '#hosted/log/secretBox.ts';
import { openSqlStorage } from '#hosted/log/sqlStorage.ts';
import { openHosted } from '#hosted/openHosted.ts';
import { createServerMetrics } from '#hosted/operations/serverMetrics.ts';
import { seededMemory } from '#mocks/hosts/stage/stagedBackend.ts';
import { createLogControls } from '#mocks/inspection/createLogControls.ts';
import { createNetworkControls } from '#mocks/network/createNetworkControls.ts';
import { wholeRoutes } from '#mocks/wholeRoutes.ts';
import type { World } from '#world/world.ts';
import type { OpenBackend } from './headlessStage.ts';

const vaultKey = new Uint8Array(32).fill(7);
const secrets = createSecretBox(vaultKey);
const tenant = 'main';

const tables = 'log_heads, log_events, log_tags, log_commands, log_secrets, session_activity, leases';

/** Writes the rows of the demo's log into the emptied tables, so that both backends begin with the same chain. */
const seedTables = async (database: SqlDatabase, seedWorld: World): Promise<void> => {
  await runSchemaSteps(database);
  await database.transaction('write', (query) => query(`TRUNCATE ${tables}`));
  const storage = await openSqlStorage({ database, tenant, secrets });
  const rows = await (await seededMemory(seedWorld)).storage.read(async (reading) => {
    const head = (await reading.head()) ?? emptyHead;
    const [events, commands, vault] = await Promise.all([
      reading.eventsAfter(0, head.position, head.position),
      reading.commandsAfter('', head.position),
      reading.secrets(),
    ]);
    return { head, events, commands, vault };
  });
  // Another process does the scheduled work: a browser does what is due for the workspace that asks, and no other.
  await database.transaction('write', (query) =>
    query("INSERT INTO leases VALUES ($1, 'scheduled work', 'another process', 'infinity')", [tenant]),
  );
  await storage.write(async (transaction) => {
    transaction.addEvents(rows.events);
    transaction.putHead(rows.head);
    for (const command of rows.commands) transaction.addCommand(command);
    for (const [key, value] of rows.vault) transaction.putSecret(key, value);
  });
};

const bodiless = [204, 205, 304];

const replyOf = (incoming: IncomingMessage): Response => {
  const status = incoming.statusCode ?? 0;
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
  return new Response(bodiless.includes(status) ? null : body, { status, headers });
};

/** Node's own client, because the simulated document's `fetch` refuses another origin. */
const callServer = async (port: number, wanted: Request): Promise<Response> => {
  const { method, headers, signal } = wanted;
  const { pathname, search } = new URL(wanted.url);
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.from(await wanted.arrayBuffer());
  return new Promise((resolve, reject) => {
    const sending = request(
      { port, host: '127.0.0.1', path: `${pathname}${search}`, method, headers: Object.fromEntries(headers) },
      (incoming) => resolve(replyOf(incoming)),
    );
    sending.once('error', reject);
    signal.addEventListener('abort', () => sending.destroy(new Error('aborted')), { once: true });
    sending.end(body);
  });
};

/** Starts the backend on a free port of this machine. */
const startBackend = async (database: SqlDatabase, world: World, base: string) => {
  const hosted = await openHosted({
    pagesHost: null,
    workspacesHeld: 50,
    world,
    // The next script uses the database too.
    database: { ...database, close: async () => {} },
    vaultKey,
    hasDemo: true,
    isSignUpOpen: true,
    base,
    log: () => {},
    mail: null,
  });
  const api = createApiHandler({
    backend: hosted.backend,
    world,
    origin: location.origin,
    base,
    log: () => {},
    metrics: createServerMetrics(),
    limits: createRequestLimits(world.clock, 0),
    proxies: new BlockList(),
  });
  const server = createServer((request, response) => void api.answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    await hosted.close();
  };
  return { port, close };
};

/** The script's own view of the log: its head and its answers. */
const openControls = async (database: SqlDatabase, world: World) => {
  const storage = await openSqlStorage({ database, tenant, secrets });
  const log = createEventLog({ storage, hints: silentHints, world, tenant });
  const personal = personalLog(log, world);
  const readModel = createReadModel(personal, world.trace);
  const { controls: network } = createNetworkControls({
    world,
    profile: 'instant',
    remember: () => {},
    contract: wholeRoutes,
  });
  const parts = { world, log, personal, readModel, indexedDb: null, locks: navigator.locks };
  return {
    controls: async () => ({ network, log: createLogControls(parts) }),
    answers: readModel.whole,
  };
};

export type HostedRuns = {
  readonly openBackend: OpenBackend;
  /** Stops the server of the last script; the database stays open for the next one. */
  readonly close: () => Promise<void>;
};

export const hostedRuns = (database: SqlDatabase): HostedRuns => {
  let stop = async (): Promise<void> => {};
  return {
    openBackend: async ({ world, seedWorld, base }) => {
      await seedTables(database, seedWorld);
      const { port, close } = await startBackend(database, world, base);
      stop = close;
      return {
        handle: (wanted) => callServer(port, wanted),
        ...(await openControls(database, world)),
        askProvider: () => {},
        fork: async () => {
          throw new Error('a server has no branches');
        },
      };
    },
    close: () => stop(),
  };
};
