/** Runs the product as a server: the build's pages, and the backend over PostgreSQL or the embedded database. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { StorageError } from '#events/log/logStorage.ts';
import { FolderInUse, lockFolder } from '#hosted/database/lockFolder.ts';
import { openPglite } from '#hosted/database/pgliteDatabase.ts';
import { openPostgres } from '#hosted/database/postgresDatabase.ts';
import type { SqlDatabase } from '#hosted/database/sqlDatabase.ts';
import { createApiHandler } from '#hosted/http/apiHandler.ts';
import { type Hosted, openHosted } from '#hosted/openHosted.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { World } from '#world/world.ts';
import type { HttpHandler } from './folderHandler.ts';
import { sendHostedPage } from './hostedPages.ts';
import { type HostSettings, readHostSettings, vaultKeyOf } from './hostSettings.ts';
import { headersFor } from './securityHeaders.ts';
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

export type HostOptions = HostSettings & ServerSettings & { readonly folder: string };

const openDatabase = async (
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

const sayReadiness = async ({ isReady }: Hosted, response: ServerResponse): Promise<void> => {
  if (await isReady()) say(response, 200, 'ready');
  else say(response, 503, 'The database does not answer.');
};

/** Starts the hosted product; rejects when the database or the port cannot be used. */
export const startHost = async (options: HostOptions): Promise<RunningServer> => {
  const { folder, base, hasDemo, origin, frameAncestors } = options;
  const world = createLiveWorld();
  const database = await openDatabase(options, world);
  const hosted = await openHosted({
    world,
    database,
    vaultKey: vaultKeyOf(options),
    hasDemo,
    base,
  }).catch(async (problem: unknown) => {
    await database.close();
    throw problem;
  });
  const answerApi = createApiHandler(hosted.backend, origin ?? 'http://localhost');
  const headers = headersFor(frameAncestors);
  const showPage = (path: string, request: IncomingMessage, response: ServerResponse): void => {
    setHeaders(response, headers);
    const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    sendHostedPage({ folder, hasDemo }, { path: path.slice(base.length), acceptsGzip }, response);
  };
  const around =
    (files: HttpHandler): HttpHandler =>
    (request, response) => {
      const path = request.url?.split(/[?#]/, 1)[0] ?? '/';
      if (path === '/healthz') say(response, 200, 'alive');
      else if (path === '/readyz') void sayReadiness(hosted, response);
      else if (path.startsWith(`${base}api/`)) void answerApi(request, response);
      else if (isPage(path, base, request)) showPage(path, request, response);
      else files(request, response);
    };
  try {
    const server = await startServer({ ...options, around });
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
