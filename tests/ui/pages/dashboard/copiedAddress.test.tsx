/** @vitest-environment happy-dom */
/** Tests that a dashboard's address opens the identical screen in another tab and time zone (product design D6 and D10). */
import { afterEach, expect, test, vi } from 'vitest';
import { button, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(() => {
  page.close();
  vi.unstubAllEnvs();
});

const channels = { role: 'table', name: 'Channels' };

const screen = () => {
  const main = page.stage().document().querySelector('main')?.cloneNode(true) as Element;
  for (const moment of main.querySelectorAll('time, [data-print-cover] dl > :last-child')) moment.remove();
  return {
    address: page.stage().address(),
    text: [...main.querySelectorAll('section, figure, header, p, table')].map((part) => part.textContent),
    drawn: [...main.querySelectorAll('svg [d]')].map((shape) => shape.getAttribute('d')),
  };
};

const open = async (zone: string, address: string): Promise<void> => {
  vi.stubEnv('TZ', zone);
  await page.play([{ role: 'manager' }, { go: address }, sees(channels)]);
  await page.stage().settle();
};

const press = async (key: string): Promise<void> => {
  const { body } = page.stage().document();
  body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await page.stage().settle();
};

test('a board after five changes is the same from its address, in Los Angeles as in Tokyo', async () => {
  await open('Asia/Tokyo', '/dashboard?client=fjordandfoam');
  const addresses = [page.stage().address()];
  for (const key of ['t', 'x', 'ArrowLeft']) {
    await press(key);
    addresses.push(page.stage().address());
  }
  for (const name of ['Email', 'Hide annotations']) {
    if (name !== 'Email') await page.play([{ click: button('View options') }]);
    await page.play([{ click: button(name, name === 'Email' ? { within: channels } : {}) }]);
    await page.stage().settle();
    addresses.push(page.stage().address());
  }
  await page.play([{ click: button('View options') }, seesNo(button('Copy link: this view'))]);
  const seen = screen();
  const offset = new Date(0).getTimezoneOffset();
  page.close();
  await open('America/Los_Angeles', seen.address);

  expect(new Set(addresses).size).toBe(6);
  expect(seen.address).toContain('channel=email');
  expect(seen.drawn.length).toBeGreaterThan(10);
  expect([offset, new Date(0).getTimezoneOffset()]).toEqual([-540, 480]);
  expect(screen()).toEqual(seen);
});

test('the link that is copied leaves out what of the address was ignored', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: async (text: string) => void copied.push(new URL(text).search) },
  });
  for (const search of ['?channel=email&range=soon&compare=year', '?channel=email&compare=year']) {
    await page.play([
      { role: 'manager' },
      { go: `/dashboard${search}` },
      { click: button('View options') },
      { click: button('Copy link: this view') },
    ]);
    await page.stage().settle();
    page.close();
  }
  vi.unstubAllGlobals();

  expect(copied).toEqual(['?channel=email&compare=year', '?channel=email&compare=year']);
});
