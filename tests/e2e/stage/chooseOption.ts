/** Chooses from a list by the browser's own input: the browser's list, or one that the app draws beside its field. */
import type { Locator } from 'playwright/test';
import { ScenarioProblem } from '#scenarios/driver.ts';

const patience = 5_000;

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
    await chosen.click({ timeout: patience });
  } catch {
    const known = await options.allTextContents();
    throw new ScenarioProblem(`there is no choice “${option}”; there is ${known.slice(0, 8).join(', ')}`);
  }
};
