/** What a printed page shows and should not: tools, which can only be pressed, typed or chosen. */
import type { Page } from 'playwright/test';

/** Those in sight, by their words; call it with the media `print`. */
export const toolsOnPaper = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      'nav, main button.ant-btn, main select, main input[type=search], main search input, main .ant-select',
    )
    .filter({ visible: true })
    .evaluateAll((found) =>
      found
        // The name of a key figure opens its arithmetic on the screen; on paper it is the name.
        .filter((tool) => tool.closest('[data-key-figure], [data-agency-figure]') === null)
        // The name of a row filters by it on the screen.
        .filter((tool) => !tool.matches('[data-print="always"]'))
        .filter((tool) => tool.closest('[data-print="always"], td, li') === null || tool.matches('button'))
        .map((tool) => `${tool.tagName} ${tool.textContent?.trim() || tool.getAttribute('aria-label')}`),
    );
