/** Moves the focus to a control by the Tab key alone. */
import { type ElementHandle, expect, type Locator } from 'playwright/test';

const mostStops = 400;

/** True if the element has the focus or was replaced. Searching it by name at each stop would take most of the time. */
const isMetOrGone = (element: ElementHandle): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement || !node.isConnected);

/** Presses Tab or Shift+Tab until `target` has the focus; fails if it never does, or if its focus is not visible. */
export const tabTo = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const { keyboard } = target.page();
  await expect(target).toBeVisible();
  const find = async () => (await target.elementHandle()) as ElementHandle;
  let element = await find();
  for (let stops = 0; stops < mostStops; stops += 1) {
    if (await isMetOrGone(element)) {
      if (await element.evaluate((node) => node.isConnected)) break;
      element = await find();
    } else await keyboard.press(key);
  }
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
};
