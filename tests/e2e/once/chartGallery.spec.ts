/** Tests the charts with made-up data in a real browser. */
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { withGallery } from '../support/chartGallery.ts';
import { findBarriers, findBarriersInBothThemes } from '../support/findBarriers.ts';

const buildLimit = 180_000;

// One worker, so that the gallery is built once.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ readonly faults: readonly string[] }, { readonly gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that nothing is needed
    ({}, use) => withGallery(use),
    { scope: 'worker', timeout: buildLimit },
  ],
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    await use(faults);
  },
});

const kinds = [
  'Revenue',
  'Revenue by channel',
  'Events by day',
  'Revenue by source',
  'From visit to order',
  'October to November',
  'What made the change',
  'Orders by hour',
  'Shops by score',
  'Revenue and forecast',
] as const;

const figure = (page: Page, name: string): Locator => page.getByRole('figure', { name, exact: true });

const picture = (page: Page, name: string): Locator => page.getByRole('img', { name: `${name}, chart` });

const draw = async (page: Page, name: string): Promise<void> => {
  await picture(page, name).scrollIntoViewIfNeeded();
  await expect(picture(page, name)).toHaveAttribute('data-drawn', 'canvas');
};

const coloursOf = (chart: Locator): Promise<number> =>
  chart
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const seen = new Set<number>();
      for (let at = 0; at < pixels.length; at += 4) {
        if ((pixels[at + 3] ?? 0) > 100)
          seen.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
      }
      return seen.size;
    });

