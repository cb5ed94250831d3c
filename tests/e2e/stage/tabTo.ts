/** Goes to a control by the Tab key alone, as people do who use no pointer. */
import { expect, type Locator } from 'playwright/test';

/** More stops than the longest page has. */
const mostStops = 400;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab, or Shift and Tab, until `target` has the focus; fails when it never gets it, or when the focus cannot be seen there. */
export const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  for (let stops = 0; stops < mostStops && !(await isFocused(target)); stops += 1) await keyboard.press(key);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
};
