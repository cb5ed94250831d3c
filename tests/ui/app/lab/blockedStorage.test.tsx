/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { sees } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();
const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
let reads = 0;

afterEach(async () => {
  await page.close();
  if (before) Object.defineProperty(globalThis, 'sessionStorage', before);
});

test('a stage reads no storage of the browser, which a foreign site that embeds it may block', async () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      reads += 1;
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  await page.play([{ role: 'manager' }, { go: '/demo' }, sees({ role: 'heading', name: 'Demo accounts' })]);
  expect(reads).toBe(0);
});
