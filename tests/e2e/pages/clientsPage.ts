/** Models the clients page. */
import type { Locator, Page } from 'playwright/test';

export type ClientField = 'Name' | 'Domain' | 'Industry';

export type ClientsPage = {
  open(query?: string): Promise<void>;
  readonly rows: Locator;
  row(name: string): Locator;
  readonly search: Locator;
  show(which: 'Active' | 'Archived'): Promise<void>;
  readonly add: Locator;
  more(name: string): Locator;
  act(what: string, name: string): Promise<void>;
  readonly dialog: Locator;
  field(label: ClientField): Locator;
  fillIn(fields: Readonly<Partial<Record<ClientField, string>>>): Promise<void>;
  readonly submit: Locator;
  readonly undo: Locator;
  readonly history: Locator;
};

export const createClientsPage = (page: Page): ClientsPage => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const rows = main
    .getByRole('table', { name: / clients/ })
    .locator('tbody')
    .getByRole('row');
  const field = (label: ClientField) => dialog.getByLabel(label, { exact: true });
  const more = (name: string) => main.getByRole('button', { name: `More for ${name}`, exact: true });
  return {
    open: async (query = '') => {
      await page.goto(`./clients${query}`);
    },
    rows,
    row: (name) => rows.filter({ has: page.getByRole('link', { name, exact: true }) }),
    search: main.getByRole('textbox', { name: 'Search clients' }),
    show: (which) => main.getByRole('radiogroup', { name: 'Which clients' }).getByText(which).click(),
    // The form, later in the page, has a button of the same name.
    add: main.getByRole('button', { name: 'Add client', exact: true }).first(),
    more,
    act: async (what, name) => {
      await more(name).click();
      await main.getByRole('menuitem', { name: what, exact: true }).click();
    },
    dialog,
    field,
    fillIn: async (fields) => {
      for (const [label, value] of Object.entries(fields)) await field(label as ClientField).fill(value);
    },
    submit: dialog.getByRole('button', { name: /^(?:Add|Save) client$/ }),
    undo: main.getByRole('button', { name: 'Undo' }),
    history: dialog.getByRole('list', { name: /^History of/ }).getByRole('listitem'),
  };
};
