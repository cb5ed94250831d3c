/** An agency that takes a smaller plan and goes on until that holds. */
import type { Page } from 'playwright/test';
import { createLoginPage } from '../pages/loginPage.ts';
import type { Navigation } from '../pages/navigation.ts';
import { callApi, sessionHeader } from './callApi.ts';

const day = 24 * 60 * 60 * 1_000;

/** Longer than any month. */
const nextPeriod = 32 * day;

type Agency = { readonly page: Page; readonly navigation: Navigation };

/** The demo admin, signed in, schedules a smaller plan and signs out; a month later it holds and they are back. `page.clock` must be installed. */
export const moveToSmallerPlan = async (
  { page, navigation }: Agency,
  plan: 'starter' | 'pro',
): Promise<void> => {
  const { status } = await callApi(page, {
    method: 'POST',
    path: '/api/subscription/change',
    headers: await sessionHeader(page),
    body: { plan_name: plan, billing_cycle: 'monthly' },
  });
  if (status !== 200) throw new Error(`The change to ${plan} was refused with ${status}.`);
  await navigation.signOut();
  await page.waitForURL('./');
  await page.clock.setSystemTime(await page.evaluate((ahead) => Date.now() + ahead, nextPeriod));
  const loginPage = createLoginPage(page);
  await loginPage.open();
  await loginPage.signInAs('Admin');
  await page.waitForURL('./dashboard');
};
