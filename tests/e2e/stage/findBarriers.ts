/** Looks for what keeps people from using a page, with axe-core: every rule that it has, at every impact. */
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
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id} (${impact}) at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
      ),
    );
  });
};
