/** Models the navigation on any screen: the bar, or the sidebar of signed-in people. */
import type { Locator, Page } from 'playwright/test';

export type Layout = 'wide' | 'narrow';

export type Navigation = {
  readonly bar: Locator;
  readonly everywhere: Locator;
  open(): Promise<void>;
  readonly links: Locator;
  link(name: string): Locator;
  goTo(name: string): Promise<void>;
  signOut(): Promise<void>;
  readonly themeButton: Locator;
};

export const createNavigation = (page: Page, layout: Layout): Navigation => {
  const bar = page.getByRole('banner');
  const everywhere = bar.or(page.getByRole('navigation', { name: 'Main' }));
  const link = (name: string) => everywhere.getByRole('link', { name, exact: true });
  const openers: Readonly<Record<Layout, () => Promise<void>>> = {
    wide: () => Promise.resolve(),
    narrow: () => bar.getByRole('button', { name: 'Open menu' }).click(),
  };
  const open = openers[layout];
  return {
    bar,
    everywhere,
    open,
    links: everywhere.getByRole('link'),
    link,
    goTo: async (name) => {
      await open();
      await link(name).click();
    },
    signOut: async () => {
      await open();
      await bar.getByRole('button', { name: 'Sign Out' }).click();
    },
    themeButton: bar.getByRole('button', { name: /^Theme:/ }),
  };
};
