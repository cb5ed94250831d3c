/** Tests the service worker's cache of a build and its replies online and offline. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeBuild, tellWorker } from '../../scripts/keptFiles.ts';

const worker = readFileSync(join(import.meta.dirname, '../../public/requestWorker.js'), 'utf8');
const program = readFileSync(join(import.meta.dirname, '../../public/keptFiles.js'), 'utf8');

describe('the build', () => {
  let dist = '';
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'kept-'));
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'assets', 'charts-AbCdEf12.js'), 'x'.repeat(900));
    writeFileSync(join(dist, 'assets', 'app-AbCdEf12.js'), 'x'.repeat(90));
    writeFileSync(join(dist, 'assets', 'app-AbCdEf12.js.br'), 'x');
    writeFileSync(join(dist, 'requestWorker.js'), worker);
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  test('names its pages, and its assets from the smallest on, without packed copies', () => {
    expect(describeBuild(dist, ['/', '/pricing'], '17')).toEqual({
      version: '17',
      pages: ['shell.html', '', 'pricing'],
      icon: 'lens.svg',
      assets: ['assets/app-AbCdEf12.js', 'assets/charts-AbCdEf12.js'],
    });
  });

  test('reports its worker, and fails when the worker has no place for it', () => {
    const build = describeBuild(dist, ['/'], '17');
    tellWorker(dist, build);
    const told = readFileSync(join(dist, 'requestWorker.js'), 'utf8');
    expect(told).toBe(worker.replace('const build = null;', `const build = ${JSON.stringify(build)};`));
    expect(() => tellWorker(dist, build)).toThrow('requestWorker.js has no line');
  });
});

const scope = 'https://agency.example/demo/';
const build = {
  version: '17',
  pages: ['shell.html', '', 'pricing'],
  icon: 'lens.svg',
  assets: ['assets/app-1.js', 'assets/charts-1.js'],
};

type Kept = Map<string, Map<string, Response>>;
type Files = {
  readonly routes: readonly object[];
  activate(): Promise<void>;
  giveWay(): void;
  keep(): Promise<void>;
  answer(event: object): void;
};

const urlOf = (request: Request | URL | string): string =>
  typeof request === 'string' ? request : 'url' in request ? request.url : request.href;

const fixture = (own: object | null, kept: Kept = new Map()) => {
  const state = {
    online: true,
    version: '17',
    asked: [] as string[],
    /** The host's status by path for missing files. */
    missing: {} as Record<string, number>,
    now: 5_000,
    slept: [] as number[],
  };
  const clock = {
    performance: { now: () => state.now },
    setTimeout: (wake: () => void, milliseconds: number) => {
      state.slept.push(milliseconds);
      state.now += milliseconds;
      queueMicrotask(wake);
    },
  };
  const fetch = async (request: Request | URL | string): Promise<Response> => {
    if (!state.online) throw new TypeError('Failed to fetch');
    const path = urlOf(request).slice(scope.length);
    state.asked.push(path);
    const status = state.missing[path];
    if (status !== undefined) return new Response('Error response', { status });
    return new Response(
      path.includes('.js') ? path : `<main data-made-at="${state.version}">${path || 'landing'}</main>`,
    );
  };
  const openCache = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async (request: Request | URL) => entries.get(urlOf(request))?.clone(),
      put: async (request: Request | URL, response: Response) => void entries.set(urlOf(request), response),
    };
  };
  const caches = {
    keys: async () => [...kept.keys()],
    open: async (name: string) => openCache(name),
    delete: async (name: string) => kept.delete(name),
  };
  const self: { createKeptFiles?: (own: object | null, scope: string) => Files } = {};
  runInNewContext(program, {
    self,
    caches,
    fetch,
    ...clock,
    registration: {},
    URL,
    Response,
    Headers,
    Promise,
  });
  const files = self.createKeptFiles?.(own, scope);
  if (files === undefined) throw new Error('keptFiles.js makes nothing');
  const ask = async (path: string, mode = 'navigate', method = 'GET'): Promise<string | null> => {
    const answers: Promise<Response>[] = [];
    const request = { url: scope + path, mode, method };
    files.answer({ request, respondWith: (answer: Promise<Response>) => answers.push(answer) });
    const [answer] = await Promise.all(answers);
    return answer === undefined ? null : answer.text();
  };
  return { files, state, kept, ask };
};

