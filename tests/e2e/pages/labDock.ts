/** The Lab beside a page, or as a page of its own. */
import type { Locator, Page } from 'playwright/test';

export type LabDock = {
  readonly lab: Locator;
  readonly launcher: Locator;
  readonly separator: Locator;
  /** Opens the dock by its launcher and shows a panel; left out: the one that is shown first. */
  open(panel?: string): Promise<void>;
  tab(name: string): Locator;
};

export const createLabDock = (page: Page): LabDock => {
  const lab = page.getByRole('region', { name: 'Lab', exact: true });
  const launcher = page.getByRole('button', { name: 'Open the Lab' });
  const tab = (name: string) => lab.getByRole('tab', { name, exact: true });
  return {
    lab,
    launcher,
    separator: page.getByRole('separator', { name: 'Size of the Lab' }),
    open: async (panel) => {
      await launcher.click();
      if (panel !== undefined) await tab(panel).click();
    },
    tab,
  };
};
