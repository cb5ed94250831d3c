/** Opens every popup of signed-in pages in turn and reports all violations together. */
import { expect, type Page, test } from 'playwright/test';
import { drawnOpeners } from '#tests/ui/barriers/drawnOpeners.ts';
import { type Opener, popupOpeners } from '#tests/ui/barriers/popupOpeners.ts';
import { barriersOver, shownOver } from './barriersOver.ts';
import { doStep } from './doSteps.ts';

export type NamedOpener = { readonly name: string; readonly steps: Opener; readonly isStaged: boolean };

const named = (openers: Readonly<Record<string, Opener>>, isStaged: boolean): readonly NamedOpener[] =>
  Object.entries(openers).map(([name, steps]) => ({ name, steps, isStaged }));

const addressOf = ([first]: Opener): string => (first && 'go' in first ? first.go : '');

/** Grouped by address; within an address, those that leave unsaved input come last. */
export const allOpeners: readonly NamedOpener[] = [
  ...named(popupOpeners, true),
  ...named(drawnOpeners, false),
].toSorted(
  (one, other) =>
    addressOf(one.steps).localeCompare(addressOf(other.steps)) || one.steps.length - other.steps.length,
);

/** A menu is inside the parent of its button, such as a table cell: in a narrow one its words must not break. */
const squeezedMenus = async (page: Page, name: string): Promise<readonly string[]> => {
  const widths = await page
    .getByRole('menu')
    .filter({ visible: true })
    .evaluateAll((menus) => menus.map(({ clientWidth }) => clientWidth));
  return widths.filter((width) => width < 60).map((width) => `${name}: a menu is ${width} pixels wide`);
};

const closeAll = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  // A tooltip stays as long as the pointer or the focus does.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(shownOver(page)).toHaveCount(0);
};

/** One line per violation. Needs a signed-in page; reloads the program after unsaved input. */
export const openPopups = async (page: Page, openers: readonly NamedOpener[]): Promise<readonly string[]> => {
  const found: string[] = [];
  let isClosed = false;
  let at = '';
  for (const { name, steps, isStaged } of openers)
    await test.step(name, async () => {
      const address = addressOf(steps);
      if (!isClosed) await page.goto(`.${address}`);
      else if (address !== at) await doStep(page, { go: address });
      for (const step of steps.slice(1)) await doStep(page, step);
      found.push(...(await barriersOver(page, name, isStaged)));
      // Measured after the animation: an opening or closing menu briefly has no width.
      found.push(...(await squeezedMenus(page, name)));
      // Unsaved input may ask before closing, so the next opener starts with a new page.
      isClosed = steps.length === 2;
      at = address;
      if (isClosed) await closeAll(page);
    });
  return found;
};
