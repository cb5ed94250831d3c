/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import {
  button,
  dialog,
  field,
  fillIn,
  heading,
  isAt,
  logged,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { codeOfApp } from '#tests/support/authenticatorApp.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(page.close);

const registered = {
  'First name': 'Otto',
  'Last name': 'Lang',
  Email: 'otto@langwerk.example',
  'Company name': 'Langwerk',
  Password: 'acorn-17',
  'Confirm password': 'acorn-17',
};

const half = { wait: 30_000 } as const;

test('a second step is set up with an app, asked for at the next sign-in, replaced by a backup code, and required of the team', async () => {
  const document = await page.play(
    [
      { go: '/register' },
      ...fillIn(registered),
      { click: { role: 'checkbox', name: 'terms', part: true } },
      { click: button('Create account') },
      { wait: 2_000 },
      isAt('/dashboard'),
      { click: button('Otto', { part: true, nth: 0 }) },
      { click: { role: 'menuitem', name: 'Two-step sign-in…' } },
      ...fillIn({ 'Current password': 'acorn-71' }),
      { click: button('Set up', { within: dialog }) },
      says('This is not your current password', dialog),
      ...fillIn({ 'Current password': 'acorn-17' }),
      { click: button('Set up', { within: dialog }) },
      says('Scan this with an authenticator app', dialog),
    ],
    [
      '422 POST /api/auth/second-factor',
      '422 POST /api/auth/second-factor/confirmation',
      '401 POST /api/auth/sign-in',
    ],
  );
  const key = document.querySelector('[role="dialog"] code')?.textContent.replaceAll(' ', '') ?? '';
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  const code = () => codeOfApp(key, page.stage().now());
  await page.play([
    ...fillIn({ Code: '000000' }),
    { click: button('Turn on', { within: dialog }) },
    says('This code is wrong or was used already', dialog),
    ...fillIn({ Code: code() }),
    { click: button('Turn on', { within: dialog }) },
    sees(heading('Two-step sign-in is on', { within: dialog })),
    logged('SecondFactorChanged'),
  ]);
  const codes = [...document.querySelectorAll('[role="dialog"] li')].map(({ textContent }) => textContent);
  expect(codes.length).toBe(10);

  const signIn = [
    { go: '/login' },
    ...fillIn({ Email: registered.Email, Password: registered.Password }),
    { click: button('Sign in') },
    sees(heading('Enter your code')),
  ] as const;
  await page.play([
    { click: button('Done', { within: dialog }) },
    seesNo(dialog),
    { click: button('Sign Out') },
    half,
    ...signIn,
    { fill: field('Code'), with: '000000' },
    { click: button('Sign in') },
    says('This code is wrong or was used already.'),
  ]);
  await page.play([
    { fill: field('Code'), with: code() },
    { click: button('Sign in') },
    isAt('/dashboard'),
    { click: button('Sign Out') },
    ...signIn,
    { fill: field('Code'), with: codes[0] ?? '' },
    { click: button('Sign in') },
    isAt('/dashboard'),
  ]);

  await page.play([
    { click: button('Start free trial') },
    { go: '/billing?tab=team' },
    { click: { role: 'checkbox', name: 'Require for the team' } },
    says('The team must sign in in two steps now.'),
    logged('SecondFactorRequirementChanged'),
    { click: button('Otto', { part: true, nth: 0 }) },
    { click: { role: 'menuitem', name: 'Two-step sign-in…' } },
    ...fillIn({ 'Current password': registered.Password }),
    { click: button('Turn off', { within: dialog }) },
    sees(heading('Set up two-step sign-in')),
    { go: '/clients' },
    sees(heading('Set up two-step sign-in')),
    { click: button('Set up') },
    ...fillIn({ 'Current password': registered.Password }),
    { click: button('Set up', { within: dialog }) },
    says('Scan this with an authenticator app', dialog),
  ]);
  const again = document.querySelector('[role="dialog"] code')?.textContent.replaceAll(' ', '') ?? '';
  await page.play([
    ...fillIn({ Code: codeOfApp(again, page.stage().now()) }),
    { click: button('Turn on', { within: dialog }) },
    { click: button('Done', { within: dialog }) },
    seesNo(heading('Set up two-step sign-in')),
    sees(heading('Clients')),
  ]);
});

test('an admin without a second step is reported to set their own up before they require it of the team', async () => {
  await page.play(
    [
      { role: 'admin' },
      { go: '/billing?tab=team' },
      { click: { role: 'checkbox', name: 'Require for the team' } },
      says('Set up your own two-step sign-in first, in the account menu.'),
      logged(),
    ],
    ['409 PUT /api/workspace/second-factor'],
  );
});
