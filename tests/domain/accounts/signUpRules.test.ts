/** Tests the validation messages of a sign-up, field by field. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import {
  emailProblem,
  nameProblem,
  passwordProblem,
  registrationErrors,
  signUpErrors,
} from '#domain/accounts/signUpRules.ts';
import { nora } from '#tests/support/cast.ts';

const filledIn = { ...nora, confirmPassword: nora.password, termsAccepted: true };

describe('sign-up rules', () => {
  test('find nothing wrong with Nora [S5.2]', () => {
    expect([signUpErrors(nora), registrationErrors(filledIn)]).toEqual([{}, {}]);
  });

  test('require every field [S5.2]', () => {
    const empty = { firstName: '', lastName: ' ', email: '\t', company: '\n', password: '' };

    expect(signUpErrors(empty)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      company: 'Company name is required',
      password: 'Password must be at least 6 characters long',
    });
  });

  test('name only the fields that are wrong', () => {
    expect(signUpErrors({ ...nora, email: 'nora' })).toEqual({
      email: 'Enter an email address such as name@agency.com',
    });
  });

  test('want a password of 6 characters, not of 5 [S5.2]', () => {
    expect([passwordProblem('12345'), passwordProblem('123456')]).toEqual([
      'Password must be at least 6 characters long',
      null,
    ]);
  });

  test('take a password of 1024 characters, spaces too, not of 1025', () => {
    expect([passwordProblem(' '.repeat(1_024)), passwordProblem('x'.repeat(1_025))]).toEqual([
      null,
      'Password must be at most 1024 characters long',
    ]);
  });

  test('take a name of 120 characters, not of 121', () => {
    expect([nameProblem('First name', 'n'.repeat(120)), nameProblem('First name', 'n'.repeat(121))]).toEqual([
      null,
      'First name must be at most 120 characters long',
    ]);
  });

  test('take any text of people as a name', () => {
    const names = [
      "O'Brien-Smith",
      'Zoë',
      '李小龍',
      'محمد',
      '👩‍🚀 Ltd',
      '<b>Bold & Co</b>',
      'Robert"); DROP TABLE',
    ];

    expect(names.map((name) => nameProblem('Company name', name))).toEqual(names.map(() => null));
  });

  test('refuse half a surrogate pair in every text', () => {
    const half = 'abc\ud800def';

    expect(signUpErrors({ ...nora, firstName: half, lastName: half, company: half, password: half })).toEqual(
      {
        firstName: 'First name contains a broken character',
        lastName: 'Last name contains a broken character',
        company: 'Company name contains a broken character',
        password: 'Password contains a broken character',
      },
    );
    expect(emailProblem('no\udc00ra@berg.example')).toBe('Enter an email address such as name@agency.com');
  });

  test('ask on the page for the same password twice and for the terms [S5.2]', () => {
    const changed = { ...filledIn, confirmPassword: 'tulip-43', termsAccepted: false };

    expect(registrationErrors(changed)).toEqual({
      confirmPassword: 'Passwords do not match',
      termsAccepted: 'Accept the terms to create an account',
    });
  });

  test('distinguish two passwords by every character, case and space [S5.2]', () => {
    const confirmations = ['Tulip-42', 'tulip-42 ', 'tulip-4', ''];

    expect(
      confirmations.map((confirmPassword) => registrationErrors({ ...filledIn, confirmPassword })),
    ).toEqual(confirmations.map(() => ({ confirmPassword: 'Passwords do not match' })));
  });

  test('never throw and never pass what cannot be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat({ max: 10 }), (text, cut) => {
        const broken = `${text.slice(0, cut)}\ud83d`;
        expect(nameProblem('Name', broken)).not.toBeNull();
        expect(emailProblem(broken)).not.toBeNull();
        expect(passwordProblem(`123456${broken}`)).not.toBeNull();
      }),
    );
  });
});

describe('account texts', () => {
  test('are those of the specification [S5.2] [S8.1]', () => {
    expect(accountTexts).toEqual({
      passwordsDiffer: 'Passwords do not match',
      passwordTooShort: 'Password must be at least 6 characters long',
      authNotAvailable: 'Auth not available',
      noUserLoggedIn: 'No user logged in',
    });
  });
});
