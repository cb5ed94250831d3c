/** Serves the production build: precompressed files, lasting caching for hashed ones, the shell for deep links, and nothing else. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { readServerSettings } from './serverSettings.ts';

export type ServeOptions = {
  /** The build. */
  readonly folder: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Begins and ends with a slash; left out: `/`. */
  readonly base?: string;
  /** Left out: this machine only. */
  readonly host?: string;
};

export type RunningServer = {
  /** Where the product is, base included. */
  readonly url: string;
  /** Ends open connections too. */
  close(): Promise<void>;
};

const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** The build names these after their content. */
const hashedFile = /\/assets\/.+-[\w-]{8}\.\w+$/;
const fileName = /\.\w+$/;
const api = /^\/api(\/|$)/;

const say = (response: ServerResponse, status: number, text: string): void => {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain;charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${text}\n`);
};

const sayNotFound = (response: ServerResponse): void => say(response, 404, 'There is nothing here.');

const sayNotAllowed = (response: ServerResponse): void => {
  response.setHeader('Allow', 'GET, HEAD');
  say(response, 405, 'Only reading is possible here.');
};

const redirect = (response: ServerResponse, location: string): void => {
  response.setHeader('Location', location);
  say(response, 302, `It is at ${location}`);
};

const createFileHandler = (folder: string, base: string): RequestHandler =>
  sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, pathname) => {
      const lasting = hashedFile.test(pathname);
      response.setHeader('Cache-Control', lasting ? 'public,max-age=31536000,immutable' : 'no-cache');
      if (response.req.headers['service-worker'] === 'script')
        response.setHeader('Service-Worker-Allowed', base);
    },
  });

/** The path that was asked for, still escaped; null when the escapes are broken. */
const readPath = (url: string): string | null => {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    decodeURI(path);
    return path;
  } catch {
    return null;
  }
};

/** A page's address, as opposed to a file's or the backend's: the backend answers in the page, so a request for it here went astray. */
const isPage = (path: string): boolean => !fileName.test(path) && !api.test(path);

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers reading requests whose paths are relative to the base. */
const createFileAnswer = (folder: string, base: string): Answer => {
  const files = createFileHandler(folder, base);
  return (request, response) =>
    files(request, response, () => {
      if (!isPage(request.url ?? '/')) {
        sayNotFound(response);
        return;
      }
      request.url = '/shell.html';
      files(request, response, () => sayNotFound(response));
    });
};

const createAnswer = (folder: string, base: string): Answer => {
  const answerFile = createFileAnswer(folder, base);
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const path = readPath(request.url ?? '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') sayNotAllowed(response);
    else if (path === null) say(response, 400, 'This is not an address.');
    else if (path !== base && (path === '/' || `${path}/` === base)) redirect(response, base);
    else if (!path.startsWith(base)) sayNotFound(response);
    else {
      request.url = path.slice(base.length - 1);
      answerFile(request, response);
    }
  };
};

const listen = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string')
        reject(new Error('The server listens on no port.'));
      else resolve(address);
    });
  });

/** Starts serving `folder`; rejects with the system's error, `EADDRINUSE` for a taken port. */
export const startServer = async ({
  folder,
  port,
  base = '/',
  host = '127.0.0.1',
}: ServeOptions): Promise<RunningServer> => {
  const server = createServer(createAnswer(folder, base));
  const address = await listen(server, port, host);
  return {
    url: `http://localhost:${address.port}${base === '/' ? '' : base}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((problem) => (problem ? reject(problem) : resolve()));
        server.closeAllConnections();
      }),
  };
};

const isTaken = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE';

/** Asked twice, as a terminal and a parent process do together, it stops once. */
const stopOnSignals = (server: RunningServer): void => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const ignore = () => undefined;
  const stop = () => {
    for (const signal of signals) process.off(signal, stop).on(signal, ignore);
    void server.close();
  };
  for (const signal of signals) process.on(signal, stop);
};

/** Serves `dist` as the environment says; gives the sentence to show when it cannot. */
const serveFromEnvironment = async (): Promise<string | null> => {
  const folder = join(dirname(import.meta.dirname), 'dist');
  const outcome = readServerSettings(process.env);
  if (!outcome.ok) return outcome.problem;
  if (!existsSync(folder)) return 'There is no build yet. `npm start` makes one; so does `npm run build`.';
  const { port } = outcome.settings;
  try {
    const server = await startServer({ folder, ...outcome.settings });
    stopOnSignals(server);
    console.log(`AgencyLens is at ${server.url} (stop it with Ctrl+C)`);
    return null;
  } catch (problem) {
    if (!isTaken(problem)) throw problem;
    return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
  }
};

if (import.meta.main) {
  const problem = await serveFromEnvironment();
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
}
