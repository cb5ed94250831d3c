/** Goes to a control by the Tab key alone, as people do who use no pointer. */
import { type ElementHandle, expect, type Locator } from 'playwright/test';

/** More stops than the longest page has. */
const mostStops = 400;

/** Whether the element has the focus, or has been replaced. To find it again by its name at each stop takes most of a test's time. */
const isMetOrGone = (element: ElementHandle): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement || !node.isConnected);

/** Presses Tab, or Shift and Tab, until `target` has the focus; fails when it never gets it, or when the focus cannot be seen there. */
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
