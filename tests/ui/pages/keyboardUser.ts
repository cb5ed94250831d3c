/** Simulates a keyboard user on a staged page: focuses what Tab reaches, and presses keys there. */
import { expect } from 'vitest';
import type { Step, Target } from '#scenarios/script.ts';
import { findOne } from '#ui/stage/findTarget.ts';
import type { PlayedPage } from './playedPage.ts';

const stops = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Elements where Tab would stop, in document order. */
const isStop = (element: HTMLElement): boolean =>
  element.matches(stops) &&
  element.getAttribute('tabindex') !== '-1' &&
  !element.matches(':disabled') &&
  element.closest('[hidden], [inert], [aria-hidden="true"]') === null;

export const keyboardUser = (page: PlayedPage) => {
  const goTo = async (target: Target): Promise<void> => {
    const document = await page.play([{ expect: { visible: target } }]);
    const element = findOne(document, target);
    expect([target.name, isStop(element)]).toEqual([target.name, true]);
    element.focus();
    expect(document.activeElement).toBe(element);
  };
  const press = (...keys: readonly string[]) => page.play(keys.map((key): Step => ({ press: key })));
  return {
    goTo,
    press,
    use: async (target: Target): Promise<void> => {
      await goTo(target);
      await press('Enter');
    },
    type: async (target: Target, text: string): Promise<void> => {
      await goTo(target);
      await page.play([{ fill: target, with: text }]);
    },
  };
};
