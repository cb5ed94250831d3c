/** The Lab beside a page, or as a page of its own. */
import type { Locator, Page } from 'playwright/test';
import type { Navigation } from './navigation.ts';

export type LabDock = {
  readonly lab: Locator;
  /** In the bar of wide screens, and in the menu of narrow ones once that is open. */
  readonly launcher: Locator;
  readonly separator: Locator;
  /** Opens the dock by its launcher and shows a panel; left out: the one that is shown first. */
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
      await navigation.open();
      await launcher.click();
      if (panel !== undefined) await tab(panel).click();
    },
    tab,
  };
};
