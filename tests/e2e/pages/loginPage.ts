/** Models the sign-in page. */
import { expect, type Locator, type Page } from 'playwright/test';

export type DemoName = 'Admin' | 'Manager' | 'Client';

export type LoginPage = {
  open(query?: string): Promise<void>;
  readonly heading: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly remember: Locator;
  readonly submit: Locator;
  readonly problem: Locator;
  quickButton(name: DemoName): Locator;
  fillIn(email: string, password: string): Promise<void>;
  signIn(email: string, password: string): Promise<void>;
  signInAs(name: DemoName): Promise<void>;
  signInAt(path: string, name: DemoName): Promise<void>;
};

export const createLoginPage = (page: Page): LoginPage => {
  const main = page.getByRole('main');
  const email = main.getByLabel('Email');
  const password = main.getByRole('textbox', { name: 'Password' });
  const submit = main.getByRole('button', { name: 'Sign in', exact: true });
  const quickButton = (name: DemoName) => main.getByRole('button', { name, exact: true });
  const fillIn = async (address: string, secret: string) => {
    await email.fill(address);
    await password.fill(secret);
  };
  const signInAs = async (name: DemoName) => {
    await quickButton(name).click();
    await submit.click();
  };
  return {
    open: async (query = '') => {
      await page.goto(`./login${query}`);
    },
    heading: main.getByRole('heading', { name: 'Sign in', level: 1 }),
    email,
    password,
    remember: main.getByRole('checkbox', { name: 'Remember me' }),
    submit,
    problem: main.getByRole('alert'),
    quickButton,
    fillIn,
    signIn: async (address, secret) => {
      await fillIn(address, secret);
      await submit.click();
    },
    signInAs,
    signInAt: async (path, name) => {
      await page.goto(`.${path}`);
      await signInAs(name);
      await expect(page).toHaveURL(`.${path}`);
    },
  };
};
