/** Opens one thing after the other over the pages of somebody signed in, and tells of all barriers together. */
import { expect, type Page, test } from 'playwright/test';
import { drawnOpeners } from '#tests/ui/barriers/drawnOpeners.ts';
import { type Opener, popupOpeners } from '#tests/ui/barriers/popupOpeners.ts';
import { barriersOver, shownOver } from './barriersOver.ts';
import { doStep } from './doSteps.ts';

export type NamedOpener = { readonly name: string; readonly steps: Opener; readonly isStaged: boolean };

const named = (openers: Readonly<Record<string, Opener>>, isStaged: boolean): readonly NamedOpener[] =>
  Object.entries(openers).map(([name, steps]) => ({ name, steps, isStaged }));

const addressOf = ([first]: Opener): string => (first && 'go' in first ? first.go : '');

/** Those of one address after each other, and of each address those last that leave something begun behind. */
export const allOpeners: readonly NamedOpener[] = [
  ...named(popupOpeners, true),
  ...named(drawnOpeners, false),
].toSorted(
  (one, other) =>
    addressOf(one.steps).localeCompare(addressOf(other.steps)) || one.steps.length - other.steps.length,
);

/** A menu stands in what holds its button, as a cell of a table: where that is narrow, it must not break its words. */
const squeezedMenus = async (page: Page, name: string): Promise<readonly string[]> => {
  const widths = await page
    .getByRole('menu')
    .filter({ visible: true })
    .evaluateAll((menus) => menus.map(({ clientWidth }) => clientWidth));
  return widths.filter((width) => width < 60).map((width) => `${name}: a menu is ${width} pixels wide`);
};

const closeAll = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  // A hint stays as long as the pointer and the focus do.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(shownOver(page)).toHaveCount(0);
};

/** A line for each barrier. The page must be of somebody signed in; its program is loaded anew where something was left begun. */
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
      // Now it stands still: a menu that is opened or closed has no width for a moment.
      found.push(...(await squeezedMenus(page, name)));
      // What was begun in it may ask before it closes: the next one begins with a fresh page.
      isClosed = steps.length === 2;
      at = address;
      if (isClosed) await closeAll(page);
    });
  return found;
};
