/** The worker's script in front of MSW's, in each kind of browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const program = readFileSync(join(import.meta.dirname, '../../public/requestWorker.js'), 'utf8');
const scope = 'https://agency.example/demo/';

const chromium = { userAgentData: {} };
/** Firefox and WebKit. */
const others = {};

type Listener = (event: object) => void;

/** A worker's world; `noted` has what the script did to it, in order. */
const started = (navigator: object) => {
  const listeners = new Map<string, Listener[]>();
  const noted: unknown[] = [];
  const note =
    (name: string) =>
    (...parts: readonly unknown[]) =>
      void noted.push([name, ...parts]);
  class Client {
    postMessage(...parts: readonly unknown[]): void {
      noted.push(['post', ...parts]);
    }
  }
  const clients = { claim: note('claim') };
  const files = {
    routes: [],
    activate: note('activate'),
    giveWay: note('giveWay'),
    keep: note('keep'),
    answer: note('answer'),
  };
  const activeClientIds = new Set(['listed']);
  runInNewContext(program, {
    activeClientIds,
    restoreActiveClientIds: async () => void activeClientIds.add('stored'),
    handleRequest: async ({ clientId }: { clientId: string }) =>
      new Response(activeClientIds.has(clientId) ? 'from the page' : 'from the host'),
    registration: { scope },
    navigator,
    Client,
    self: { clients },
    createKeptFiles: () => files,
    importScripts: (file: string) => note('import')(file),
    addEventListener: (type: string, hear: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), hear]),
    URL,
    Headers,
    Response,
  });
  noted.length = 0;
  const send = (type: string, event: object): void => {
    for (const hear of listeners.get(type) ?? []) hear(event);
  };
  return { client: new Client(), noted, note, send };
};

/** Gives the reply that reaches the page. */
const replied = (navigator: object, reply: Response | Promise<Response>) => {
  const { send } = started(navigator);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const event = {
    request: { url: `${scope}api/clients` },
    clientId: 'listed',
    respondWith: (given: Response | Promise<Response>) => resolve(given),
  };
  send('fetch', event);
  event.respondWith(reply);
  return promise;
};

/** A reply whose parts come when the test says so. */
const slowReply = () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { 'Content-Type': 'text/csv', 'Content-Encoding': 'br', 'Content-Length': '3' };
  const reply = new Response(readable, { status: 206, statusText: 'Part', headers });
  return {
    reply,
    write: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
  };
};

describe('a reply of the worker', () => {
  test('goes on as it is in Chromium', async () => {
    const { reply } = slowReply();
    expect(await replied(chromium, reply)).toBe(reply);
  });

  test('is handed over elsewhere once it is whole, with its status and the headers that still hold', async () => {
    const { reply, write, end } = slowReply();
    let isHere = false;
    const given = replied(others, Promise.resolve(reply)).then((response) => {
      isHere = true;
      return response;
    });
    await write('a,b\n');
    await write('1,2\n');
    const before = isHere;
    await end();
    const { status, statusText, headers, ...rest } = await given.then(async (response) => ({
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    }));
    expect([before, status, statusText, headers, rest]).toEqual([
      false,
      206,
      'Part',
      { 'content-type': 'text/csv' },
      { text: 'a,b\n1,2\n' },
    ]);
  });

  test.each([204, 205, 304])(
    'of status %i, which has no body, goes on as it is elsewhere too',
    async (status) => {
      const reply = new Response(null, { status });
      expect(await replied(others, reply)).toBe(reply);
    },
  );

  test('fails elsewhere as it failed', async () => {
    const lost = new TypeError('Failed to fetch');
    await expect(replied(others, Promise.reject(lost))).rejects.toBe(lost);
  });
});

describe('a call of a page that a new version of the worker does not list', () => {
  const answered = async (clientId: string): Promise<string> => {
    const { send } = started(chromium);
    const { promise, resolve } = Promise.withResolvers<Response>();
    const event = {
      request: { url: `${scope}api/clients` },
      clientId,
      respondWith: resolve,
      stopImmediatePropagation: () => {},
    };
    send('fetch', event);
    return (await promise).text();
  };

  test('is answered by the page, once the list that the version before has stored is read', async () => {
    expect(await answered('stored')).toBe('from the page');
  });

  test('goes to the host where no list has the page', async () => {
    expect(await answered('unknown')).toBe('from the host');
  });
});

describe('a request to the worker', () => {
  const ask = (url: string) => {
    const { noted, note, send } = started(chromium);
    const event = { request: { url }, clientId: 'listed', stopImmediatePropagation: note('stop') };
    send('fetch', event);
    return noted.map((one) => (one as readonly unknown[])[0]);
  };

  test('of the backend goes on to MSW, and what is still to be kept gives way', () => {
    expect(ask(`${scope}api/clients`)).toEqual(['giveWay']);
  });

  test.each([`${scope}dashboard`, `${scope}assets/app-1.js`, 'https://agency.example/api/clients'])(
    'for %s never reaches MSW',
    (url) => {
      expect(ask(url)).toEqual(['stop', 'answer']);
    },
  );
});

describe('a message of the worker to its page', () => {
  test('about a reply goes without the copy of the body, which ends', async () => {
    const { client, noted } = started(others);
    const ended = Promise.withResolvers<void>();
    const body = new ReadableStream({ cancel: () => ended.resolve() });
    const payload = { request: { id: '1' }, response: { status: 200, body } };
    client.postMessage({ type: 'RESPONSE', payload }, [body]);
    await ended.promise;
    expect(noted).toEqual([
      [
        'post',
        { type: 'RESPONSE', payload: { request: { id: '1' }, response: { status: 200, body: null } } },
      ],
    ]);
  });

  test('about a reply without a body, and every other one, goes as it is', () => {
    const { client, noted } = started(others);
    const empty = { type: 'RESPONSE', payload: { response: { status: 204, body: null } } };
    const asked = { type: 'REQUEST', payload: { body: 'x' } };
    client.postMessage(empty, []);
    client.postMessage(asked, ['port']);
    expect(noted).toEqual([
      ['post', empty],
      ['post', asked, ['port']],
    ]);
  });
});

test('a message of a page takes it over, keeps files, or lets it go without ending the worker', () => {
  const done = ['TAKE_OVER', 'KEEP_FILES', 'CLIENT_CLOSE', 'MOCK_ACTIVATE'].map((data) => {
    const { noted, note, send } = started(chromium);
    send('message', { data, waitUntil: () => {}, stopImmediatePropagation: note('stop') });
    return noted;
  });
  expect(done).toEqual([[['claim']], [['keep']], [['stop']], []]);
});
