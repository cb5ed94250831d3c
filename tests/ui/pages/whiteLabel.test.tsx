/** @vitest-environment happy-dom */
/** Tests saved branding on a smaller plan: the permitted part applies, and the page names the plan for the rest. */
import { afterEach, expect, test } from 'vitest';
import {
  button,
  field,
  fillIn,
  heading,
  isAt,
  link,
  logged,
  mainNavigation,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const day = 24 * 60 * 60 * 1_000;
const madeBy = { role: 'contentinfo' } as const;

// `tests/mocks/handlers/branding/whiteLabel.test.ts` tests the refusals with 402.
test('a smaller plan keeps the saved look, puts less of it into force and says which plan has the rest [S6.3]', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/white-label' },
    ...fillIn({ Name: 'Northlight', 'Logo text': 'NL' }),
    { click: { role: 'checkbox', name: 'Hide “Powered by AgencyLens”' } },
    { click: button('Save brand') },
    says('Saved, and in use for everyone here.'),
    seesNo(madeBy),
    { go: '/billing' },
    { click: button('Preview Pro') },
    { click: button('Schedule the change') },
    logged('LookSaved', 'SubscriptionChangeScheduled'),
    { sleep: 32 * day },
    { role: 'admin' },
    isAt('/dashboard'),
    { go: '/white-label' },
    sees(link('Northlight', { within: mainNavigation })),
    says('Powered by AgencyLens', madeBy),
    { expect: { value: 'NL', of: field('Logo text') } },
    { expect: { attribute: 'disabled', of: field('Logo text'), is: true } },
  ]);
  expect(document.querySelector('main')?.textContent?.split('Comes with Enterprise and above.')).toHaveLength(
    2,
  );

  await page.play([
    { fill: field('Name'), with: 'Northlight Studio' },
    { click: button('Save brand') },
    sees(link('Northlight Studio', { within: mainNavigation })),
  ]);
});

test('a manager and a client are told whom to ask and sold nothing; an admin who sees the app as Pro is told which plan has the rest [S6.2] [S6.3]', async () => {
  const main = () => page.stage().document().querySelector('main');
  await page.play([
    { role: 'manager' },
    { go: '/white-label' },
    sees(heading('White Label is not available to your role')),
  ]);
  const links = [...(main()?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'));
  expect([main()?.textContent, links]).toEqual([
    '403White Label is not available to your roleAsk an admin of your workspace if you need it for your work.Go to your dashboard',
    ['/dashboard'],
  ]);

  await page.play([
    { click: button('Sign Out') },
    { role: 'client' },
    { go: '/white-label' },
    sees(heading('White Label is not available to your role')),
  ]);
  expect(main()?.textContent).toBe(
    '403White Label is not available to your roleAsk your agency if you need it for your work.Go to your dashboard',
  );

  await page.play([
    { click: button('Sign Out') },
    { role: 'admin' },
    { go: '/billing' },
    { click: button('Preview the app as Pro') },
    sees(region('Plan simulation')),
    { go: '/white-label' },
    says('Comes with Enterprise and above.'),
    { expect: { attribute: 'href', of: link('See plans'), is: '/billing' } },
    { expect: { attribute: 'disabled', of: field('Logo text'), is: true } },
    { expect: { attribute: 'disabled', of: field('Name'), is: false } },
  ]);
});
