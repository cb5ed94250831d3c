/** A process of the hosted product, or a bare server over the same database as its floor, for the benchmark. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startHost } from '../../../scripts/host.ts';

export type ChildOptions = {
  readonly kind: 'product' | 'floor';
  readonly databaseUrl: string;
  readonly port: number;
  readonly workspacesHeld: number;
};

const startProduct = async ({ databaseUrl, port, workspacesHeld }: ChildOptions): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-bench-'));
  writeFileSync(join(folder, 'shell.html'), '<!doctype html><html lang="en"><title>Shell</title>');
  const { url } = await startHost({
    ...{ folder, port, databaseUrl, workspacesHeld },
    host: '127.0.0.1',
    base: '/',
    frameAncestors: "'self'",
    connections: 10,
    dataFolder: folder,
    hasDemo: false,
    isSignUpOpen: true,
    origin: null,
    vaultKey: 'ab'.repeat(32),
    proxies: new BlockList(),
    requestsPerSecond: 0,
    hasMetrics: true,
    mail: null,
    logLevel: 'silent',
  });
  return url;
};

/** Reads answer 2 kB of JSON from memory, and each write is one row that is committed. */
const startFloor = async ({ databaseUrl, port }: ChildOptions): Promise<string> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  await pool.query('CREATE TABLE IF NOT EXISTS floor_rows (id bigserial PRIMARY KEY, body json NOT NULL)');
  const body = JSON.stringify({
    items: Array.from({ length: 20 }, (_, id) => ({ id, text: 'x'.repeat(80) })),
  });
  const server = createServer((request, response) => {
    const say = () => response.setHeader('Content-Type', 'application/json').end(body);
    request.resume();
    if (request.method === 'GET') say();
    else
      void pool
        .query('INSERT INTO floor_rows (body) VALUES ($1)', [body])
        .then(say, () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

if (import.meta.main) {
  const options = JSON.parse(process.argv[2] ?? '{}') as ChildOptions;
  process.on('message', () => process.send?.({ rss: process.memoryUsage().rss }));
  const url = await (options.kind === 'floor' ? startFloor(options) : startProduct(options));
  process.send?.({ url });
}
