import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listenSentence, type RunningServer, startServer } from '../../scripts/serve.ts';

const script = 'export const hello = "world";';
const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': '<title>Landing</title>',
  'pricing/index.html': '<title>Pricing</title>',
  'shell.html': '<title>Shell</title>',
  'mockServiceWorker.js': 'self.skipWaiting();',
  'assets/Clients-B1c_d-F8.js': script,
  'assets/Clients-B1c_d-F8.js.br': brotliCompressSync(script),
  'assets/Clients-B1c_d-F8.js.gz': gzipSync(script),
  'assets/geist-AbCdEf12.woff2': 'font',
  '.build-inputs': 'secret',
};

let folder = '';
let running: RunningServer[] = [];

const serve = async (base?: string): Promise<string> => {
  const server = await startServer({ folder, port: 0, ...(base ? { base } : {}) });
  running.push(server);
  return server.url;
};

type Answer = { status: number; type: string | null; text: string };

const get = async (address: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(address, { redirect: 'manual', ...init });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
  };
};

const headersOf = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(address, { headers, redirect: 'manual' })).headers;

/** `fetch` normalizes addresses and decompresses bodies. This sends the raw request and returns the raw reply. */
const rawStatus = (address: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'serve-')), 'dist');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
});

afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  running = [];
  rmSync(dirname(folder), { recursive: true, force: true });
});

const html = 'text/html;charset=utf-8';
const shell = { status: 200, type: html, text: '<title>Shell</title>' };
const notFound = { status: 404, type: 'text/plain;charset=utf-8', text: 'There is nothing here.\n' };

