/** Models the Lab as a dock or as a page of its own. */
import type { Locator, Page } from 'playwright/test';
import type { Navigation } from './navigation.ts';

export type LabDock = {
  readonly lab: Locator;
  /** In the bar of wide screens; on narrow ones in the open menu. */
  readonly launcher: Locator;
  readonly separator: Locator;
  /** `panel` defaults to the first one. A Lab that was open before the page was loaded opens by itself. */
  open(panel?: string): Promise<void>;
  tab(name: string): Locator;
};

export const createLabDock = (page: Page, navigation: Navigation): LabDock => {
  const lab = page.getByRole('region', { name: 'Lab', exact: true });
  const launcher = page.getByRole('button', { name: 'Open the Lab' });
  const tab = (name: string) => lab.getByRole('tab', { name, exact: true });
  return {
    lab,
    launcher,
    separator: page.getByRole('separator', { name: 'Size of the Lab' }),
    open: async (panel) => {
      const isOpen = await page.evaluate(() => sessionStorage.getItem('agencylens.lab.view') !== null);
      if (!isOpen) {
        await navigation.open();
        await launcher.click();
      }
      if (panel !== undefined) await tab(panel).click();
    },
    tab,
  };
};
