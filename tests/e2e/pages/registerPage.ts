/** Models the sign-up page and its success screen. */
import type { Locator, Page } from 'playwright/test';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';

export type RegisterPage = {
  open(): Promise<void>;
  readonly heading: Locator;
  field(label: string): Locator;
  readonly terms: Locator;
  readonly submit: Locator;
  register(person: SignUpInput): Promise<void>;
  welcome(firstName: string): Locator;
  readonly goToDashboard: Locator;
};

export const createRegisterPage = (page: Page): RegisterPage => {
  const main = page.getByRole('main');
  const field = (label: string) => main.getByRole('textbox', { name: label, exact: true });
  const terms = main.getByRole('checkbox', { name: /terms/ });
  const submit = main.getByRole('button', { name: 'Create account' });
  const fillIn = async (person: SignUpInput) => {
    await field('First name').fill(person.firstName);
    await field('Last name').fill(person.lastName);
    await field('Email').fill(person.email);
    await field('Company name').fill(person.company);
    await field('Password').fill(person.password);
    await field('Confirm password').fill(person.password);
  };
  return {
    open: async () => {
      await page.goto('./register');
    },
    heading: main.getByRole('heading', { name: 'Create your account', level: 1 }),
    field,
    terms,
    submit,
    register: async (person) => {
      await fillIn(person);
      await terms.check();
      await submit.click();
    },
    welcome: (firstName) => main.getByRole('heading', { name: `Welcome, ${firstName}` }),
    goToDashboard: main.getByRole('button', { name: 'Go to Dashboard' }),
  };
};
