/** Checks overlays in both themes: dialogs, drawers, menus, option lists, panels, calendars and tooltips. */
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

/** Keeps charts in their theme on later pages, to save redraws: axe cannot see into canvases. */
export const keepChartsInTheirTheme = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { observe } = MutationObserver.prototype;
    MutationObserver.prototype.observe = function (target, options) {
      if (!options?.attributeFilter?.includes('data-theme')) observe.call(this, target, options);
    };
  });

/** Null: the system's theme. */
export const setTheme = (page: Page, theme: 'dark' | null): Promise<void> =>
  page.evaluate((chosen) => {
    if (chosen === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  }, theme);

const beneath = 'data-beneath';

/**
 * Hides content behind the overlay, because axe measures all laid-out elements. The focused element stays: a
 * list would close without it.
 */
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
      // Hiding shortens the page: popups placed from its end reposition on resize.
      dispatchEvent(new Event('resize'));
    },
    [overPage, beneath] as const,
  );

const showBeneath = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    document.getElementById(mark)?.remove();
    for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  }, beneath);

/** One line per violation, prefixed with `name`. `onlyDrawn`: a stage test checks structure, so here only rules that need layout run. */
export const barriersOver = async (
  page: Page,
  name: string,
  onlyDrawn = true,
): Promise<readonly string[]> => {
  // A leaving animation in the hidden page, such as that of the opening menu, would never end.
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
