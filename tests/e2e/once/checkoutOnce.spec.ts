/** Tests that a repeated checkout request takes effect once. */
import type { Page } from 'playwright/test';
import type { EventList } from '#domain/contract/eventSchemas.ts';
import { nora } from '#tests/support/cast.ts';
import { expect, test } from '../support/browserTest.ts';
import { callApi, sessionHeader } from '../support/callApi.ts';
import { holdReplies } from '../support/holdReplies.ts';

const openCheckout = async (page: Page) => {
  await page.goto('./checkout?plan=pro&billing=yearly');
  const submit = page.getByRole('button', { name: /Complete demo checkout|Processing\.\.\./ });
  await expect(submit).toBeEnabled();
  return { submit, receipt: page.getByRole('alertdialog', { name: 'Demo checkout successful!' }) };
};

const countEvents = async (page: Page): Promise<Readonly<Record<string, number>>> => {
  const { body } = await callApi<EventList>(page, {
    path: '/api/events?limit=500',
    headers: await sessionHeader(page),
  });
  const types = body.items.map(({ type }) => type).filter((type) => /^(Checkout|Subscription)/.test(type));
  return Object.fromEntries(
    [...new Set(types)].map((type) => [type, types.filter((one) => one === type).length]),
  );
};

test('a double click, a reload while it is processing and another tab are one checkout, and a third tab has chat and features at once [S4.6][S6.3][S6.4]', async ({
  page,
  context,
  registerPage,
}) => {
  test.slow();
  await registerPage.open();
  await registerPage.register(nora);
  await registerPage.goToDashboard.click();
  await page.goto('./advanced-analytics');
  const wall = page.getByRole('heading', { name: 'AI insights are not in this plan' });
  const chat = page.getByRole('button', { name: 'Open support chat' });
  await expect(wall).toBeVisible();
  await expect(chat).toHaveCount(0);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));

  const [first, second] = [await context.newPage(), await context.newPage()];
  const letReplies = await holdReplies(first, '/api/checkout');
  const one = await openCheckout(first);
  const other = await openCheckout(second);
  await one.submit.dblclick();
  await expect(one.submit).toHaveText('Processing...');
  const warned = first.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await first.reload();
  expect(await warned).toBe('beforeunload');
  await one.submit.click();
  await expect(one.submit).toHaveText('Processing...');
  await letReplies();
  await expect(one.receipt).toContainText('Your free trial runs until');
  await other.submit.click();
  await expect(other.receipt).toContainText('Your free trial runs until');
  expect(await countEvents(second)).toEqual({ CheckoutCompleted: 1, SubscriptionActivated: 1 });

  await expect(wall).toHaveCount(0);
  await expect(chat).toBeVisible();
  expect(loads).toEqual([]);
});
