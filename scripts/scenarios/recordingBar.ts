/** Drives the Lab recorder's own buttons and the browser's back and forward outside the stage. */
import type { Page } from 'playwright/test';

export type BarHand = {
  readonly open: (address: string) => Promise<void>;
  readonly wait: (seconds: number) => Promise<void>;
  readonly happen: (title: string, fields?: Readonly<Record<string, string>>) => Promise<void>;
  /** Opens a further page, or switches to a page of that title. */
  readonly turnTo: (page: 'New page' | 'First page' | 'second') => Promise<void>;
  readonly screen: (title: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
};

export const createBarHand = (page: Page, rest: () => Promise<void>): BarHand => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (label: string) => page.getByLabel(label, { exact: true });

  return {
    open: async (address) => {
      await button('Open a page').click();
      await field('Address').fill(address);
      await button('Open').click();
      await rest();
    },
    wait: async (seconds) => {
      await button('Let time pass').click();
      await field('Seconds').fill(String(seconds));
      await button('Let pass').click();
      await rest();
    },
    happen: async (title, fields = {}) => {
      await button('Let something happen').click();
      await field('What happens').selectOption({ label: title });
      for (const [label, text] of Object.entries(fields)) await field(label).fill(text);
      await button('Let it happen').click();
      await rest();
    },
    turnTo: async (title) => {
      await page
        .getByRole('group', { name: 'Pages of the stage' })
        .getByRole('button', { name: title })
        .click();
      await rest();
    },
    screen: async (title) => {
      await field('Screen').selectOption({ label: title });
      await rest();
    },
    back: async () => {
      await page.evaluate(() => history.back());
      await rest();
    },
    forward: async () => {
      await page.evaluate(() => history.forward());
      await rest();
    },
  };
};
