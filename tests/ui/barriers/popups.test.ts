/** @vitest-environment happy-dom */
/** Tests structure and names of every overlay: each opened once in the real app, without a browser. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { until } from '#tests/support/until.ts';
import { playedPage } from '../pages/playedPage.ts';
import { popupOpeners } from './popupOpeners.ts';

const page = playedPage();

beforeAll(() => page.play([{ role: 'admin' }]));
afterAll(page.close);

const overPage = '[role="dialog"], [role="alertdialog"], [role="menu"], .ant-popover';

const opened = (document: Document): readonly Element[] =>
  [...document.querySelectorAll(overPage)].filter(
    (element) => element.closest('nav, .ant-popover-hidden') === null,
  );

test.each(Object.entries(popupOpeners))('nothing in what %s opens is a barrier', async (_, steps) => {
  const document = await page.play(steps);
  const parts = await until(() => {
    const found = opened(document);
    expect(found.length).toBeGreaterThan(0);
    return found;
  });

  expect(await barriersWithin(...parts)).toEqual([]);
  await page.play([{ press: 'Escape' }]);
});
