/** What a sign-in is told before it is sent. */
import { describe, expect, test } from 'vitest';
import { signInErrors } from '#domain/accounts/signInRules.ts';

describe('sign-in rules', () => {
  test('require email and password [S5.1]', () => {
    expect(signInErrors({ email: ' ', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  test('want an email address [S5.1]', () => {
    expect(signInErrors({ email: 'nora', password: 'x' })).toEqual({
      email: 'Enter an email address such as name@agency.com',
    });
  });

  test('do not judge a password that may be older than the rules', () => {
    expect(signInErrors({ email: 'nora@berg.example', password: ' ' })).toEqual({});
  });
});
