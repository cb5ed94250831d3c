/** Models the page of the demo accounts. */
import type { Locator, Page } from 'playwright/test';
import type { DemoName } from './loginPage.ts';

export type DemoPage = {
  open(): Promise<void>;
  readonly heading: Locator;
  account(name: DemoName): Locator;
};

export const createDemoPage = (page: Page): DemoPage => {
  const main = page.getByRole('main');
  return {
    open: async () => {
      await page.goto('./demo-credentials');
    },
    heading: main.getByRole('heading', { name: 'Demo accounts', level: 1 }),
    account: (name) => main.getByRole('region', { name: `${name} account` }),
  };
};
