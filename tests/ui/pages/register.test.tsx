/** @vitest-environment happy-dom */
import { computeAccessibleDescription } from 'dom-accessibility-api';
import { afterEach, describe, expect, test } from 'vitest';
import { demoAccounts } from '#domain/accounts/demoAccounts.ts';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { Step } from '#scenarios/script.ts';
import {
  alert,
  button,
  field,
  fillIn,
  heading,
  isAt,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { nora, otto } from '#tests/support/cast.ts';
import { findOne } from '#ui/stage/findTarget.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const opened: Step = { go: '/register' };
const terms = { role: 'checkbox', name: 'terms', part: true } as const;
const submit = button('Create account');

const filledIn = (person: SignUpInput, confirmation = person.password): readonly Step[] =>
  fillIn({
    'First name': person.firstName,
    'Last name': person.lastName,
    Email: person.email,
    'Company name': person.company,
    Password: person.password,
    'Confirm password': confirmation,
  });

const complaintsIn = (document: Document, labels: readonly string[]) =>
  Object.fromEntries(
    labels.map((label) => [label, computeAccessibleDescription(findOne(document, field(label)))]),
  );

describe('the form of a sign-up', () => {
  test('can be sent only with the terms accepted, and each field says what is wrong with it [S5.2] [S8.1]', async () => {
    const disabled = (is: boolean): Step => ({ expect: { attribute: 'disabled', of: submit, is } });
    const document = await page.play([
      opened,
      ...filledIn(nora),
      disabled(true),
      { expect: { attribute: 'title', of: submit, is: 'Accept the terms first' } },
      { click: terms },
      disabled(false),
      { click: terms },
      disabled(true),
      opened,
      { click: terms },
      { click: submit },
      says('Company name is required'),
    ]);
    const complaints = {
      'First name': 'First name is required',
      'Last name': 'Last name is required',
      Email: 'Email is required',
      'Company name': 'Company name is required',
      Password: 'Password must be at least 6 characters long',
    };
    expect(complaintsIn(document, Object.keys(complaints))).toEqual(complaints);

    await page.play([...filledIn(nora, 'something else'), { click: submit }]);
    expect(complaintsIn(document, ['Confirm password'])).toEqual({
      'Confirm password': 'Passwords do not match',
    });

    await page.play([...filledIn({ ...nora, password: '12345' }), { click: submit }]);
    expect(complaintsIn(document, ['Password'])).toEqual({
      Password: 'Password must be at least 6 characters long',
    });
    await page.play([{ expect: { requests: 0, of: 'POST /api/auth/sign-up' } }]);
  });

  test('loses nothing when the address has an account, and says that memory mode has no other provider [S5.3] [S8.1] [S8.2] [S8.4]', async () => {
    const refused = (provider: string): readonly Step[] => [
      { click: button(`Sign up with ${provider}`) },
      says(
        'OAuth registration is not available in memory mode. Please use email/password registration.',
        alert,
      ),
      ...fillIn({ 'First name': provider }),
      seesNo(alert),
    ];
    const document = await page.play(
      [
        opened,
        ...filledIn({ ...nora, email: demoAccounts.manager.email }),
        { click: terms },
        { click: submit },
        sees(alert),
      ],
      ['409 POST /api/auth/sign-up', '501 POST /api/auth/oauth/google', '501 POST /api/auth/oauth/github'],
    );
    expect(findOne(document, alert).textContent).toBe('User already exists');

    await page.play([
      isAt('/register'),
      { expect: { value: nora.company, of: field('Company name') } },
      { expect: { value: nora.password, of: field('Password') } },
      { expect: { attribute: 'checked', of: terms, is: true } },
      opened,
      ...refused('Google'),
      ...refused('GitHub'),
    ]);
  });

  test('leads to the dashboard at once by the button of its success screen [S2.16] [S4.5]', async () => {
    const document = await page.play([
      opened,
      ...filledIn(otto),
      { click: terms },
      { pace: 0 },
      { click: submit },
      sees(heading('Welcome, Otto')),
      { wait: 700 },
      { click: button('Go to Dashboard') },
      isAt('/dashboard'),
      { pace: 1 },
      sees(heading('Good morning, Otto')),
      sees(button('Otto Owner')),
      says('This workspace has no active plan.', region('Subscription')),
      { click: { role: 'tab', name: 'Workspace activity' } },
      isAt('/dashboard?about=activity'),
      says('added the sample client', region('Recent activity')),
    ]);
    const tabs = [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
    expect(tabs.filter((name) => name === 'Activity')).toEqual(['Activity']);
    const activity = [...findOne(document, region('Recent activity')).querySelectorAll('li')];
    expect(
      activity.filter(({ textContent }) => textContent?.includes('added the sample client')).length,
    ).toBe(1);
  });
});
