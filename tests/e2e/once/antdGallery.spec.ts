/** Tests that antd's components look the same with the product's styles and stubs as with antd's own, popups open. */
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { buildGallery } from '../antdGallery/buildGallery.ts';
import { compareStyles, type Difference } from '../antdGallery/compareStyles.ts';

const host = 'http://gallery.test';

/** Known differences, matched against `element property: ours / antd's`. */
const known = [
  // Only one of the two frames has the focus.
  'button\\.ant-btn\\S* outline-(color|offset|style|width):',
  // Set by a script at a time that varies.
  'div\\.ant-picker-range-arrow (left|right):',
].join('|');

const still = `*, *::before, *::after { animation: none 0.01ms !important; transition: none !important; }`;

const openBoth = async (page: Page, folder: string, query: string): Promise<void> => {
  const frames = ['ours', 'antds'].map(
    (variant) =>
      `<iframe title="${variant}" src="/${variant}/gallery.html${query}" width="1240" height="900"></iframe>`,
  );
  await page.route(`${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: frames.join('') });
    return route.fulfill({ path: join(folder, pathname) });
  });
  await page.goto(`${host}/`);
};

const settle = async (page: Page): Promise<void> => {
  for (const title of ['ours', 'antds']) {
    const frame = page.frameLocator(`iframe[title="${title}"]`);
    await expect(frame.getByText('Really')).toBeAttached();
    await expect(frame.locator('.ant-tour-title')).toBeAttached();
    await expect(frame.locator('[class*="-enter"], [class*="-appear"]')).toHaveCount(0);
  }
};

test('antd looks the same by our stylesheets as by its own styles, in both themes', async ({
  page,
}, testInfo) => {
  test.slow();
  await buildGallery('ours', testInfo.outputPath('ours'));
  await buildGallery('antds', testInfo.outputPath('antds'));
  const found: Record<string, readonly Difference[]> = {};
  for (const theme of ['light', 'dark']) {
    await openBoth(page, testInfo.outputPath(), theme === 'dark' ? '?dark' : '');
    await settle(page);
    for (const frame of page.frames().slice(1)) await frame.addStyleTag({ content: still });
    found[theme] = await page.evaluate(compareStyles, known);
  }

  expect(found).toEqual({ light: [], dark: [] });
});
