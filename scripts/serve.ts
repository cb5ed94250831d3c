/** Serves the production build on this machine. */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createAnswer } from './answerFromFolder.ts';
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

/** Milliseconds in which a request must have come whole: none has a body that is read. */
const patience = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 };

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
  const server = createServer(patience, createAnswer(folder, base));
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
