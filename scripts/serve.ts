/** Serves the production build on this machine. */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { replyToBrokenRequests } from './brokenRequests.ts';
import { createFolderHandler, type HttpHandler } from './folderHandler.ts';
import { refuseExpectation } from './sendText.ts';
import { defaultPort, highestPort, readServerSettings, type ServerSettings } from './serverSettings.ts';
import { systemSentence } from './systemSentence.mjs';

export type ServeOptions = {
  readonly folder: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Begins and ends with a slash; default: `/`. */
  readonly base?: string;
  /** Default: this machine only. */
  readonly host?: string;
  /** The `frame-ancestors` value; default: the product's own pages. */
  readonly frameAncestors?: string;
  /** Default: 10 seconds for a request, 30 of silence. */
  readonly patience?: Patience;
  /** Answers instead of the folder, and passes on what it does not answer; default: the folder alone. */
  readonly around?: (files: HttpHandler) => HttpHandler;
  /** Finishes requests in progress before their connections are closed; default: they are closed at once. */
  readonly drain?: () => Promise<void>;
};

export type RunningServer = {
  /** Includes the base path. */
  readonly url: string;
  connections(): Promise<number>;
  close(): Promise<void>;
};

/** Milliseconds: the time limit of a request, and the idle limit of a connection during a reply. */
export type Patience = { readonly request: number; readonly silence: number };

const patienceOfServer: Patience = { request: 10_000, silence: 30_000 };

/** Far more than one browser opens. */
const mostConnections = 512;

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

/** A server that survives every request: malformed, too large or too slow ones get a reply and a closed connection. */
const createDoor = (handler: HttpHandler, { request, silence }: Patience): Server => {
  const limits = {
    headersTimeout: request,
    requestTimeout: request,
    connectionsCheckingInterval: Math.ceil(request / 2),
    // The handler replies instead, with the headers of every reply.
    requireHostHeader: false,
  };
  const server = createServer(limits, handler);
  server.maxConnections = mostConnections;
  server.setTimeout(silence);
  server.on('checkExpectation', (_, response) => refuseExpectation(response));
  replyToBrokenRequests(server);
  return server;
};

/** A wildcard address is reached as `localhost`. */
const reachedBy = ({ address, family }: AddressInfo): string => {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(address)) return 'localhost';
  return family === 'IPv6' ? `[${address}]` : address;
};

/** Starts serving `folder`; rejects with the system's error, `EADDRINUSE` for a taken port. */
export const startServer = async ({
  folder,
  port,
  base = '/',
  host = '127.0.0.1',
  frameAncestors = "'self'",
  patience = patienceOfServer,
  around = (files) => files,
  drain = async () => {},
}: ServeOptions): Promise<RunningServer> => {
  const server = createDoor(around(createFolderHandler({ folder, base, frameAncestors })), patience);
  const address = await listen(server, port, host);
  return {
    url: `http://${reachedBy(address)}:${address.port}${base === '/' ? '' : base}`,
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((problem, count) => (problem ? reject(problem) : resolve(count)));
      }),
    close: async () => {
      const closed = new Promise<void>((resolve, reject) => {
        server.close((problem) => (problem ? reject(problem) : resolve()));
      });
      await drain();
      server.closeAllConnections();
      await closed;
    },
  };
};

/** Goes down from the highest port, because no port follows it. */
const portBeside = (port: number): number => (port < highestPort ? port + 1 : port - 1);

/** Advice when the system refuses to listen; null for other errors. */
export const listenSentence = (problem: unknown, { port, host }: ServerSettings): string | null => {
  const { code, path } = (problem instanceof Error ? problem : {}) as NodeJS.ErrnoException;
  // A folder or file that cannot be used has the same codes.
  if (path !== undefined) return null;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another one: PORT=${portBeside(port)} npm start`;
    case 'EACCES':
    case 'EPERM':
      return `This system does not let you serve at port ${port}. Choose one from 1024 on: PORT=${defaultPort} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return `HOST is "${host}", which is no address of this machine. Leave it out for this machine alone, or set 0.0.0.0 for all networks.`;
    default:
      return null;
  }
};

/** A terminal and a parent process may both send a signal; the server stops once. */
export const stopOnSignals = (server: Pick<RunningServer, 'close'>): void => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const ignore = () => undefined;
  const stop = () => {
    for (const signal of signals) process.off(signal, stop).on(signal, ignore);
    void server.close();
  };
  for (const signal of signals) process.on(signal, stop);
};

const serveFromEnvironment = async (): Promise<string | null> => {
  const folder = join(dirname(import.meta.dirname), 'dist');
  const outcome = readServerSettings(process.env);
  if (!outcome.ok) return outcome.problem;
  if (!existsSync(folder)) return 'There is no build yet. `npm start` makes one; so does `npm run build`.';
  try {
    const server = await startServer({ folder, ...outcome.settings });
    stopOnSignals(server);
    console.log(`AgencyLens is at ${server.url} (stop it with Ctrl+C)`);
    return null;
  } catch (problem) {
    const sentence = listenSentence(problem, outcome.settings) ?? systemSentence(problem);
    if (sentence === null) throw problem;
    return sentence;
  }
};

if (import.meta.main) {
  const problem = await serveFromEnvironment();
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
}
