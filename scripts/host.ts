/** Runs the product as a server: the build's pages, and the backend over PostgreSQL or the embedded database. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { StorageError } from '#events/log/logStorage.ts';
import { FolderInUse, lockFolder } from '#hosted/database/lockFolder.ts';
import { openPglite } from '#hosted/database/pgliteDatabase.ts';
import { openPostgres } from '#hosted/database/postgresDatabase.ts';
import type { SqlDatabase } from '#hosted/database/sqlDatabase.ts';
import { createApiHandler, createRequestLimits } from '#hosted/http/apiHandler.ts';
import { type Hosted, openHosted } from '#hosted/openHosted.ts';
import { createJsonLog, type JsonLog } from '#hosted/operations/jsonLog.ts';
import { createServerMetrics, type ServerMetrics } from '#hosted/operations/serverMetrics.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import type { HttpHandler } from './folderHandler.ts';
import { sendHostedPage } from './hostedPages.ts';
import { type HostSettings, readHostSettings, vaultKeyOf } from './hostSettings.ts';
import { headersFor, sentenceHeaders } from './securityHeaders.ts';
import { say, setHeaders } from './sendText.ts';
import { listenSentence, type RunningServer, startServer, stopOnSignals } from './serve.ts';
import { readServerSettings, type ServerSettings } from './serverSettings.ts';
import { systemSentence } from './systemSentence.mjs';

const root = dirname(import.meta.dirname);

/** The folder's own handler serves files, and refuses what is not below the base. */
const isPage = (path: string, base: string, { method }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  path.startsWith(base) &&
  !/\/[^/]*\.\w+$/.test(path) &&
  !path.includes('/.');

export type HostOptions = HostSettings &
  ServerSettings & { readonly folder: string; readonly writeLine?: (line: string) => void };

export const openDatabase = async (
  { databaseUrl, connections, dataFolder }: HostSettings,
  { clock }: World,
): Promise<SqlDatabase> => {
  if (databaseUrl !== null) return openPostgres({ clock, connectionString: databaseUrl, connections });
  const release = lockFolder(dataFolder);
  try {
    const database = await openPglite(join(dataFolder, 'postgres'));
    return { ...database, close: () => database.close().finally(release) };
  } catch (problem) {
    release();
    throw problem;
  }
};

const pagesHostOf = ({ origin }: HostOptions): string => new URL(origin ?? 'http://localhost').hostname;

/** The start page of an agency's domain is its sign-in page. */
const domainOf = async (
  { isDomain }: Hosted,
  { headers, url = '' }: IncomingMessage,
  path: string,
): Promise<string | null> => {
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  if ((path !== '' && path !== 'login') || url.includes('agency=')) return null;
  return (await isDomain(host)) ? host : null;
};

const sayReadiness = async ({ isReady }: Hosted, response: ServerResponse): Promise<void> => {
  if (await isReady()) say(response, 200, 'ready');
  else say(response, 503, 'The database does not answer.');
};

const sayMetrics = ({ text }: ServerMetrics, response: ServerResponse): void => {
  setHeaders(response, sentenceHeaders);
  response.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
  response.end(text());
};

type Front = {
  readonly around: (files: HttpHandler) => HttpHandler;
  readonly drain: () => Promise<void>;
};

/** Answers pages, the API and the paths of monitoring. */
const createFront = (
  hosted: Hosted,
  { world, log }: { readonly world: World; readonly log: JsonLog },
  options: HostOptions,
): Front => {
  const { folder, base, hasDemo, origin, frameAncestors, proxies } = options;
  const metrics = createServerMetrics();
  const api = createApiHandler({
    backend: hosted.backend,
    world,
    origin: origin ?? 'http://localhost',
    base,
    log,
    metrics,
    limits: createRequestLimits(world.clock, options.requestsPerSecond),
    proxies,
  });
  const headers = headersFor(frameAncestors);
  const isSecure = origin?.startsWith('https:') ?? false;
  const showPage = async (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const domain = await domainOf(hosted, request, path.slice(base.length)).catch(() => null);
    if (domain !== null) {
      response.writeHead(302, { Location: `${base}login?agency=${domain}` }).end();
      return;
    }
    setHeaders(response, headers);
    const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    sendHostedPage(
      { folder, hasDemo, sendsMail: options.mail !== null },
      { path: path.slice(base.length), acceptsGzip },
      response,
    );
  };
  /** Paths of monitoring, outside of the base. */
  const ofOperations = new Map<string, (response: ServerResponse) => unknown>([
    ['/healthz', (response) => say(response, 200, 'alive')],
    ['/readyz', (response) => sayReadiness(hosted, response)],
  ]);
  if (options.hasMetrics) ofOperations.set('/metrics', (response) => sayMetrics(metrics, response));
  const around =
    (files: HttpHandler): HttpHandler =>
    (request, response) => {
      const path = request.url?.split(/[?#]/, 1)[0] ?? '/';
      if (isSecure) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
      const operate = ofOperations.get(path);
      if (operate) void operate(response);
      else if (path.startsWith(`${base}api/`)) void api.answer(request, response);
      else if (isPage(path, base, request)) void showPage(path, request, response);
      else files(request, response);
    };
  return { around, drain: api.drain };
};

/** Starts the hosted product; rejects when the database or the port cannot be used. */
export const startHost = async (options: HostOptions): Promise<RunningServer> => {
  const {
    base,
    hasDemo,
    isSignUpOpen,
    workspacesHeld,
    logLevel,
    writeLine = (line) => process.stdout.write(line),
  } = options;
  const world = createLiveWorld();
  const log = createJsonLog({ clock: world.clock, level: logLevel, write: writeLine });
  const database = await openDatabase(options, world);
  const hosted = await openHosted({
    world,
    database,
    vaultKey: vaultKeyOf(options),
    hasDemo,
    isSignUpOpen,
    workspacesHeld,
    base,
    log,
    pagesHost: pagesHostOf(options),
    mail: options.mail && { ...options.mail, pages: `${options.origin ?? 'http://localhost'}${base}` },
  }).catch(async (problem: unknown) => {
    await database.close();
    throw problem;
  });
  const { around, drain } = createFront(hosted, { world, log }, options);
  try {
    const server = await startServer({ ...options, around, drain });
    return {
      ...server,
      close: async () => {
        await server.close();
        await hosted.close();
      },
    };
  } catch (problem) {
    await hosted.close();
    throw problem;
  }
};

const storageSentence = ({ databaseUrl, dataFolder }: HostSettings): string =>
  databaseUrl === null
    ? `Data is in ${dataFolder} (embedded database: one process, for trying out; a power cut can lose the last moments). Set DATABASE_URL for PostgreSQL.`
    : 'Data is in PostgreSQL.';

const sentenceFor = (problem: unknown, server: ServerSettings): string | null => {
  if (problem instanceof FolderInUse) return problem.message;
  if (problem instanceof StorageError) return `The database cannot be used: ${problem.message}.`;
  if (
    problem instanceof Error &&
    'code' in problem &&
    /^(ECONN|ENOTFOUND|3D000|28|57)/.test(String(problem.code))
  )
    return `DATABASE_URL does not answer: ${problem.message || problem.code}.`;
  return listenSentence(problem, server) ?? systemSentence(problem);
};

const hostFromEnvironment = async (): Promise<string | null> => {
  const folder = join(root, 'dist');
  const server = readServerSettings(process.env);
  if (!server.ok) return server.problem;
  const host = readHostSettings(process.env, root);
  if (!host.ok) return host.problem;
  if (!existsSync(folder)) return 'There is no build yet. `npm run host` makes one; so does `npm run build`.';
  try {
    const running = await startHost({ ...host.settings, ...server.settings, folder });
    stopOnSignals(running);
    console.log(storageSentence(host.settings));
    console.log(`AgencyLens is at ${running.url} (stop it with Ctrl+C)`);
    return null;
  } catch (problem) {
    const sentence = sentenceFor(problem, server.settings);
    if (sentence === null) throw problem;
    return sentence;
  }
};

if (import.meta.main) {
  const problem = await hostFromEnvironment();
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
}
