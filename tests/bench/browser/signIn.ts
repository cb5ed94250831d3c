/** Signs in with a demo account. */
import type { Page } from 'playwright';
import { demoAccounts } from '#domain/accounts/demoAccounts.ts';
import { untilDashboardAfter, untilQuiet, untilWorker } from './settle.ts';

/** Opens the sign-in page and waits until it has loaded everything. */
export const openSignIn = async (page: Page, product: string): Promise<void> => {
  await page.goto(`${product}/login`);
  await untilWorker(page);
  await untilQuiet(page);
};

/** Fills in the demo account and presses the button; resolves when the dashboard's content is on the screen. */
export const pressSignIn = async (page: Page): Promise<void> => {
  const { label, email } = demoAccounts.admin;
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.waitForFunction(
    (address) => document.querySelector<HTMLInputElement>('input[name=email]')?.value === address,
    email,
  );
  await untilDashboardAfter(page, () => page.getByRole('button', { name: 'Sign in', exact: true }).click());
};
