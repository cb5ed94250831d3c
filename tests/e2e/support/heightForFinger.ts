/** How large a control is for a finger, whatever it looks like. */
import type { Locator } from 'playwright/test';

/** How many pixels, one above the other in its middle, a finger may press it on. */
export const heightForFinger = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const rows = Array.from({ length: 80 }, (_, row) => top + height / 2 - 40 + row);
    return rows.filter((y) => element.contains(document.elementFromPoint(left + width / 2, y))).length;
  });
