/** Looks in both themes at what lies over a page: dialogs, drawers, menus, lists of choices, panels, calendars and hints. */
import type { Locator, Page } from 'playwright/test';
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

/** For each page that follows: its charts are not drawn anew in the other theme. They are pictures, in which axe sees nothing. */
export const keepChartsInTheirTheme = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, options) {
      if (!options?.attributeFilter?.includes('data-theme')) observe.call(this, target, options);
    };
  });

/** As by the theme's button; null: as the system says. */
export const setTheme = (page: Page, theme: 'dark' | null): Promise<void> =>
  page.evaluate((chosen) => {
    if (chosen === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  }, theme);

/** What is beneath: neither drawn nor laid out, though its boxes stay. */
const beneath = 'data-beneath';

/** Hides what lies beneath: axe asks for the place of all that is laid out. What has the focus stays: a list closes without it. */
const hideBeneath = (page: Page): Promise<void> =>
  page.evaluate(
    ([over, mark]) => {
      const hide = (element: Element): void => {
        const isNeeded =
          element.contains(document.activeElement) ||
          element.matches(over) ||
          element.querySelector(over) !== null;
        if (!isNeeded) element.setAttribute(mark, '');
        else if (!element.matches(over)) for (const child of element.children) hide(child);
      };
      for (const part of document.querySelectorAll('main, header, nav')) hide(part);
      const sheet = document.createElement('style');
      sheet.id = mark;
      sheet.textContent = `[${mark}] { content-visibility: hidden !important } [${mark}] > * { display: none !important }`;
      document.head.append(sheet);
      // The page is shorter now: what was placed from its end is placed anew when a window changes its size.
      dispatchEvent(new Event('resize'));
    },
    [overPage, beneath] as const,
  );

const showBeneath = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    document.getElementById(mark)?.remove();
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, beneath);

/** A line for each barrier, `name` first. `onlyDrawn`: its structure is judged on a stage, so here by the rules that need a drawn page. */
export const barriersOver = async (
  page: Page,
  name: string,
  onlyDrawn = true,
): Promise<readonly string[]> => {
  // What leaves the page below, as the menu that opened this, would never end where it is not drawn.
  await untilStill(page, overPage);
  await hideBeneath(page);
  const light = await findBarriers(page, { within: overPage, onlyDrawn });
  await setTheme(page, 'dark');
  const dark = await findBarriers(page, { within: overPage, onlyColours: true });
  await setTheme(page, null);
  await showBeneath(page);
  return [
    ...light.map((barrier) => `${name}: ${barrier}`),
    ...dark.map((barrier) => `${name}, dark: ${barrier}`),
  ];
};
