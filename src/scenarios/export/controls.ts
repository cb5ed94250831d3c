/** Operates controls that take more than one call: lists, tables, dates and files. */
import { expect, type Locator, type Page } from 'playwright/test';

/** Timeout in real milliseconds. */
export const patience = 60_000;

/** Real milliseconds for a list to close after its choice, before a retry. */
const closing = 1_000;

/** Real milliseconds for one press on a choice, because the list may be closing. */
const clicking = 5_000;

const entries =
  'input, textarea, select, [role="slider"], [role="spinbutton"], [role="combobox"], [role="textbox"]';

export const field = (place: Page | Locator, label: string | RegExp, exact = true): Locator =>
  place.getByLabel(label, { exact }).and(place.locator(entries)).filter({ visible: true });

export const choose = async (list: Locator, option: string): Promise<void> => {
  if (await list.evaluate((element) => element.matches('select'))) {
    await list.selectOption({ label: option });
    return;
  }
  if ((await list.getAttribute('aria-expanded')) !== 'true') await list.press('ArrowDown');
  const id = await list.getAttribute('aria-controls');
  const options = list.page().locator(`[id="${id}"]`).getByRole('option').filter({ visible: true });
  const chosen = options.getByText(option, { exact: true });
  await chosen.waitFor({ timeout: patience });
  if (await list.evaluate((element) => element.closest('.ant-select-multiple') !== null)) {
    await chosen.click();
    return;
  }
  // A just opened list scrolls to its current choice. A press during that misses the option, and the list
  // stays open.
  const open = list.page().locator(`[aria-controls="${id}"][aria-expanded="true"]`);
  await expect(async () => {
    if (await chosen.isVisible()) await chosen.click({ timeout: clicking });
    await expect(open).toHaveCount(0, { timeout: closing });
  }).toPass({ timeout: patience });
};

/** Some choices show only their label, but a key reaches the input. */
export const pick = async (choice: Locator): Promise<void> =>
  (await choice.isVisible()) ? choice.click() : choice.press('Space');

/** Presses a column's header until the table has that order, at most through unsorted and both orders. */
export const sortBy = async (header: Locator, order: string, settle: () => Promise<void>): Promise<void> => {
  const isSorted = async () => ((await header.getAttribute('aria-sort')) ?? 'none') === order;
  for (let presses = 0; presses < 3 && !(await isSorted()); presses += 1) {
    await header.click();
    await settle();
  }
  expect(await isSorted(), `sorted: ${order}`).toBe(true);
};

export const chooseDates = async (
  group: Locator,
  dates: readonly [from: string, to: string],
  settle: () => Promise<void>,
): Promise<void> => {
  for (const [nth, date] of dates.entries()) {
    const end = group.getByRole('textbox').filter({ visible: true }).nth(nth);
    await end.fill(date);
    await settle();
    await end.press('Enter');
    await settle();
  }
};

type NamedFile = { readonly name: string; readonly mimeType: string } & (
  | { readonly text: string }
  | { readonly base64: string }
);

export const upload = async (place: Locator, { name, mimeType, ...given }: NamedFile): Promise<void> => {
  const buffer = 'text' in given ? Buffer.from(given.text) : Buffer.from(given.base64, 'base64');
  const file = { name, mimeType, buffer };
  if (await place.evaluate((element) => element.matches('input[type="file"]'))) {
    await place.setInputFiles(file);
    return;
  }
  const chooser = place.page().waitForEvent('filechooser');
  await place.click();
  await (await chooser).setFiles(file);
};

export const shownValue = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const { value } = element as HTMLInputElement;
    if (value !== '' || element.getAttribute('role') !== 'combobox') return value ?? '';
    const shown = element.closest('.ant-select-content-has-value');
    return shown?.getAttribute('title') ?? shown?.textContent?.trim() ?? '';
  });
