/** @vitest-environment happy-dom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { explainMissingCode } from '#ui/boot/missingCode.ts';
import { macrotask } from '#world/settle.ts';

const program = readFileSync(join(import.meta.dirname, '../../../public/newVersion.js'), 'utf8');

const pageOf = (mark: number | null): string =>
  mark === null
    ? '<main>Sign in to the guest network</main>'
    : `<div id="root" data-made-at="${mark}"></div>`;

/** The host's reply for its shell; null without a connection. */
type Host = Response | null;

const shellOf = (mark: number | null, status = 200): Host => new Response(pageOf(mark), { status });

/** Runs the script as the page of a build does, and gives what it asked for and how often it reloaded the page. */
const run = async (host: Host) => {
  const asked: unknown[] = [];
  const state = { asked, reloads: 0 };
  const script = { src: 'https://agency.example/demo/newVersion.js' };
  const page = new Proxy(document, {
    get: (target, name) => {
      if (name === 'currentScript') return script;
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const fetch = async (url: URL, init: RequestInit) => {
    asked.push([url.href, init]);
    if (host === null) throw new TypeError('Failed to fetch');
    return host;
  };
  const location = { reload: () => (state.reloads += 1) };
  new Function('document', 'fetch', 'location', program)(page, fetch, location);
  await macrotask();
  return state;
};

const bars = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

const words = 'A new version of AgencyLens is available. Reload to use it.ReloadNot now';

beforeEach(() => {
  document.body.innerHTML = pageOf(17);
});

describe('explainMissingCode', () => {
  const fixture = () => {
    const scripts: string[] = [];
    const head = { append: (script: unknown) => scripts.push((script as HTMLElement).outerHTML) };
    const navigator = { onLine: true };
    const page = Object.assign(new EventTarget(), {
      navigator,
      document: { head, createElement: (name: string) => document.createElement(name) },
    });
    explainMissingCode(page as unknown as Window, '/demo/');
    const show = (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return { scripts, navigator, show, miss: () => page.dispatchEvent(new Event('vite:preloadError')) };
  };

  test('asks the host, by a name that no build changes, each time that code is missing', () => {
    const { scripts, miss } = fixture();
    const before = [...scripts];
    miss();
    miss();
    const script = '<script src="/demo/newVersion.js"></script>';
    expect([before, scripts]).toEqual([[], [script, script]]);
  });

  test('asks when the page comes back from the back/forward cache, and not at its first show', () => {
    const { scripts, show } = fixture();
    show(false);
    expect(scripts).toEqual([]);
    show(true);
    expect(scripts).toEqual(['<script src="/demo/newVersion.js"></script>']);
  });

  test('asks nobody without a connection', () => {
    const { scripts, navigator, miss } = fixture();
    navigator.onLine = false;
    miss();
    expect(scripts).toEqual([]);
  });
});

describe('newVersion.js', () => {
  test('asks the host itself, and no cache, for the shell beside it', async () => {
    const { asked } = await run(shellOf(17));
    expect(asked).toEqual([['https://agency.example/demo/shell.html', { cache: 'no-store' }]]);
  });

  test.each([18, 16])('says that a new version is there when the host has build %i', async (mark) => {
    await run(shellOf(mark));
    expect(bars()).toEqual([words]);
  });

  test.each<[string, Host]>([
    ['the same build', shellOf(17)],
    ['a page that is not of the product', shellOf(null)],
    ['a refusal', shellOf(18, 503)],
    ['no connection', null],
  ])('says nothing of %s', async (_, host) => {
    await run(host);
    expect(bars()).toEqual([]);
  });

  test('says nothing in a page of no build', async () => {
    document.body.innerHTML = '<div id="root"></div>';
    const { asked } = await run(shellOf(18));
    expect([bars(), asked]).toEqual([[], []]);
  });

  test('says it once when much is missing', async () => {
    await Promise.all([run(shellOf(18)), run(shellOf(18)), run(shellOf(18))]);
    expect(bars()).toEqual([words]);
  });

  test('leaves it to a page that says so itself', async () => {
    addEventListener('newversion', (event) => event.preventDefault(), { once: true });
    await run(shellOf(18));
    expect(bars()).toEqual([]);
  });

  test('reloads the page at the press alone', async () => {
    const state = await run(shellOf(18));
    const before = state.reloads;
    press('Reload');
    expect([before, state.reloads]).toEqual([0, 1]);
  });

  test.each([
    '<textarea>A long answer</textarea>',
    '<input type="text" value="Dune">',
    '<input value="Dune">',
  ])('asks once more before a reload that would lose %s', async (field) => {
    document.body.insertAdjacentHTML('beforeend', field);
    const state = await run(shellOf(18));
    press('Reload');
    const asked = bars();
    press('Not now');
    const stayed = [bars(), document.querySelector('textarea, input')?.isConnected];
    await run(shellOf(18));
    press('Reload');
    const before = state.reloads;
    press('Reload anyway');
    expect([asked, stayed, before]).toEqual([
      ['Text in a field of this page may not be saved yet.Reload anywayNot now'],
      [[], true],
      0,
    ]);
  });

  test('leaves the question to the browser where a form asks itself, and asks nothing of empty fields', async () => {
    document.body.insertAdjacentHTML('beforeend', '<textarea> </textarea><input type="text" value="" />');
    const empty = await run(shellOf(18));
    press('Reload');
    document.body.insertAdjacentHTML('beforeend', '<textarea>Dune</textarea>');
    document.getElementById('new-version')?.remove();
    addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
    const held = await run(shellOf(18));
    press('Reload');
    expect([empty.reloads, held.reloads]).toEqual([1, 1]);
  });

  test('goes away until code is missing again', async () => {
    await run(shellOf(18));
    press('Not now');
    const after = bars();
    await run(shellOf(18));
    expect([after, bars()]).toEqual([[], [words]]);
  });
});
