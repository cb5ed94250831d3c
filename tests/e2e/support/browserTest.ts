/** The test function of all browser tests: the served product, page models, and a watch that fails a test for what its visitor would not have noticed. */
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
  /** How wide the screen is for the navigation's taste. */
  readonly layout: Layout;
  /** Whether the worker keeps the build's files for visits without a connection: a fifth of a test's work, for few of them. */
  readonly keepsFiles: boolean;
};

export type BrowserTestWorkerOptions = {
  /** The path below which the product is served. */
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

/** As for a visitor whose browser is asked to save data. */
const saveData = (context: BrowserContext): Promise<unknown> =>
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
      // As an error of its own, with the first one told again: the last lines of a run are what is read of it elsewhere.
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
