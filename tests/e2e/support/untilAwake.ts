/** When a prerendered page has been taken over by its program. */
import { expect, type Page } from 'playwright/test';

export const untilAwake = (page: Page): Promise<void> => expect(page.locator('[data-page]')).toHaveCount(0);
