/** What most often opens over a signed-in page: axe finds nothing in it at any impact, in both themes. `everyPopup.spec.ts` opens all. */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../stage/browserTest.ts';
import { findBarriers } from '../stage/findBarriers.ts';

/** What lies over a page: dialogs, drawers, menus, lists of choices and panels. */
const overPage =
  '[role="dialog"], [role="alertdialog"], [role="menu"], .ant-select-dropdown:not(.ant-select-dropdown-hidden), .ant-popover:not(.ant-popover-hidden)';

type Opener = {
  readonly find: (main: Locator, page: Page) => Locator;
  /** `tests/ui/barriers` opens it without a browser, by all rules that need no drawn page. */
  readonly isStaged: boolean;
};

const button = (name: string | RegExp): Opener => ({
  find: (main) => main.getByRole('button', { name, exact: typeof name === 'string' }).first(),
  isStaged: true,
});
/** A part of a control. */
const panel = (name: string | RegExp): Opener => ({
  find: (_, page) => page.getByRole('button', { name }).first(),
  isStaged: false,
});
const list = (name: string): Opener => ({
  find: (main) => main.getByRole('combobox', { name }),
  isStaged: false,
});

/** By the address, what opens something there. */
const openers: Readonly<Record<string, readonly Opener[]>> = {
  'dashboard?client=fjordandfoam': [
    { find: (_, page) => page.getByRole('banner').getByRole('button', { name: /^Ada/ }), isStaged: true },
    panel('Client: Fjord & Foam'),
    panel(/^Range:/),
    panel(/^Comparison:/),
    panel(/^Interval:/),
    panel(/^Filters:/),
    panel(/^As of:/),
    button('Keyboard shortcuts'),
    button('Revenue'),
    button('Add annotation'),
    button('Set a goal'),
    button('Change the monthly budget'),
    button(/^Budget of /),
  ],
  dashboard: [list('Filter by health'), button(/^Health of /), button('Edit your profile')],
  'dashboard?tab=dashboards': [button('Layouts'), button('Settings')],
  'dashboard?tab=alerts': [button('New rule')],
  'dashboard?tab=history': [list('About what'), button(/^Undo: /)],
  clients: [
    button('Add client'),
    button('Import CSV'),
    list('View of the clients'),
    button(/^Edit /),
    button(/^More for /),
  ],
  billing: [button('What is counted of Clients'), button('Choose what stays as Pro')],
  'competitor-analysis': [button('Add competitor'), button(/^History of /)],
  'integrations?client=fjordandfoam': [
    button(/^Connect /),
    list('Client of Google Ads, Fjord & Foam on Google Ads'),
  ],
  marketplace: [{ find: (main) => main.getByRole('listitem').getByRole('link').first(), isStaged: true }],
};

/** In the dark theme alone, by their colours: their structure is judged without a browser, in `tests/ui/barriers`. */
const darkOpeners: Readonly<Record<string, readonly Opener[]>> = {
  'dashboard?client=fjordandfoam': [button('Share')],
  'dashboard?tab=dashboards&board=all': [button('New dashboard')],
  'dashboard/reports/fjordmonthly': [button('Export'), button('Schedule')],
  'billing?tab=team': [button('Invite somebody'), button(/^Remove /), button('Erase Marcus Chen')],
  'billing?tab=api': [button(/^Revoke/)],
  'billing?tab=invoices': [button('Edit billing details')],
  'white-label': [panel('Pick the accent colour')],
};

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.locator(overPage).filter({ visible: true })).toHaveCount(0);
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens one thing after the other and tells of all of them together. */
const barriersAt = async (
  page: Page,
  [address, each]: readonly [address: string, openers: readonly Opener[]],
  theme: 'light' | 'dark',
): Promise<readonly string[]> => {
  const found: string[] = [];
  const onlyColours = theme === 'dark';
  await page.goto(`./${address}`);
  for (const { find, isStaged } of each) {
    const pressed = find(page.getByRole('main'), page);
    await pressed.click();
    await expect(page.locator(overPage).filter({ visible: true }).first()).toBeInViewport();
    const barriers = await findBarriers(page, { within: overPage, onlyColours, onlyDrawn: isStaged });
    found.push(...barriers.map((barrier) => `${address}, ${pressed}: ${barrier}`));
    await close(page);
  }
  if (address in darkOpeners) {
    // Of an inner page that no route has, its colours beside those of what opens over it.
    const barriers = await findBarriers(page, { within: 'main', onlyColours });
    found.push(...barriers.map((barrier) => `${address}: ${barrier}`));
  }
  return found;
};

// A theme that changes while something is open draws the whole page anew: two visits take less than one.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('nothing that opens over a page of signed-in people is a barrier', async ({ page, loginPage }) => {
      test.slow();
      await loginPage.signInAt('/clients', 'Admin');
      const found: string[] = [];
      const all = [
        ...Object.entries(openers),
        ...(colorScheme === 'dark' ? Object.entries(darkOpeners) : []),
      ];
      for (const entry of all) found.push(...(await barriersAt(page, entry, colorScheme)));
      expect(found).toEqual([]);
    });
  });
}
