/** Tests how a server fetches a file: over https from public addresses only, after DNS and at each redirect, within limits. */
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileFetch } from '#hosted/http/fetchFile.ts';
import { isPublicAddress } from '#hosted/http/publicAddress.ts';
import { testCertificate, testKey } from '#tests/support/testCertificate.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const served: string[] = [];
const big = Buffer.alloc(1_024 * 1_024, 'a');

const server: Server = createServer({ key: testKey, cert: testCertificate }, (request, response) => {
  const { url = '/', headers } = request;
  served.push(`${headers.host?.split(':')[0]}${url}`);
  const to = (location: string, status = 302) => response.writeHead(status, { Location: location }).end();
  if (url === '/big.csv') {
    const write = (left: number): void => {
      if (left === 0) response.end();
      else response.write(big, () => write(left - 1));
    };
    write(11);
    return;
  }
  if (url === '/never.csv') return;
  if (url === '/page') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<form>');
  else if (url.startsWith('/to/')) to(decodeURIComponent(url.slice(4)));
  else if (url === '/loop') to('/loop', 307);
  else if (url.startsWith('/status/')) response.writeHead(Number(url.slice(8))).end();
  else response.end(`Date,Sessions\n2026-01-02,${url.length}`);
});

const hosts: Readonly<Record<string, readonly string[]>> = {
  'files.harbor.example': ['127.0.0.1'],
  'other.harbor.example': ['127.0.0.1'],
  'wrong.harbor.example': ['127.0.0.1'],
  'inner.harbor.example': ['10.0.0.7'],
  'both.harbor.example': ['127.0.0.1', '169.254.169.254'],
  'six.harbor.example': ['::1'],
};

const { clock } = createVirtualWorld();
let fetchFile = createFileFetch(clock);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  fetchFile = createFileFetch(clock, {
    lookup: async (host) => {
      const found = hosts[host];
      if (found === undefined) throw new Error('ENOTFOUND');
      return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    // The server of the test is on this machine.
    isPublic: (address) => address === '127.0.0.1' || isPublicAddress(address),
    options: { port, ca: testCertificate },
  });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const read = async (address: string): Promise<string> => {
  const file = await fetchFile(address);
  return file.ok ? Buffer.from(file.bytes).toString('utf8') : file.problem;
};

const at = (path: string): string => `https://files.harbor.example${path}`;
const to = (address: string): string => at(`/to/${encodeURIComponent(address)}`);

test('a file is read, also behind redirects to other public hosts', async () => {
  served.length = 0;
  expect(await read(at('/a.csv'))).toBe('Date,Sessions\n2026-01-02,6');
  expect(await read(to('https://other.harbor.example/b.csv'))).toBe('Date,Sessions\n2026-01-02,6');
  expect(served.map((one) => one.replace(/\/to\/.*/, '/to'))).toEqual([
    'files.harbor.example/a.csv',
    'files.harbor.example/to',
    'other.harbor.example/b.csv',
  ]);
});

test('a private address is refused after DNS and at a redirect, before anybody is asked', async () => {
  served.length = 0;
  const hidden = 'The address is in a private network, which is not fetched.';
  expect([
    await read('https://inner.harbor.example/'),
    await read('https://both.harbor.example/'),
    await read('https://six.harbor.example/'),
  ]).toEqual([hidden, hidden, hidden]);
  expect(served).toEqual([]);
  expect(await read(to('https://inner.harbor.example/latest/meta-data'))).toBe(hidden);
  expect([
    await read(to('http://other.harbor.example/')),
    await read(to('https://169.254.169.254/')),
    await read(to('https://[::1]/')),
    await read(to('https://other.harbor.example:22/')),
    await read(to('file:///etc/passwd')),
  ]).toEqual([
    'A redirect is not followed: Must begin with https://.',
    'A redirect is not followed: Must name a public host such as files.example.com.',
    'A redirect is not followed: Must name a public host such as files.example.com.',
    'A redirect is not followed: Must have no port.',
    'A redirect is not followed: Must begin with https://.',
  ]);
  expect(served.filter((one) => !one.includes('/to/'))).toEqual([]);
});

test('what is no file of figures fails in words', async () => {
  expect([
    await read('https://nobody.harbor.example/'),
    await read('https://wrong.harbor.example/'),
    await read(at('/loop')),
    await read(at('/page')),
    await read(at('/status/403')),
    await read(at('/status/500')),
    await read(at('/big.csv')),
  ]).toEqual([
    'There is no host nobody.harbor.example.',
    'The certificate of the address is not valid.',
    'The address redirects too often.',
    'The address shows a page, such as a sign-in, and no CSV file.',
    'The address is not open to everybody (status 403).',
    'The address answers with status 500.',
    'The file is larger than 10 MB.',
  ]);
});

test('a site that does not answer is given up after 25 seconds', async () => {
  served.length = 0;
  const reading = read(at('/never.csv'));
  await expect.poll(() => served.length).toBe(1);
  clock.advance(25_000);
  expect(await reading).toBe('The address did not answer within 25 seconds.');
});

test('public addresses are those of the internet', () => {
  const open = ['8.8.8.8', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001:800::200e'];
  const closed = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      'fe80::1',
      'fc00::1',
      'fd12::1',
    ],
    ...['2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1', 'ff02::1', 'nonsense', ''],
  ];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
  expect(closed.filter(isPublicAddress)).toEqual([]);
});
