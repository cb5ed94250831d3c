/** Measures a control's touch target, independent of its visible size. */
import type { Locator } from 'playwright/test';

/** Height in pixels of the touchable area at the control's centre. */
export const heightForFinger = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const rows = Array.from({ length: 80 }, (_, row) => top + height / 2 - 40 + row);
    return rows.filter((y) => element.contains(document.elementFromPoint(left + width / 2, y))).length;
  });
