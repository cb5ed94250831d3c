/** Defines the test function of all browser tests: the served product, page models, and a watch for unnoticed errors. */
import { type BrowserContext, test as base, expect } from 'playwright/test';
import { createDashboardPage, type DashboardPage } from '../pages/dashboardPage.ts';
import { createDemoPage, type DemoPage } from '../pages/demoPage.ts';
import { createLabDock, type LabDock } from '../pages/labDock.ts';
import { createLoginPage, type LoginPage } from '../pages/loginPage.ts';
import { createNavigation, type Layout, type Navigation } from '../pages/navigation.ts';
import { createRegisterPage, type RegisterPage } from '../pages/registerPage.ts';
import { describePages } from './describePages.ts';
import { type Site, withSite } from './site.ts';
import { type Watch, watchTest } from './watchTest.ts';

export type BrowserTestOptions = {
  readonly layout: Layout;
  /** If true, the worker caches the build's files for offline visits. Off by default: caching takes a fifth of a test's time. */
  readonly keepsFiles: boolean;
};

export type BrowserTestWorkerOptions = {
  readonly base: string;
};

type Models = {
  readonly watch: Watch;
  readonly navigation: Navigation;
  readonly loginPage: LoginPage;
  readonly registerPage: RegisterPage;
  readonly demoPage: DemoPage;
  readonly dashboardPage: DashboardPage;
  readonly labDock: LabDock;
};

export const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { connection } = navigator as Navigator & { readonly connection?: object };
    if (connection) Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true });
  });

/** Long enough to build the product once more. */
const siteLimit = 300_000;

export const test = base.extend<
  BrowserTestOptions & Models,
  BrowserTestWorkerOptions & { readonly site: Site }
>({
  layout: ['wide', { option: true }],
  keepsFiles: [false, { option: true }],
  base: ['/', { option: true, scope: 'worker' }],
  site: [({ base }, use) => withSite(base, use), { scope: 'worker', timeout: siteLimit }],
  baseURL: ({ site }, use) => use(site.url),
  watch: [
    async ({ context, site, keepsFiles }, use, testInfo) => {
      if (!keepsFiles) await saveData(context);
      const { watch, expected, happened } = watchTest(context, site.url);
      await use(watch);
      // A separate error that repeats the first one: CI shows only the last lines of a run.
      if (testInfo.status !== testInfo.expectedStatus)
        throw new Error(
          `After ${JSON.stringify(happened())} its pages showed:\n${await describePages(context)}\n\nIt failed with:\n${testInfo.errors.map(({ message }) => message).join('\n')}`,
        );
      expect(happened()).toEqual(expected());
    },
    { auto: true },
  ],
  navigation: ({ page, layout }, use) => use(createNavigation(page, layout)),
  loginPage: ({ page }, use) => use(createLoginPage(page)),
  registerPage: ({ page }, use) => use(createRegisterPage(page)),
  demoPage: ({ page }, use) => use(createDemoPage(page)),
  dashboardPage: ({ page }, use) => use(createDashboardPage(page)),
  labDock: ({ page, navigation }, use) => use(createLabDock(page, navigation)),
});

export { expect };
