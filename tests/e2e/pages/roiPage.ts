/** The ROI calculator. */
import type { Locator, Page } from 'playwright/test';

export type RoiPage = {
  /** Opens it by its address; `query` begins with a question mark. */
  open(query?: string): Promise<void>;
  number(label: string): Locator;
  slider(label: string): Locator;
  /** The formula's result in the list of formulas. */
  result(label: string): Locator;
  save(name: string): Promise<void>;
  scenario(name: string): Locator;
};

export const createRoiPage = (page: Page): RoiPage => {
  const main = page.getByRole('main');
  const results = main.getByRole('region', { name: 'Results' });
  const scenarios = main.getByRole('region', { name: 'Scenarios' });
  return {
    open: async (query = '') => {
      await page.goto(`./roi-calculator${query}`);
    },
    number: (label) => main.getByRole('spinbutton', { name: label }),
    slider: (label) => main.getByRole('slider', { name: label }),
    result: (label) =>
      results
        .locator('div')
        .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
        .last()
        .getByRole('definition')
        .last(),
    save: async (name) => {
      await scenarios.getByLabel('Save these inputs as').fill(name);
      await scenarios.getByRole('button', { name: 'Save scenario' }).click();
      await scenarios.getByRole('heading', { name, exact: true }).waitFor();
    },
    scenario: (name) => scenarios.getByRole('listitem').filter({ hasText: name }),
  };
};
