/** Defines the test function for other browsers: one browser per story, a server, and real user input. */
import { test as base, expect } from 'playwright/test';
import { withSite } from '../../e2e/support/site.ts';
import { startFirefox } from './firefox.ts';
import type { ForeignBrowser, InputSource } from './foreignBrowser.ts';
import { startWebKit } from './webkit.ts';

export type BrowserName = 'firefox' | 'webkit';

export type LaneOptions = { readonly browserKind: BrowserName };

const starters: Readonly<Record<BrowserName, () => Promise<ForeignBrowser>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

type Place = { readonly x: number; readonly y: number };

export type Visit = {
  readonly browser: ForeignBrowser;
  text(): Promise<string>;
  path(): Promise<string>;
  /** Clicks the element of the selector with this text or name, once it exists and does not move. */
  click(selector: string, name?: string): Promise<void>;
  type(text: string): Promise<void>;
  pressWithCtrl(key: string): Promise<void>;
};

const control = '\uE009';

/** Centre of a visible element; null if there is none. */
const placeOf = (selector: string, name: string | undefined): string => `(() => {
  const wanted = ${JSON.stringify(name ?? null)};
  const isNamed = (one) => wanted === null || one.textContent.trim() === wanted || one.getAttribute('aria-label') === wanted;
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => isNamed(one) && one.getClientRects().length > 0);
  if (!found) return null;
  found.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const there = document.elementFromPoint(place.x, place.y);
  return there && (found.contains(there) || there.contains(found)) ? place : null;
})()`;

const clickAt = (place: Place): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', ...place, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

const keys = (actions: readonly (readonly ['keyDown' | 'keyUp', string])[]): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: actions.map(([type, value]) => ({ type, value })),
});

const visitIn = (browser: ForeignBrowser): Visit => ({
  browser,
  text: async () => String(await browser.evaluate('document.body.innerText')),
  path: async () => String(await browser.evaluate('location.pathname')),
  click: async (selector, name) => {
    let last: unknown = null;
    const settled = async () => {
      const before = last;
      last = await browser.evaluate(placeOf(selector, name));
      return last !== null && JSON.stringify(last) === JSON.stringify(before);
    };
    await expect.poll(settled, { message: `${selector} ${name ?? ''} to be there` }).toBe(true);
    await browser.perform([clickAt(last as Place)]);
  },
  type: (text) =>
    browser.perform([keys([...text].flatMap((key) => [['keyDown', key] as const, ['keyUp', key] as const]))]),
  pressWithCtrl: (key) =>
    browser.perform([
      keys([
        ['keyDown', control],
        ['keyDown', key],
        ['keyUp', key],
        ['keyUp', control],
      ]),
    ]),
});

type Fixtures = { readonly visit: Visit };
type WorkerFixtures = LaneOptions & { readonly siteUrl: string };

export const test = base.extend<Fixtures, WorkerFixtures>({
  browserKind: ['firefox', { option: true, scope: 'worker' }],
  siteUrl: [({ browserKind: _ }, use) => withSite('/', ({ url }) => use(url)), { scope: 'worker' }],
  visit: async ({ browserKind }, use, testInfo) => {
    const browser = await starters[browserKind]();
    testInfo.annotations.push({ type: 'browser', description: `${browser.name} ${browser.version}` });
    try {
      await use(visitIn(browser));
      expect(await browser.errors()).toEqual([]);
    } finally {
      await browser.close();
    }
  },
});

export { expect };
