/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, dialog, fillIn, heading, link, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { otto } from '#tests/support/cast.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const steps = region('First steps');

test('a new owner starts the trial with one click, and is admin in every tab at once [S4.6] [S6.1]', async () => {
  const sample = { ...dialog, name: 'Harbor & Pine (sample)' };
  const isAdmin: readonly Step[] = [
    says('2 of 7 done', steps),
    sees(link('Go to Clients', { within: steps })),
    sees(link('Connect', { within: steps })),
    sees(link('Import a file', { within: steps })),
    says('Admin, owner', region('People')),
  ];
  const document = await page.play([
    { go: '/register' },
    ...fillIn({
      'First name': otto.firstName,
      'Last name': otto.lastName,
      Email: otto.email,
      'Company name': otto.company,
      Password: otto.password,
      'Confirm password': otto.password,
    }),
    { click: { role: 'checkbox', name: 'terms', part: true } },
    { click: button('Create account') },
    { click: button('Go to Dashboard') },
    says('0 of 7 done', steps),
    { click: button('Open sample client', { within: steps }) },
    says('harborandpine.example', sample),
  ]);
  const seen = document.querySelectorAll('main, [role="dialog"]');
  expect(await barriersWithin(...seen)).toEqual([]);
  await page.play([
    { press: 'Escape' },
    seesNo(sample),
    says('1 of 7 done', steps),
    { tab: 'other' },
    { go: '/dashboard?about=activity' },
    says('1 of 7 done', steps),
    { click: { role: 'tab', name: 'Workspace activity' } },
    says('Live', region('Recent activity')),
    says('Goals can be set once your trial has started.', region('Goals and pacing')),
    { go: '/billing' },
    sees(heading('Billing opens with your trial')),
    { go: '/dashboard' },
    says('1 of 7 done', steps),
    { tab: 'first' },
    { click: button('Start free trial', { within: steps }) },
    ...isAdmin,
    { tab: 'other' },
    ...isAdmin,
  ]);
});
