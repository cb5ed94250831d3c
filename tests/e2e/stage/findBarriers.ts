/** Looks for what keeps people from using a page, with axe-core: every rule that it has, at every impact, and names that lead nowhere. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  var axe: typeof Axe | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One line for each element that breaks a rule: `color-contrast (serious) at h1: ...`; empty when there is none. */
export const findBarriers = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(source);
  return page.evaluate(async () => {
    if (globalThis.axe === undefined) throw new Error('axe-core is not there');
    const { violations, passes } = await globalThis.axe.run(document);
    if (passes.length === 0) throw new Error('axe-core found nothing to judge');
    // Axe leaves these to people.
    const nameless = [...document.querySelectorAll('[aria-labelledby]')].filter((element) =>
      element
        .getAttribute('aria-labelledby')
        ?.split(/\s+/)
        .some((id) => document.getElementById(id) === null),
    );
    const found = violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id} (${impact}) at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
      ),
    );
    return [
      ...found,
      ...nameless.map(({ outerHTML }) => `a name that is not there: ${outerHTML.slice(0, 120)}`),
    ];
  });
};
