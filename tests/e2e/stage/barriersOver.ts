/** Looks in both themes at what lies over a page: dialogs, drawers, menus, lists of choices, panels, calendars and hints. */
import { expect, type Locator, type Page } from 'playwright/test';
import { findBarriers, untilStill } from './findBarriers.ts';

const overPage = [
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '.ant-select-dropdown:not(.ant-select-dropdown-hidden)',
  '.ant-popover:not(.ant-popover-hidden)',
  '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)',
  '.ant-tooltip:not(.ant-tooltip-hidden)',
].join(', ');

export const shownOver = (page: Page): Locator => page.locator(overPage).filter({ visible: true });

/** A list or a menu is first laid out far beside the page. */
const isInSight = (page: Page): Promise<boolean> =>
  shownOver(page).evaluateAll((popups) =>
    popups.some((popup) => {
      const { top, right, bottom, left, width } = popup.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    }),
  );

/** For each page that follows: its charts, which lie beneath, are not drawn anew in the other theme. */
export const keepChartsInTheirTheme = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, options) {
      if (!options?.attributeFilter?.includes('data-theme')) observe.call(this, target, options);
    };
  });

/**
 * Colours change at once: thousands of transitions that end in a moment took ten times as long as all the rest.
 * What a dialog covers is not drawn meanwhile: axe would look for colours behind colours in all of it.
 */
const look = `
  *, *::before, *::after { transition: none !important; }
  [inert] { content-visibility: hidden !important; }
`;

const setLook = (page: Page, theme: 'light' | 'dark' | null): Promise<void> =>
  page.evaluate(
    ([rules, chosen]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = chosen === null ? [] : [sheet];
      if (chosen === 'dark') document.documentElement.dataset.theme = 'dark';
      else delete document.documentElement.dataset.theme;
    },
    [look, theme] as const,
  );

/** A line for each barrier, `name` first. `onlyDrawn`: its structure is judged on a stage, so here by the rules that need a drawn page. */
export const barriersOver = async (
  page: Page,
  name: string,
  onlyDrawn = true,
): Promise<readonly string[]> => {
  await expect.poll(() => isInSight(page)).toBe(true);
  // What leaves the page below, as the menu that opened this, would never end where it is not drawn.
  await untilStill(page);
  await setLook(page, 'light');
  const light = await findBarriers(page, { within: overPage, onlyDrawn });
  await setLook(page, 'dark');
  const dark = await findBarriers(page, { within: overPage, onlyColours: true });
  await setLook(page, null);
  return [
    ...light.map((barrier) => `${name}: ${barrier}`),
    ...dark.map((barrier) => `${name}, dark: ${barrier}`),
  ];
};
