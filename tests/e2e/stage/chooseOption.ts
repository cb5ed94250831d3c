/** Chooses from a list by the browser's own input: the browser's list, or one that the app draws beside its field. */
import { expect, type Locator } from 'playwright/test';
import { ScenarioProblem } from '#scenarios/driver.ts';

const patience = 5_000;
/** Real milliseconds in which a list closes after its choice. */
const closing = 1_000;

export const chooseOption = async (list: Locator, option: string): Promise<void> => {
  if (await list.evaluate((element) => element.matches('select'))) {
    await list.selectOption({ label: option });
    return;
  }
  if ((await list.getAttribute('aria-expanded')) !== 'true') await list.press('ArrowDown');
  const id = await list.getAttribute('aria-controls');
  const options = list.page().locator(`[id="${id}"]`).getByRole('option');
  const chosen = options.filter({ visible: true }).getByText(option, { exact: true });
  try {
    await chosen.waitFor({ timeout: patience });
  } catch {
    const known = await options.allTextContents();
    throw new ScenarioProblem(`there is no choice “${option}”; there is ${known.slice(0, 8).join(', ')}`);
  }
  if (await list.evaluate((element) => element.closest('.ant-select-multiple') !== null)) {
    await chosen.click({ timeout: patience });
    return;
  }
  // The field may leave the page with its choice.
  const open = list.page().locator(`[aria-controls="${id}"][aria-expanded="true"]`);
  // A list that has just opened scrolls to what is chosen now. A press during that meets no option, and the list stays open.
  await expect(async () => {
    if (await chosen.isVisible()) await chosen.click({ timeout: patience });
    await expect(open).toHaveCount(0, { timeout: closing });
  }).toPass({ timeout: patience });
};