const textOf = (chart: Locator): Promise<string> =>
  chart
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('every kind is drawn on a canvas, from made-up figures, without a barrier or an error', async ({
  page,
  gallery,
  faults,
}) => {
  await page.goto(gallery);
  for (const name of kinds) {
    await draw(page, name);
    expect([name, (await coloursOf(picture(page, name))) > 2]).toEqual([name, true]);
  }
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await expect(page.getByRole('img', { name: 'Revenue, 24 days, rising' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a chart is read by keys, thinned by its legend, renewed in place, and shown as a table, as files and on paper', async ({
  page,
  gallery,
  faults,
}) => {
  await page.goto(gallery);
  const revenue = figure(page, 'Revenue');
  const drawing = picture(page, 'Revenue');
  await draw(page, 'Revenue');

  await drawing.focus();
  await page.keyboard.press('End');
  await expect(revenue.locator('[aria-live="polite"]')).toContainText('30 Jan 2026. Revenue: $');
  await expect(drawing.locator('.g2-tooltip')).toContainText('30 Jan 2026');
  await page.keyboard.press('Home');
  await expect(revenue.locator('[aria-live="polite"]')).toContainText('1 Jan 2026. Revenue: $');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('2026-01-02 to 2026-01-04');
  await page.keyboard.press('Escape');

  const box = await drawing.boundingBox();
  if (!box) throw new Error('the chart has no place');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.4, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, middle, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('status')).toHaveText(/^2026-01-1\d to 2026-01-1\d$/);
  const tooltip = drawing.locator('.g2-tooltip');
  await page.mouse.move(box.x + box.width * 0.5, middle);
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toContainText(/^1\d Jan 2026\s*Revenue\s*\$/);
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();

  const before = await textOf(drawing);
  await drawing
    .locator('canvas')
    .first()
    .evaluate((canvas) => canvas.setAttribute('data-kept', ''));
  await page.getByRole('button', { name: 'Change the figures' }).click();
  await expect.poll(() => textOf(drawing)).not.toBe(before);
  await expect(drawing.locator('canvas[data-kept]')).toHaveCount(1);

  await draw(page, 'Revenue by channel');
  const channels = picture(page, 'Revenue by channel');
  const all = await textOf(channels);
  await figure(page, 'Revenue by channel').getByRole('button', { name: 'Meta' }).click();
  await expect(figure(page, 'Revenue by channel').getByRole('button', { name: 'Meta' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect.poll(() => textOf(channels)).not.toBe(all);

  const files = { csv: page.waitForEvent('download') };
  await revenue.getByRole('button', { name: 'Download CSV' }).click();
  expect((await files.csv).suggestedFilename()).toBe('revenue.csv');
  const png = page.waitForEvent('download');
  await revenue.getByRole('button', { name: 'Download PNG' }).click();
  expect((await png).suggestedFilename()).toBe('revenue.png');

  await page.emulateMedia({ media: 'print' });
  await expect(drawing.locator('svg path')).not.toHaveCount(0);
  await expect(drawing.locator('canvas').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await revenue.getByText('Table', { exact: true }).click();
  await expect(revenue.getByRole('row')).toHaveCount(31);
  await expect(revenue.getByRole('rowheader').first()).toHaveText('30 Jan 2026');
  await revenue.getByRole('columnheader', { name: 'Day' }).getByRole('button').click();
  await expect(revenue.getByRole('rowheader').first()).toHaveText('1 Jan 2026');
  expect(await findBarriers(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('without the library the shape and the table are there, and another try brings the chart', async ({
  page,
  gallery,
}) => {
  const library = '**/LibraryChart-*.js';
  await page.route(library, (route) => route.abort());
  await page.goto(gallery);
  const revenue = figure(page, 'Revenue');
  await expect(revenue.getByRole('alert')).toContainText('The chart could not be loaded.');
  await revenue.getByText('Table', { exact: true }).click();
  await expect(revenue.getByRole('row')).toHaveCount(31);
  await revenue.getByText('Chart', { exact: true }).click();
  // Showing the chart tries the library once more, which must have failed before the route goes.
  await expect(revenue.getByRole('alert')).toContainText('The chart could not be loaded.');
  await page.unroute(library);
  await revenue.getByRole('button', { name: 'Try again' }).click();
  await expect(picture(page, 'Revenue')).toHaveAttribute('data-drawn', 'canvas');
  await expect(revenue.getByRole('alert')).toHaveCount(0);
});

const markupTags = [
  'script',
  'img',
  'image',
  'iframe',
  'foreignObject',
  'style',
  'title',
  'a',
  'animate',
  'use',
];

test('a text that is markup is drawn as text on paper, in tooltips and in the picture of a report', async ({
  page,
  gallery,
}) => {
  for (const [at, text] of [
    '</text></svg><script>ran = 1</script>',
    '<img src=x onerror="ran = 2">',
    `"><svg onload='ran = 3'>]]></tspan><a href="javascript:ran">`,
    '&lt;img src=x onerror="ran = 4"&gt;',
  ].entries()) {
    await page.goto(`${gallery}?hostile=${at}`);
    const charts = page.getByRole('img', { name: /, chart$/ });
    await expect(charts).toHaveCount(10);
    for (const chart of await charts.all()) {
      await chart.scrollIntoViewIfNeeded();
      await expect(chart).toHaveAttribute('data-drawn', 'canvas');
      await chart.focus();
      await page.keyboard.press('Home');
      await expect(chart.locator('.g2-tooltip')).toBeVisible();
    }
    const report = page.getByRole('region', { name: 'Report' });
    await expect(report.locator('svg path').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(charts.locator('svg')).toHaveCount(10);
    await expect(charts.filter({ hasText: text }).first()).toBeAttached();
    const inside = await page.evaluate(
      (tags) => ({
        ran: 'ran' in window,
        tags: [
          ...document.querySelectorAll(tags.map((tag) => `main svg ${tag}, .g2-tooltip ${tag}`).join()),
        ].map(({ outerHTML }) => outerHTML),
        handlers: [...document.querySelectorAll('main *')]
          .flatMap((one) => one.getAttributeNames())
          .filter((name) => /^on/i.test(name)),
      }),
      markupTags,
    );
    expect(inside).toEqual({ ran: false, tags: [], handlers: [] });
    await page.emulateMedia({ media: 'screen' });
  }
});
