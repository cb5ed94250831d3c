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
import { chartPalette } from '#ui/theme/chartPalette.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const day = 24 * 60 * 60 * 1_000;
const madeBy = { role: 'contentinfo' } as const;
const draft = region('Draft');
const tab = (name: string) => ({ role: 'tab', name }) as const;

// `tests/mocks/handlers/branding/whiteLabel.test.ts` tests the refusals with 402.
test('a smaller plan keeps the saved look, puts less of it into force and says which plan has the rest [S6.3]', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/white-label' },
    ...fillIn({ Name: 'Northlight', 'Logo text': 'NL' }),
    { click: { role: 'checkbox', name: 'Hide “Powered by AgencyLens”' } },
    { click: button('Publish') },
    says('Published for everyone here.'),
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
    { click: button('Publish') },
    sees(link('Northlight Studio', { within: mainNavigation })),
  ]);
});

test('the mail of the preview is the one that the mail server writes, as the chosen client gets it', async () => {
  const preview = region('Preview');
  const document = await page.play([
    { role: 'admin' },
    { go: '/white-label' },
    says('While a scenario runs, the page is not shown in a frame.', preview),
    { fill: field('Name'), with: 'Northlight' },
    { select: { role: 'combobox', name: 'Client of the preview' }, option: 'Stackpilot' },
    { click: { role: 'radio', name: 'Email' } },
    { click: tab('Email') },
    ...fillIn({
      'Sender name': 'Northlight Reports',
      'Reply-to': 'reports@northlight.example',
      'Email footer': 'Northlight AS, Bergen',
    }),
    says('Northlight Reports', preview),
    says('reports@northlight.example', preview),
    { click: tab('Charts') },
    says('Add a logo to take its colours.'),
    { expect: { attribute: 'disabled', of: button('Take the logo’s colours'), is: true } },
  ]);
  const mail = document.querySelector<HTMLIFrameElement>('iframe[title="Email to Stackpilot"]');
  const shown = new DOMParser().parseFromString(mail?.srcdoc ?? '', 'text/html').body.textContent ?? '';
  expect(mail?.getAttribute('sandbox')).toBe('');
  expect(shown.replaceAll(/\s+/g, ' ').trim()).toMatch(
    /^Northlight .* of Stackpilot from .* is attached\..*Open the report .* Northlight sends you this report\. .* Northlight AS, Bergen$/,
  );
});

test('a draft is in force for nobody, names its changes, is planned and published at its time, and can be discarded', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/white-label' },
    { fill: field('Name'), with: 'Northlight' },
    { click: tab('Legal') },
    { fill: field('Report footer'), with: 'Northlight AS' },
    { fill: field('Privacy policy'), with: 'northlight.example' },
    { click: button('Save draft') },
    says('Enter an address such as https://agency.com/privacy'),
    { fill: field('Privacy policy'), with: 'https://northlight.example/privacy' },
    { click: button('Save draft') },
    says('Draft saved.'),
    sees(link('AgencyLens', { within: mainNavigation })),
    says('Name: default → Northlight', draft),
    says('Report footer: default → Northlight AS', draft),
    { click: button('Discard draft') },
    says('Draft discarded.'),
    { expect: { value: '', of: field('Report footer') } },
    { click: button('Undo') },
    says('The draft is as it was before.'),
    { expect: { value: 'Northlight AS', of: field('Report footer') } },
    { click: button('Schedule') },
    { fill: field('Publish on'), with: '2027-03-01T09:00' },
    { click: button('Plan') },
    says('The publication is scheduled.'),
    { click: button('Cancel the schedule') },
    says('The schedule is cancelled.'),
    { click: button('Publish') },
    says('Published for everyone here.'),
    sees(link('Northlight', { within: mainNavigation })),
    sees(link('Privacy policy', { within: madeBy })),
    seesNo(region('Draft')),
    logged('LookDrafted', 'LookDrafted', 'LookDrafted', 'LookDrafted', 'LookDrafted', 'LookSaved'),
  ]);
});

test('chart colours are checked, made stronger and in force in the page’s style', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/white-label' },
    { click: tab('Charts') },
    says('All eight have 3:1 on white and differ for every kind of colour vision.'),
    seesNo(button('Use the default colours')),
    { click: button('Fix the contrast') },
    { click: button('Publish') },
    says('Published for everyone here.'),
    sees(button('Use the default colours')),
  ]);
  await expect
    .poll(() => document.querySelector('#brand-style')?.textContent)
    .toBe(`:root:root{--chart-palette:${chartPalette.light.join(' ')}}`);
});

test('a manager and a client learn whom to ask and are sold nothing; an admin who sees the app as Pro learns which plan has the rest [S6.2] [S6.3]', async () => {
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

test('the people of clients see the agency’s own menu, help and legal links once they are published', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/white-label' },
    { click: tab('Menu') },
    { fill: field('Name of Dashboard'), with: 'Overview' },
    { click: button('Move Ask AI up') },
    { click: { role: 'checkbox', name: 'Show Marketplace' } },
    { expect: { attribute: 'disabled', of: { role: 'checkbox', name: 'Show Dashboard' }, is: true } },
    { click: tab('Legal') },
    ...fillIn({
      'Support page': 'https://northlight.example/help',
      Imprint: 'https://northlight.example/imprint',
    }),
    { click: button('Publish') },
    says('Published for everyone here.'),
    sees(link('Marketplace', { within: mainNavigation })),
    { click: button('Sign Out') },
    { role: 'client' },
    isAt('/dashboard'),
    sees(link('Overview', { within: mainNavigation })),
    seesNo(link('Marketplace', { within: mainNavigation })),
    sees(link('Visit our help page', { within: madeBy })),
    sees(link('Imprint', { within: madeBy })),
  ]);
  const links = page.stage().document().querySelectorAll('nav[aria-label="Main"] ul a');
  expect([...links].slice(0, 3).map((one) => one.textContent)).toEqual([
    'Ask AI',
    'Overview',
    'AI Analytics',
  ]);
});
