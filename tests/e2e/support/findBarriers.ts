/** Finds accessibility violations with all axe rules at every impact, and references to missing labels. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  var axe: typeof Axe | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Consecutive frames without movement: antd's popups pause for two before they move. */
const stillFrames = 3;

/** Waits until `within` (default: the page) is visible and finite animations end: axe would judge half-faded colours. */
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
      // A list or menu is first laid out off-screen, and remains for a while after it has faded.
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

/** Below the fold the browser defers styles, so that colours of the previous theme remain. */
const styleAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });

/** Default rules that read colours: contrast of text, and links distinguishable from surrounding text. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Default rules that need layout: `barriersWithin` checks all others without a browser. */
const drawnRules = [...colourRules, 'scrollable-region-focusable'];

/** The app shell of every page: bar, menu and sidebar. */
const shellParts = ['header[data-bar]', 'nav[aria-label="Main"]'];

type Looking = {
  readonly within?: string;
  /** Only colour rules: for a page already checked by all rules in the other theme. Default: all rules. */
  readonly onlyColours?: boolean;
  /** Only rules that need layout: for content whose other rules are checked without a browser. */
  readonly onlyDrawn?: boolean;
  /** All rules except colours: for a page whose colours were checked at another width. */
  readonly withoutColours?: boolean;
  /** Skips the shell: for colours, if another page of the same person was checked whole. Landmark rules need the shell. */
  readonly withoutShell?: boolean;
};

/** One line per violation: `color-contrast (serious) at h1: ...`. */
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
      // Behind an open dialog the page is inert, so axe misses its landmark and heading.
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
      // Reports one element per passed rule, not all: saves a third of the time.
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
      // Axe leaves these to manual review.
      const nameless = [...document.querySelectorAll('[aria-labelledby]')].filter((element) =>
        element
          .getAttribute('aria-labelledby')
          ?.split(/\s+/)
          .some((id) => document.getElementById(id) === null),
      );
      // Arrow keys in the field scroll its option list, which itself never has the focus.
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

/** All rules in the light theme, colour rules in the dark one, as `dark: color-contrast (serious) at h1: ...`. */
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
