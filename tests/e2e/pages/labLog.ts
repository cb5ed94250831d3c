/** Models the Lab's log panel in the dock or on its own page. */
import type { Locator, Page } from 'playwright/test';
import { goWithin } from '../support/goWithin.ts';

export type LabLog = {
  /** Opens the Lab's own page at a place in the log; uses client-side navigation from a page of the app. */
  open(place?: string): Promise<void>;
  dock(): Promise<void>;
  readonly badge: Locator;
  readonly rows: Locator;
  readonly count: Locator;
  view(name: string): Promise<void>;
  filter(field: string, is: 'is' | 'is not', value: string): Promise<void>;
  detail(position: number | RegExp): Locator;
};

export const createLabLog = (page: Page): LabLog => {
  const lab = page.getByRole('region', { name: 'Lab', exact: true });
  const log = lab.getByRole('region', { name: 'Event log' });
  return {
    open: async (place = '') => {
      if (new URL(page.url()).pathname.startsWith('/lab/')) await page.goto(`./lab/log${place}`);
      else await goWithin(page, `/lab/log${place}`);
    },
    dock: async () => {
      const isOpen = await page.evaluate(() => sessionStorage.getItem('agencylens.lab.view') !== null);
      if (!isOpen) await page.getByRole('button', { name: 'Open the Lab' }).click();
      await lab.getByRole('tab', { name: 'Log' }).click();
    },
    badge: log.getByText(/^Chain /),
    rows: log.getByRole('grid', { name: 'Events' }).locator('tbody tr'),
    count: log.getByText(/events, newest first$/),
    view: (name) =>
      log
        .getByRole('navigation', { name: 'Parts of the log' })
        .getByRole('button', { name, exact: true })
        .click(),
    filter: async (field, is, value) => {
      const form = log.getByRole('form', { name: 'Add a filter' });
      await form.getByLabel('Field').selectOption(field);
      await form.getByLabel('Is or is not').selectOption(is);
      await form.getByLabel('Value').fill(value);
      await form.getByRole('button', { name: 'Filter' }).click();
    },
    detail: (position) =>
      log.getByRole('complementary', {
        name: typeof position === 'number' ? `Position ${position}` : position,
        exact: typeof position === 'number',
      }),
  };
};
