/** Finds controls that a printed page must not show. */
import type { Page } from 'playwright/test';

/** Visible controls by their text; requires the media `print`. */
export const toolsOnPaper = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      'nav, main button.ant-btn, main select, main input[type=search], main search input, main .ant-select',
    )
    .filter({ visible: true })
    .evaluateAll((found) =>
      found
        // A key metric's name is a button on screen and plain text in print.
        .filter((tool) => tool.closest('[data-key-figure], [data-agency-figure]') === null)
        // A row's name is a filter button on screen.
        // A button with a `strong` shows a value, which is printed.
        .filter((tool) => !tool.matches('[data-print="always"], :has(strong)'))
        .filter((tool) => tool.closest('[data-print="always"], td, li') === null || tool.matches('button'))
        .map((tool) => `${tool.tagName} ${tool.textContent?.trim() || tool.getAttribute('aria-label')}`),
    );
