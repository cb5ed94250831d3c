/** Waits until a prerendered page is hydrated. */
import { expect, type Page } from 'playwright/test';

export const untilAwake = (page: Page): Promise<void> => expect(page.locator('[data-page]')).toHaveCount(0);