describe('the worker', () => {
  test('keeps all of its build, one after the other, and asks for nothing twice', async () => {
    const { files, state, kept } = fixture(build);
    await Promise.all([files.keep(), files.keep()]);
    await files.keep();
    expect(state.asked).toEqual(['shell.html', '', 'pricing', 'lens.svg', ...build.assets]);
    expect([...kept.keys()]).toEqual([`agencylens-files:${scope}:17`]);
  });

  test('fetches the next file a second after a page has asked the backend, not beside the answer', async () => {
    const { files, state } = fixture({ ...build, pages: [], assets: [] });
    files.giveWay();
    await files.keep();
    expect([state.asked, state.slept]).toEqual([['lens.svg'], [1, 999]]);
  });

  test('keeps no page of another build', async () => {
    const { files, state, kept } = fixture(build);
    state.version = '18';
    await files.keep();
    expect([...(kept.values().next().value?.keys() ?? [])]).toEqual(
      ['lens.svg', ...build.assets].map((path) => scope + path),
    );
  });

  test('goes on at the next call where the connection broke off', async () => {
    const { files, state } = fixture(build);
    state.online = false;
    await files.keep();
    state.online = true;
    await files.keep();
    expect(state.asked).toHaveLength(6);
  });

  test('gives a page from the network as long as there is one, else the kept one, else the shell', async () => {
    const { files, state, ask } = fixture(build);
    await files.keep();
    state.version = '18';
    expect(await ask('pricing')).toBe('<main data-made-at="18">pricing</main>');
    state.online = false;
    expect(await ask('pricing/')).toBe('<main data-made-at="17">pricing</main>');
    expect(await ask('')).toBe('<main data-made-at="17">landing</main>');
    expect(await ask('clients')).toBe('<main data-made-at="17">shell.html</main>');
  });

  test.each([404, 403])(
    'gives the shell for a page inside the app of which the host says %i',
    async (status) => {
      const { state, ask } = fixture(build);
      state.missing = { 'dashboard?range=7d': status };
      expect(await ask('dashboard?range=7d')).toBe('<main data-made-at="17">shell.html</main>');
      expect(state.asked).toEqual(['dashboard?range=7d', 'shell.html']);
    },
  );

  test('gives the kept shell where the host has none either', async () => {
    const { files, state, ask } = fixture(build);
    await files.keep();
    state.version = '18';
    state.missing = { dashboard: 404 };
    expect(await ask('dashboard')).toBe('<main data-made-at="18">shell.html</main>');
    state.missing = { dashboard: 404, 'shell.html': 404 };
    expect(await ask('dashboard')).toBe('<main data-made-at="17">shell.html</main>');
  });

  test('passes on what the host says of a missing file, and what is no missing page', async () => {
    const { files, state, ask } = fixture(build);
    await files.keep();
    state.missing = { 'report.pdf': 404, 'dashboard/notes.txt': 404, clients: 500, billing: 401 };
    const answers = Object.keys(state.missing).map((path) => ask(path));
    expect(await Promise.all(answers)).toEqual(answers.map(() => 'Error response'));
  });

  test('says that a page needs a connection once where nothing is kept', async () => {
    const { state, ask } = fixture(build);
    state.online = false;
    expect(await ask('clients')).toContain('<h1>This page needs a connection once</h1>');
  });

  test('gives a kept asset without the network, and any other by it', async () => {
    const { files, state, ask } = fixture(build);
    await files.keep();
    state.asked.length = 0;
    expect(await ask('assets/app-1.js', 'cors')).toBe('assets/app-1.js');
    expect(state.asked).toEqual([]);
    expect(await ask('assets/other-1.js', 'cors')).toBe('assets/other-1.js');
    expect(state.asked).toEqual(['assets/other-1.js']);
  });

  test('leaves all else to the browser, and everything where nothing is built', async () => {
    expect(await fixture(build).ask('social.png', 'no-cors')).toBe(null);
    expect(await fixture(build).ask('pricing', 'navigate', 'POST')).toBe(null);
    const dev = fixture(null);
    await dev.files.keep();
    expect([await dev.ask('pricing'), dev.files.routes, dev.state.asked]).toEqual([null, [], []]);
  });

  test('forgets former builds below its own path only', async () => {
    const other = `agencylens-files:https://agency.example/:3`;
    const kept: Kept = new Map([
      [`agencylens-files:${scope}:16`, new Map()],
      [other, new Map()],
      ['msw:active-clients', new Map()],
    ]);
    const { files } = fixture(build, kept);
    await files.keep();
    await files.activate();
    expect([...kept.keys()]).toEqual([other, 'msw:active-clients', `agencylens-files:${scope}:17`]);
  });
});
