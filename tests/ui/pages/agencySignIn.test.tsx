/** @vitest-environment happy-dom */
/** Tests the sign-in page of an agency and what one client sees instead of the agency's look. */
import { afterEach, expect, test } from 'vitest';
import {
  button,
  field,
  fillIn,
  heading,
  isAt,
  link,
  mainNavigation,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const tab = (name: string) => ({ role: 'tab', name }) as const;

test('an agency’s sign-in page has its words and links, and nothing of the product', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/white-label' },
    { fill: field('Name'), with: 'Berth' },
    { click: { role: 'checkbox', name: 'Hide “Powered by AgencyLens”' } },
    { click: tab('Sign-in') },
    sees(link('Your sign-in page')),
    sees(button('Copy the address of the sign-in page')),
    ...fillIn({ Heading: 'Welcome to Berth', Message: 'Your figures, every morning.' }),
    { click: tab('Legal') },
    ...fillIn({ Imprint: 'https://berth.example/imprint' }),
    { click: button('Publish') },
    says('Published for everyone here.'),
    { click: button('Sign Out') },
    { go: '/login?agency=northlight' },
    sees(heading('Welcome to Berth')),
    says('Your figures, every morning.'),
    sees(link('Imprint')),
    seesNo(region('Demo accounts')),
    ...fillIn({ Email: 'client@agencylens.demo', Password: 'demo1234' }),
  ]);
  const text = page.stage().document().body.textContent ?? '';
  expect([text.includes('AgencyLens'), page.stage().document().title]).toEqual([false, 'Sign in · Berth']);
  await page.play([{ click: button('Sign in') }, isAt('/dashboard')]);
});

test('an unknown agency has the product’s sign-in page', async () => {
  await page.play(
    [{ go: '/login?agency=nobody' }, sees(heading('Sign in')), sees(region('Demo accounts'))],
    ['404 GET /api/sign-in-look'],
  );
});

test('on Agency Plus one client sees a name and colour of its own, with undo; below it the fields are locked', async () => {
  const looks = region('Branding by client');
  await page.play(
    [
      { role: 'admin' },
      { go: '/white-label?tab=clients' },
      says('Comes with Agency Plus'),
      { click: button('Change the branding for Fjord & Foam') },
      { expect: { attribute: 'disabled', of: field('Name', { within: looks }), is: true } },
      { go: '/billing' },
      { click: button('Preview the app as Agency Plus') },
      sees(region('Plan simulation')),
      { go: '/white-label?tab=clients' },
      { click: button('Change the branding for Fjord & Foam') },
      { expect: { focus: heading('Fjord & Foam') } },
      { click: button('Cancel') },
      { expect: { focus: button('Change the branding for Fjord & Foam') } },
      { click: button('Change the branding for Fjord & Foam') },
      { fill: field('Name', { within: looks }), with: 'Fjord Reports' },
      { fill: field('Accent colour', { within: looks }), with: 'blue' },
      { click: button('Save') },
      says('Enter a colour such as', looks),
      { fill: field('Accent colour', { within: looks }), with: '#1d4ed8' },
      { click: button('Save') },
      says('Fjord Reports · #1d4ed8', looks),
      { click: button('Undo') },
      says('The branding for Fjord & Foam is as it was before.'),
      { click: button('Change the branding for Fjord & Foam') },
      { fill: field('Name', { within: looks }), with: 'Fjord Reports' },
      { click: button('Save') },
      says('Branding for Fjord & Foam saved.'),
      { click: button('Sign Out') },
      { role: 'client' },
      isAt('/dashboard'),
      sees(link('Fjord Reports', { within: mainNavigation })),
    ],
    ['422 PUT /api/white-label/clients/fjordandfoam'],
  );
});
