/** Tests that the server answers or ends any connection and serves the next one. */
import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RunningServer, type ServeOptions, startServer } from '../../scripts/serve.ts';

let folder = '';
let running: RunningServer | null = null;

const serve = async (more: Partial<ServeOptions> = {}): Promise<URL> => {
  running = await startServer({ folder, port: 0, ...more });
  return new URL(running.url);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'door-'));
  writeFileSync(join(folder, 'index.html'), '<title>Landing</title>');
  writeFileSync(join(folder, 'shell.html'), '<title>Shell</title>');
  writeFileSync(join(folder, 'small.bin'), 'small');
});

afterEach(async () => {
  await running?.close();
  running = null;
  rmSync(folder, { recursive: true, force: true });
});

const opened = ({ port }: URL): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(socket)).once('error', reject);
  });

const answerTo = async (url: URL, text: string): Promise<string> => {
  const socket = await opened(url);
  return new Promise((resolve) => {
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    // A server that closes while data is being sent may reset the connection.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
};

const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? answer;

const guards = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Content-Security-Policy: ',
  'Cross-Origin-Opener-Policy: same-origin',
  'Permissions-Policy: camera=(), geolocation=(), microphone=()',
];

const missingGuards = (answer: string): readonly string[] => guards.filter((line) => !answer.includes(line));

const from = (first: string, headers: readonly string[] = []): string =>
  [first, 'Host: door.example', 'Connection: close', ...headers, '', ''].join('\r\n');

const get = (target: string, headers: readonly string[] = []): string =>
  from(`GET ${target} HTTP/1.1`, headers);

const requests: readonly (readonly [name: string, status: string, request: string])[] = [
  ['an escape that is none', '400', get('/%zz')],
  ['half an escape', '400', get('/a%')],
  ['escapes that are no UTF-8', '400', get('/%ff')],
  ['half a surrogate pair', '400', get('/%ed%a0%80')],
  ['an escaped NUL', '400', get('/%00')],
  ['an escaped NUL in a file’s name', '400', get('/small%00.bin')],
  ['an escaped end of line', '400', get('/a%0d%0aX:%201')],
  ['a NUL', '400', get('/\0')],
  ['a way out of the folder', '404', get('/../../etc/passwd')],
  ['an escaped way out', '404', get('/%2e%2e%2f%2e%2e%2fetc/passwd')],
  ['a way out with escaped slashes', '404', get('/..%2f..%2fetc%2fpasswd')],
  ['a way out with backslashes', '400', get('/..\\..\\etc\\passwd')],
  ['a way out with escaped backslashes', '400', get('/%5c..%5c..%5cetc')],
  ['a way out that is escaped twice', '200', get('/%252e%252e/etc/passwd')],
  ['a hidden file', '404', get('/.git/config')],
  ['the address of another site', '404', get('http://evil.example/')],
  ['an address that begins like another site', '200', get('//evil.example/x')],
  ['no address', '400', get('')],
  ['an address without a slash', '400', get('small.bin')],
  ['a star', '404', get('*')],
  ['a very long address', '200', get(`/${'a'.repeat(8_000)}`)],
  ['a very long file name', '404', get(`/${'a'.repeat(8_000)}.js`)],
  ['an address that is too long', '431', get(`/${'a'.repeat(20_000)}`)],
  ['a header that is too long', '431', get('/', [`X-Large: ${'a'.repeat(20_000)}`])],
  [
    'too many headers',
    '431',
    get(
      '/',
      Array.from({ length: 4_000 }, (_, index) => `X-${index}: 1`),
    ),
  ],
  ['a header without a colon', '400', get('/', ['bad header'])],
  ['a header that is folded', '400', get('/', ['X-One: 1', ' 2'])],
  ['no host', '400', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['OPTIONS of everything', '405', from('OPTIONS * HTTP/1.1')],
  ['TRACE', '405', from('TRACE / HTTP/1.1')],
  ['PURGE', '405', from('PURGE / HTTP/1.1')],
  ['DELETE', '405', from('DELETE / HTTP/1.1')],
  ['CONNECT', '405', from('CONNECT evil.example:443 HTTP/1.1')],
  ['a method that is none', '400', from('FETCH / HTTP/1.1')],
  ['an expectation that is not met', '417', get('/', ['Expect: tea'])],
  ['a body where none is read', '413', `${get('/', ['Content-Length: 5'])}abcde`],
  ['a body of unknown length', '413', get('/', ['Transfer-Encoding: chunked'])],
  ['two lengths of a body', '400', get('/', ['Transfer-Encoding: chunked', 'Content-Length: 5'])],
  ['a length below nothing', '400', from('POST / HTTP/1.1', ['Content-Length: -5'])],
  ['a length above all numbers', '400', from('POST / HTTP/1.1', [`Content-Length: ${'9'.repeat(30)}`])],
  ['a body that never comes', '405', from('POST / HTTP/1.1', ['Content-Length: 1000000000'])],
  ['another protocol', '400', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a version that is none', '400', from('GET / HTTP/9.9')],
  ['the start of TLS', '400', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc'],
  ['no request at all', '400', 'hello\r\n\r\n'],
];

describe('the door', () => {
  test.each(requests)('answers %s with %s, with its guards, and goes on', async (_, status, request) => {
    const url = await serve();
    const answer = await answerTo(url, request);

    expect([statusOf(answer), missingGuards(answer)]).toEqual([status, []]);
    expect(statusOf(await answerTo(url, get('/')))).toBe('200');
  });

  test.each(['/', '/small.bin', '/dashboard', '/gone.js'])('guards %s', async (path) => {
    expect(missingGuards(await answerTo(await serve(), from(`HEAD ${path} HTTP/1.1`)))).toEqual([]);
  });

  test('lets a sentence of its own load nothing and stand in no frame', async () => {
    const answer = await answerTo(await serve(), get('/gone.js'));

    expect(answer).toContain("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n");
  });

  test('ends a connection on which something else follows a request', async () => {
    const url = await serve();
    await answerTo(url, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n\x01\x02 garbage\r\n\r\n');

    expect(statusOf(await answerTo(url, get('/')))).toBe('200');
  });

  test('ends a request that does not come to its end', async () => {
    const url = await serve({ patience: { request: 60, silence: 60_000 } });
    const answer = await answerTo(url, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');

    expect([statusOf(answer), missingGuards(answer)]).toEqual(['408', []]);
    expect(statusOf(await answerTo(url, get('/')))).toBe('200');
  });

  test('ends a connection over which nothing comes', async () => {
    expect(await answerTo(await serve({ patience: { request: 60_000, silence: 60 } }), '')).toBe('');
  });

  test('ends an answer that nobody takes', async () => {
    // Far more than the socket buffers of both ends hold.
    writeFileSync(join(folder, 'large.bin'), Buffer.alloc(50_000_000));
    const url = await serve({ patience: { request: 60_000, silence: 60 } });
    const socket = await opened(url);
    socket.pause();
    socket.on('error', () => {});
    socket.write(get('/large.bin'));
    await expect.poll(() => running?.connections()).toBe(0);
    socket.destroy();
  });

  test('says that a file which went away between two looks could not be read, and goes on', async () => {
    const url = await serve();
    const looking = vi.spyOn(fs, 'statSync').mockImplementation(() => {
      throw new Error('ENOENT');
    });
    syncBuiltinESMExports();
    try {
      const answer = await answerTo(url, get('/'));
      expect([statusOf(answer), missingGuards(answer)]).toEqual(['500', []]);
    } finally {
      looking.mockRestore();
      syncBuiltinESMExports();
    }
    expect(statusOf(await answerTo(url, get('/')))).toBe('200');
  });
});
