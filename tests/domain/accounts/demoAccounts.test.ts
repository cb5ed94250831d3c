/** Tests the list of demo accounts. */
import { describe, expect, test } from 'vitest';
import { demoAccounts, demoCompany, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { emailProblem, passwordProblem } from '#domain/accounts/signUpRules.ts';

describe('demo accounts', () => {
  test('are three, with one password that is shown on screen [S6.1]', () => {
    expect(demoPassword).toBe('demo1234');
    expect(
      Object.entries(demoAccounts).map(([name, { email, label, role }]) => ({ name, email, label, role })),
    ).toEqual([
      { name: 'admin', email: 'admin@agencylens.demo', label: 'Admin', role: 'admin' },
      { name: 'manager', email: 'manager@agencylens.demo', label: 'Manager', role: 'manager' },
      { name: 'client', email: 'client@agencylens.demo', label: 'Client', role: 'user' },
    ]);
  });

  test('have names, a company and a line that says what each is good for', () => {
    expect(
      Object.values(demoAccounts).map(({ firstName, lastName, about }) => ({ firstName, lastName, about })),
    ).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Moreau',
        about: 'Full platform: every page, integrations, white label and competitor analysis.',
      },
      {
        firstName: 'Marcus',
        lastName: 'Chen',
        about: 'Agency level: clients and billing, without the workspace settings.',
      },
      {
        firstName: 'Clara',
        lastName: 'Lindqvist',
        about: 'What an agency’s client sees: dashboards and answers about their own numbers.',
      },
    ]);
    expect(demoCompany).toBe('Northlight Agency');
  });

  test('keep the rules of a sign-up', () => {
    const problems = Object.values(demoAccounts).map(({ email }) => emailProblem(email));

    expect([...problems, passwordProblem(demoPassword)]).toEqual([null, null, null, null]);
  });
});
