/** Looks for what keeps people from using a page, with axe-core: every rule that it has, at every impact, and names that lead nowhere. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  var axe: typeof Axe | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How many frames after each other a page has to stand still: antd's popups do so for two before they move. */
const stillFrames = 3;

/** Waits until `within` is in sight (left out: the page), and for what moves, unless it moves for ever: axe would judge half-faded colours. */
export const untilStill = async (page: Page, within = 'body'): Promise<void> => {
  await page.evaluate(
    async ([frames, parts]) => {
      const isMoving = (): boolean =>
        document.querySelector('[class*="-appear-"], [class*="-enter-"], [class*="-leave-"]') !== null ||
        document
          .getAnimations()
          .some(
            ({ playState, effect }) =>
              playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          );
      // A list or a menu is first laid out far beside the page, and one that has faded is still there for a while.
      const isInSight = (): boolean =>
        [...document.querySelectorAll(parts)].some((part) => {
          const { top, right, bottom, left, width } = part.getBoundingClientRect();
          const isInView = width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
          return isInView && part.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        });
      for (let still = 0; still < frames; still = isMoving() || !isInSight() ? 0 : still + 1)
        await new Promise(requestAnimationFrame);
    },
    [stillFrames, within] as const,
  );
};

/** A part below the fold, whose styles the browser has put off, still has the colours of the theme before. */
const styleAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });

/** Those that are on by default and read a colour: contrast of text, and links told apart from the text around them. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Those that are on by default and need a page that is drawn: `barriersWithin` judges all others without a browser. */
const drawnRules = [...colourRules, 'scrollable-region-focusable'];

/** What stands around every page of one person: bar, menu, and the navigation beside the page. */
const shellParts = ['header[data-bar]', 'nav[aria-label="Main"]'];

type Looking = {
  /** Selects what is looked at; left out: the whole page. */
  readonly within?: string;
  /** The rules that judge colours alone: for a page that was judged by all of them in the other theme. Left out: all rules. */
  readonly onlyColours?: boolean;
  /** The rules that need a page that is drawn: for what was judged by all others without a browser. */
  readonly onlyDrawn?: boolean;
  /** All other rules: for a page whose colours were judged at another width. */
  readonly withoutColours?: boolean;
  /** Not what stands around the page: for colours, where another page of the same person was judged whole. Landmarks need all. */
  readonly withoutShell?: boolean;
};

/** One line for each element that breaks a rule: `color-contrast (serious) at h1: ...`; empty when there is none. */
export const findBarriers = async (
  page: Page,
  {
    within,
    onlyColours = false,
    onlyDrawn = false,
    withoutColours = false,
    withoutShell = false,
  }: Looking = {},
): Promise<readonly string[]> => {
  if (within === undefined) await styleAll(page);
  await untilStill(page, within);
  if (!(await page.evaluate(() => globalThis.axe !== undefined))) await page.evaluate(source);
  const only = onlyColours ? colourRules : onlyDrawn ? drawnRules : null;
  return page.evaluate(
    async ([part, rulesOfColours, onlyRules, areColoursJudged, left]) => {
      if (globalThis.axe === undefined) throw new Error('axe-core is not there');
      // Behind an open dialog the page is inert: axe then misses the landmark and the heading that it has.
      const isBehindDialog = document.querySelector('main')?.closest('[inert]') != null;
      const enabled = !isBehindDialog && part === undefined;
      const judged = areColoursJudged
        ? rulesOfColours.map((rule) => [rule, { enabled: false }] as const)
        : [];
      const rules = {
        'landmark-one-main': { enabled },
        'page-has-heading-one': { enabled },
        ...Object.fromEntries(judged),
      };
      const options: Axe.RunOptions = onlyRules === null ? { rules } : { runOnly: [...onlyRules] };
      // Of a rule that passes one element is told, not all of them: a third of the time.
      const { violations, passes, incomplete } = await globalThis.axe.run(part ?? { exclude: [...left] }, {
        ...options,
        resultTypes: ['violations'],
      });
      if (violations.length + passes.length + incomplete.length === 0) {
        const parts = [...document.querySelectorAll(part ?? 'body')].map((element) => {
          const { top, left, width, height } = element.getBoundingClientRect();
          const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          return `${element.outerHTML.slice(0, 160)} ${isShown ? 'shown' : 'hidden'} at ${top}, ${left}, ${width} x ${height}`;
        });
        throw new Error(`axe-core found nothing to judge in\n${parts.join('\n')}`);
      }
      // Axe leaves these to people.
      const nameless = [...document.querySelectorAll('[aria-labelledby]')].filter((element) =>
        element
          .getAttribute('aria-labelledby')
          ?.split(/\s+/)
          .some((id) => document.getElementById(id) === null),
      );
      // The arrow keys of its field scroll a list of choices, which itself never has the focus.
      const isListOfField = (id: string, target: string) =>
        id === 'scrollable-region-focusable' && target.includes('.ant-select-dropdown-list-holder');
      const found = violations.flatMap(({ id, impact, nodes }) =>
        nodes
          .filter(({ target }) => !isListOfField(id, target.join(' ')))
          .map(
            ({ target, failureSummary }) =>
              `${id} (${impact}) at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
          ),
      );
      return [
        ...found,
        ...nameless.map(({ outerHTML }) => `a name that is not there: ${outerHTML.slice(0, 120)}`),
      ];
    },
    [within, colourRules, only, withoutColours, withoutShell ? shellParts : []] as const,
  );
};

/** All rules in the light theme, those of colours in the dark one, as `dark: color-contrast (serious) at h1: ...`. */
export const findBarriersInBothThemes = async (
  page: Page,
  { withoutShell = false }: Pick<Looking, 'withoutShell'> = {},
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const barriers = await findBarriers(
      page,
      colorScheme === 'dark' ? { onlyColours: true, withoutShell } : {},
    );
    found.push(...barriers.map((barrier) => `${colorScheme}: ${barrier}`));
  }
  return found;
};
