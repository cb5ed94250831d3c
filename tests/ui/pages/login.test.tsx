/** @vitest-environment happy-dom */
import { computeAccessibleDescription } from 'dom-accessibility-api';
import { afterEach, describe, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { Step } from '#scenarios/script.ts';
import {
  alert,
  button,
  field,
  fillIn,
  heading,
  isAt,
  link,
  page as main,
  region,
  says,
  sees,
} from '#scenarios/targets.ts';
import { findOne } from '#ui/stage/findTarget.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const opened: Step = { go: '/login' };
const signIn: Step = { click: button('Sign in') };
const emailSays = (document: Document) => computeAccessibleDescription(findOne(document, field('Email')));

describe('the sign-in page', () => {
  test('sends nothing before email and password are there, and shows the password to anyone who asks [S2.15] [S5.1]', async () => {
    const type = (is: string): Step => ({ expect: { attribute: 'type', of: field('Password'), is } });
    const document = await page.play([
      opened,
      { expect: { attribute: 'type', of: field('Email'), is: 'email' } },
      signIn,
      says('Email is required'),
      says('Password is required'),
    ]);
    expect(emailSays(document)).toBe('Email is required');

    await page.play([...fillIn({ Email: 'ada', Password: 'x' })]);
    expect(findOne(document, main).textContent).not.toContain('Email is required');
    await page.play([signIn]);
    expect(emailSays(document)).toMatch(/^Enter an email address/);

    await page.play([
      ...fillIn({ Password: 'moonlight' }),
      type('password'),
      { click: { role: 'button', name: 'Show', part: true } },
      type('text'),
      { click: { role: 'button', name: 'Hide', part: true } },
      type('password'),
      { expect: { value: 'moonlight', of: field('Password') } },
      { expect: { requests: 0, of: 'POST /api/auth/sign-in' } },
    ]);
  });

  test('says that memory mode has no other provider [S2.15] [S8.2]', async () => {
    const refused = (provider: string): readonly Step[] => [
      opened,
      { click: button(`Sign in with ${provider}`) },
      says('OAuth login is not available in memory mode. Please use email/password login.', alert),
    ];
    await page.play(
      [...refused('Google'), ...refused('GitHub')],
      ['501 POST /api/auth/oauth/google', '501 POST /api/auth/oauth/github'],
    );
  });

  test('explains on the spot what to do without the password, leads to the other ways in and shows its badges [S2.1] [S2.15]', async () => {
    const question = button('Forgot password?');
    const expanded = (is: boolean): Step => ({ expect: { attribute: 'expanded', of: question, is } });
    const note = { role: 'status', within: main } as const;
    const document = await page.play([
      opened,
      expanded(false),
      { click: question },
      expanded(true),
      says('This is a demo, so no mail is sent.', note),
    ]);
    const badges = [...document.querySelectorAll('ul[aria-label="Security"] li')];
    expect(badges.map(({ textContent }) => textContent)).toEqual(['256-bit SSL', 'SOC2', '99.9% uptime']);

    await page.play([
      { click: link('credentials page', { within: note }) },
      sees(heading('Demo accounts')),
      opened,
      { click: link('Create your account') },
      sees(heading('Create your account')),
      { click: link('Sign in', { within: main }) },
      { click: link('what each one shows', { part: true }) },
      sees(heading('Demo accounts')),
    ]);
  });

  test('has a page beside it that reports the password of the demo accounts and signs in [S2.1] [S6.1]', async () => {
    await page.play([
      { go: '/demo-credentials' },
      says(demoPassword),
      says(demoAccounts.manager.email, region('Manager account')),
      { click: button('Sign in as Manager') },
      sees(heading('Good morning, Marcus')),
    ]);
  });

  test('leads back to the protected address that was asked for, and to no other site [S2.3]', async () => {
    await page.play([
      { go: '/demo?from=mail' },
      sees(heading('Sign in')),
      isAt('/login?returnTo=%2Fdemo%3Ffrom%3Dmail'),
      { click: button('Client') },
      signIn,
      sees(heading('Demo accounts')),
      isAt('/demo?from=mail'),
      { click: button('Sign Out') },
      isAt('/'),
      { go: '/login?returnTo=//elsewhere.example/' },
      { click: button('Admin') },
      signIn,
      sees(heading('Good morning, Ada')),
      isAt('/dashboard'),
    ]);
  });
});

describe('a forgotten password', () => {
  test('is set anew by the link of the mail, and a used link says so', async () => {
    await page.play(
      [
        { go: '/login#reset=used-before' },
        sees(heading('Set a new password')),
        ...fillIn({ 'New password': 'short', 'Repeat the new password': 'other' }),
        { click: button('Set password') },
        says('Passwords do not match'),
        ...fillIn({ 'New password': 'another-19', 'Repeat the new password': 'another-19' }),
        { click: button('Set password') },
        says('This link was used or has expired. Ask for a new one on the sign-in page.', alert),
        { click: button('Back to sign-in') },
        sees(heading('Sign in')),
      ],
      ['409 PUT /api/auth/password-reset'],
    );
  });
});
