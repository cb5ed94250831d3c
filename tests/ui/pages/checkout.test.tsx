/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import {
  button,
  fillIn,
  heading,
  isAt,
  link,
  page as main,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { nora } from '#tests/support/cast.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const summary = region('Starter plan');
const submit = button('Complete demo checkout');
const receipt = { role: 'alertdialog', name: 'Demo checkout successful!' } as const;
const chat = { role: 'button', name: 'Open support chat', part: true } as const;

describe('the checkout', () => {
  test('informs a visitor that nothing is activated, and is finished after the sign-up [S2.2] [S2.18] [S4.6] [S6.4] [S8.3]', async () => {
    await page.play([
      { go: '/checkout?plan=starter&billing=yearly' },
      says('Demo mode.'),
      says('$290 a year', summary),
      says('$58 a year', summary),
      { click: link('Terms of service', { within: main }) },
      says('This is a demo.', region('Terms of service')),
      { click: submit },
      { expect: { attribute: 'disabled', of: button('Processing...'), is: true } },
      { wait: 2_000 },
      says('Plan: Starter', receipt),
      says('Price: $290/year', receipt),
      says('Billing: yearly', receipt),
      says('In production, this would process a real payment.', receipt),
      says('Nothing is activated yet', receipt),
    ]);
    const opened = page.stage().document().querySelector('[role="alertdialog"]');
    expect(await barriersWithin(opened)).toEqual([]);

    await page.play([
      { click: button('Create your account', { within: receipt }) },
      isAt('/register?plan=starter&billing=yearly'),
      ...fillIn({
        'First name': nora.firstName,
        'Last name': nora.lastName,
        Email: nora.email,
        'Company name': nora.company,
        Password: nora.password,
        'Confirm password': nora.password,
      }),
      { click: { role: 'checkbox', name: 'terms', part: true } },
      { click: button('Create account') },
      { click: button('Go to checkout') },
      isAt('/checkout?plan=starter&billing=yearly'),
      { expect: { attribute: 'disabled', of: submit, is: false } },
      seesNo(chat),
      { click: submit },
      { wait: 2_000 },
      says('Your free trial runs until', receipt),
      { click: button('Continue', { within: receipt }) },
      isAt('/dashboard'),
      sees(chat),
      says('Starter', region('Subscription')),
      // The plan made the owner an admin, who may open the billing page (D29).
      { click: link('Billing', { within: region('Subscription') }) },
      { click: button('Cancel the subscription') },
      { click: button('Cancel on', { part: true }) },
      sees(button('Resume the subscription')),
    ]);
  });

  test('falls back with a notice where the address has unknown values, and leads back to the prices [S2.2]', async () => {
    await page.play([
      { go: '/checkout?plan=gold&billing=weekly' },
      says('“gold” is not one of our plans, so this is Pro.'),
      says('“weekly” is not a way of billing, so this is monthly.'),
      says('$149 a month', region('Pro plan')),
      { click: link('Back to pricing') },
      isAt('/pricing'),
    ]);
  });

  test('comes back to the same plan and cycle for anyone who signs in first [S2.2]', async () => {
    await page.play([
      { go: '/checkout?plan=starter&billing=yearly' },
      { click: link('Sign in first') },
      sees(heading('Sign in')),
      { click: button('Admin') },
      { click: button('Sign in') },
      isAt('/checkout?plan=starter&billing=yearly'),
      says('$290 a year', summary),
      seesNo(link('Sign in first')),
    ]);
  });

  test('is closed to a person of a client before anything is filled in', async () => {
    await page.play([
      { role: 'client' },
      { go: '/checkout?plan=starter' },
      sees(heading('Your agency chooses the plan')),
      seesNo(submit),
    ]);
  });
});