describe('the server of the build', () => {
  test('answers prerendered pages with their own document, with or without a closing slash', async () => {
    const url = await serve();
    expect(await get(`${url}/`)).toEqual({ status: 200, type: html, text: '<title>Landing</title>' });
    const pricing = { status: 200, type: html, text: '<title>Pricing</title>' };
    expect(await get(`${url}/pricing`)).toEqual(pricing);
    expect(await get(`${url}/pricing/?plan=pro`)).toEqual(pricing);
  });

  test.each(['/dashboard', '/industries/ecommerce', '/share/a%20b', '/checkout?plan=pro&next=/a.js'])(
    'answers the deep link %s with the shell',
    async (path) => {
      expect(await get((await serve()) + path)).toEqual(shell);
    },
  );

  test.each([
    '/assets/Gone-12345678.js',
    '/icon.svg',
    '/a/b.css',
    '/api/session',
    '/api',
    '/api/clients?a=b',
  ])('answers 404, not a page, for %s', async (path) => {
    expect(await get((await serve()) + path)).toEqual(notFound);
  });

  test('answers with the right types', async () => {
    const url = await serve();
    expect(await get(`${url}/assets/Clients-B1c_d-F8.js`)).toEqual({
      status: 200,
      type: 'text/javascript',
      text: script,
    });
    expect((await get(`${url}/assets/geist-AbCdEf12.woff2`)).type).toBe('font/woff2');
  });

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', null],
  ])('sends the precompressed file that %s accepts', async (accepted, encoding) => {
    const address = `${await serve()}/assets/Clients-B1c_d-F8.js`;
    const response = await fetch(address, { headers: { 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(script);
  });

  test('lets hashed files be kept for good and asks again for all others', async () => {
    const url = await serve();
    const caching = async (path: string) => (await headersOf(url + path)).get('cache-control');
    expect(await caching('/assets/Clients-B1c_d-F8.js')).toBe('public,max-age=31536000,immutable');
    expect(await caching('/')).toBe('no-cache');
    expect(await caching('/dashboard')).toBe('no-cache');
    expect(await caching('/mockServiceWorker.js')).toBe('no-cache');
    expect(await caching('/gone.js')).toBe('no-store');
  });

  test('answers 304 to a page that has not changed', async () => {
    const url = await serve();
    const tag = (await headersOf(url)).get('etag') ?? '';
    expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  test('allows a service worker the whole base', async () => {
    const url = await serve('/demo/');
    const worker = await headersOf(`${url}mockServiceWorker.js`, { 'service-worker': 'script' });
    expect(worker.get('service-worker-allowed')).toBe('/demo/');
    expect((await headersOf(`${url}mockServiceWorker.js`)).get('service-worker-allowed')).toBeNull();
  });

  test.each(['/', '/dashboard'])('sends the security headers with %s', async (path) => {
    const headers = await headersOf((await serve()) + path);
    const sent = [
      'x-content-type-options',
      'referrer-policy',
      'content-security-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
    ].map((name) => headers.get(name));
    expect(sent).toEqual([
      'nosniff',
      'strict-origin-when-cross-origin',
      "frame-ancestors 'self'",
      'same-origin',
      'camera=(), geolocation=(), microphone=()',
    ]);
  });

  test('serves under a base path, and leads there from the root', async () => {
    const url = await serve('/demo/one/');
    expect(new URL(url).pathname).toBe('/demo/one/');
    expect(await get(url)).toEqual({ status: 200, type: html, text: '<title>Landing</title>' });
    expect(await get(`${url}dashboard`)).toEqual(shell);
    expect((await get(`${url}assets/Clients-B1c_d-F8.js`)).status).toBe(200);
    expect(await get(`${url}api/session`)).toEqual(notFound);
    const { origin } = new URL(url);
    for (const path of ['/', '/demo/one']) {
      const response = await fetch(origin + path, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([302, '/demo/one/']);
    }
    expect(await get(`${origin}/demo/other`)).toEqual(notFound);
  });

  test('gives nothing that is outside the build or hidden in it', async () => {
    const url = await serve();
    writeFileSync(join(folder, '..', 'outside.txt'), 'outside');
    expect(await rawStatus(url, '/../outside.txt')).toBe(404);
    expect(await rawStatus(url, '/%2e%2e/outside.txt')).toBe(404);
    expect(await get(`${url}/.build-inputs`)).toEqual(notFound);
    expect(await rawStatus(url, '/assets/%2e%2e/.build-inputs')).toBe(404);
    expect(await rawStatus(url, '/%ff')).toBe(400);
  });

  test('serves a build that was made anew while it ran', async () => {
    const url = await serve();
    await get(`${url}/pricing`);
    rmSync(folder, { recursive: true });
    expect(await get(`${url}/pricing`)).toEqual(notFound);
    mkdirSync(folder);
    writeFileSync(join(folder, 'pricing.html'), '<title>New</title>');
    expect(await get(`${url}/pricing`)).toEqual({ status: 200, type: html, text: '<title>New</title>' });
  });

  test('only reads', async () => {
    const url = await serve();
    const response = await fetch(`${url}/dashboard`, { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await fetch(`${url}/dashboard`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  const part = (first: number, last: number) => ({
    status: 206,
    range: `bytes ${first}-${last}/${script.length}`,
    text: script.slice(first, last + 1),
  });
  const whole = { status: 200, range: null, text: script };

  test.each([
    ['bytes=3-8', part(3, 8)],
    ['bytes=20-', part(20, script.length - 1)],
    ['bytes=5-999999', part(5, script.length - 1)],
    ['bytes=999-', { status: 416, range: `bytes */${script.length}`, text: '' }],
    ['bytes=10-5', whole],
    ['bytes=-5', whole],
    ['bytes=0-0', whole],
    ['bytes=abc', whole],
    ['bytes=1-2,4-5', whole],
    ['bytes=9999999999999999999999-', whole],
    ['lines=1-2', whole],
    ['', whole],
  ])('answers the range “%s” or leaves it out, and goes on', async (range, expected) => {
    const url = await serve();
    const headers = { range, 'accept-encoding': 'identity' };
    const response = await fetch(`${url}/assets/Clients-B1c_d-F8.js`, { headers });
    expect({
      status: response.status,
      range: response.headers.get('content-range'),
      text: await response.text(),
    }).toEqual(expected);
    expect((await get(`${url}/`)).status).toBe(200);
  });

  test('breaks off the answer from a file that cannot be read, and goes on', async () => {
    const url = await serve();
    symlinkSync('/proc/self/mem', join(folder, 'assets', 'broken-12345678.js'));
    await expect(
      fetch(`${url}/assets/broken-12345678.js`).then((response) => response.text()),
    ).rejects.toThrow();
    expect((await get(`${url}/`)).status).toBe(200);
  });

  test('refuses a taken port with the system’s reason, and gives up its own when it closes', async () => {
    const first = await startServer({ folder, port: 0 });
    const port = Number(new URL(first.url).port);
    await expect(startServer({ folder, port })).rejects.toThrow('EADDRINUSE');
    await first.close();
    const second = await startServer({ folder, port });
    expect(second.url).toBe(first.url);
    await second.close();
  });

  test('names who may show it in a frame: its own pages, or whom it was reported', async () => {
    const policyOf = async (frameAncestors?: string) => {
      const server = await startServer({ folder, port: 0, ...(frameAncestors ? { frameAncestors } : {}) });
      running.push(server);
      return (await headersOf(`${server.url}/pricing/`)).get('content-security-policy');
    };
    expect([await policyOf(), await policyOf('https://agency.example')]).toEqual([
      "frame-ancestors 'self'",
      'frame-ancestors https://agency.example',
    ]);
  });

  test('reports what to do where the system does not let it listen, and keeps the stack of a bug', async () => {
    const settings = { port: 80, host: '203.0.113.1', base: '/', frameAncestors: "'self'" };
    const told = (code: string, more = {}) =>
      listenSentence(Object.assign(new Error(code), { code }), { ...settings, ...more });
    const { host } = settings;
    const problem = await startServer({ folder, port: 0, host }).catch((error: unknown) => error);
    const noAddress =
      'HOST is "203.0.113.1", which is no address of this machine. Leave it out for this machine alone, or set 0.0.0.0 for all networks.';

    expect(listenSentence(problem, settings)).toBe(noAddress);
    expect(['ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT'].map((code) => told(code))).toEqual(
      Array(3).fill(noAddress),
    );
    expect(told('EACCES')).toBe(
      'This system does not let you serve at port 80. Choose one from 1024 on: PORT=4173 npm start',
    );
    expect([80, 65_535].map((port) => told('EADDRINUSE', { port }))).toEqual([
      'Port 80 is taken by another program. Choose another one: PORT=81 npm start',
      'Port 65535 is taken by another program. Choose another one: PORT=65534 npm start',
    ]);
    expect([listenSentence(new TypeError('bug'), settings), told('ERR_ASSERTION')]).toEqual([null, null]);
    const unwritable = Object.assign(new Error('EACCES'), {
      code: 'EACCES',
      syscall: 'mkdir',
      path: 'data',
    });
    expect(listenSentence(unwritable, settings)).toBeNull();
  });
});
