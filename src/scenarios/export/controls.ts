/** Controls of the product that take more than one call: lists, tables, dates and files. */
import { expect, type Locator, type Page } from 'playwright/test';

/** Real milliseconds after which what does not come is given up. */
export const patience = 60_000;

/** Real milliseconds in which a list closes after its choice, or the choice is made once more. */
const closing = 1_000;

/** Real milliseconds for one press on a choice, which may meet a list that is just closing. */
const clicking = 5_000;

const entries =
  'input, textarea, select, [role="slider"], [role="spinbutton"], [role="combobox"], [role="textbox"]';

/** What takes an entry and has that label. */
export const field = (place: Page | Locator, label: string | RegExp, exact = true): Locator =>
  place.getByLabel(label, { exact }).and(place.locator(entries)).filter({ visible: true });

/** Chooses from a list, whether the browser draws it or the page does. */
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
  // A list that has just opened scrolls to what is chosen now. A press during that meets no option, and the list stays open.
  const open = list.page().locator(`[aria-controls="${id}"][aria-expanded="true"]`);
  await expect(async () => {
    if (await chosen.isVisible()) await chosen.click({ timeout: clicking });
    await expect(open).toHaveCount(0, { timeout: closing });
  }).toPass({ timeout: patience });
};

/** A choice may be drawn by its label alone; a key reaches it all the same. */
export const pick = async (choice: Locator): Promise<void> =>
  (await choice.isVisible()) ? choice.click() : choice.press('Space');

/** Presses the header of a column until the table is in that order: not sorted, and one turn through both orders. */
export const sortBy = async (header: Locator, order: string, settle: () => Promise<void>): Promise<void> => {
  const isSorted = async () => ((await header.getAttribute('aria-sort')) ?? 'none') === order;
  for (let presses = 0; presses < 3 && !(await isSorted()); presses += 1) {
    await header.click();
    await settle();
  }
  expect(await isSorted(), `sorted: ${order}`).toBe(true);
};

/** Types both dates into the two fields of a group, each told by Enter. */
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

type NamedFile = { readonly name: string; readonly mimeType: string; readonly text: string };

/** Chooses a file in a field for files, or by the button that opens one. */
export const upload = async (place: Locator, { name, mimeType, text }: NamedFile): Promise<void> => {
  const file = { name, mimeType, buffer: Buffer.from(text) };
  if (await place.evaluate((element) => element.matches('input[type="file"]'))) {
    await place.setInputFiles(file);
    return;
  }
  const chooser = place.page().waitForEvent('filechooser');
  await place.click();
  await (await chooser).setFiles(file);
};

/** What a field holds, as a person sees it: a list of the page writes its choice beside a field that stays empty. */
export const shownValue = (place: Locator): Promise<string> =>
  place.evaluate((element) => {
    const { value } = element as HTMLInputElement;
    if (value !== '' || element.getAttribute('role') !== 'combobox') return value ?? '';
    const shown = element.closest('.ant-select-content-has-value');
    return shown?.getAttribute('title') ?? shown?.textContent?.trim() ?? '';
  });
