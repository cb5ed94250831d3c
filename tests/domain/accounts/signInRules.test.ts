/** Tests the validation of sign-in forms. */
import { describe, expect, test } from 'vitest';
import { signInErrors } from '#domain/accounts/signInRules.ts';

describe('a sign-in', () => {
  test('can be sent with an email address and any password [S5.1]', () => {
    expect(signInErrors({ email: 'nora@bergmedia.example', password: ' ' })).toEqual({});
  });

  test.each([
    ['', 'x', { email: 'Email is required' }],
    ['nora', 'x', { email: 'Enter an email address such as name@agency.com' }],
    ['nora@bergmedia.example', '', { password: 'Password is required' }],
    ['  ', '', { email: 'Email is required', password: 'Password is required' }],
  ])('cannot be sent with %j and %j [S5.1]', (email, password, errors) => {
    expect(signInErrors({ email, password })).toEqual(errors);
  });
});
