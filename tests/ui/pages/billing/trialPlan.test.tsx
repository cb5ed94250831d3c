/** @vitest-environment happy-dom */
/** Tests the texts for a trial about other plans and checkout: nothing is charged automatically. */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, fillIn, isAt, region, says } from '#scenarios/targets.ts';
import { nora } from '#tests/support/cast.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage(undefined, '2026-03-15T09:00:00Z');

afterEach(page.close);

const preview = region('Preview of the change');

test('a smaller plan holds at once, and costs only what is kept; the checkout reports what is due', async () => {
  const document = await page.play([
    { go: '/register' },
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
    { wait: 2_000 },
    isAt('/dashboard'),
    { click: button('Start free trial') },
    says('signed in as Admin'),
    { go: '/billing?tab=team' },
    { click: button('Invite teammate') },
    ...fillIn({ Email: 'mara@field.example' }),
    { click: button('Send invitation', { within: dialog }) },
    says('The invitation is open.'),
    { go: '/billing' },
    { click: button('Preview Starter') },
    says('2 team members where Starter allows 1.', preview),
    says('A month, if you keep it after the trial', preview),
  ]);
  const told = document.querySelector('[aria-label="Preview of the change"]')?.textContent;
  expect(told).not.toMatch(/Then, on|Once the change is scheduled/);

  await page.play([
    { go: '/checkout?plan=pro&billing=monthly' },
    // 17 of 31 days follow the free ones.
    says('Due today$81.71', region('Pro plan')),
    says('$81.71 now for the days from then to 15 April 2026, then $149 a month.', region('Pro plan')),
  ]);
});
