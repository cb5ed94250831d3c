/** Performs the plain steps of scripts in a real browser: navigate, press, type, point and wait. */
import { expect, type Locator, type Page } from 'playwright/test';
import { choose, field } from '#scenarios/export/controls.ts';
import type { Step, Target } from '#scenarios/script.ts';
import { goWithin } from './goWithin.ts';

const found = (place: Page | Locator, { role, name, part }: Target): Locator => {
  if (role === 'field') return field(place, name ?? /.*/, part !== true);
  const named = name === undefined || name === '' ? {} : { name, exact: part !== true };
  return place.getByRole(role as 'button', named);
};

const allOf = (page: Page, target: Target): Locator =>
  found(target.within === undefined ? page : allOf(page, target.within), target).filter({ visible: true });

const locate = (page: Page, target: Target): Locator =>
  target.nth === undefined ? allOf(page, target) : allOf(page, target).nth(target.nth);

export const doStep = async (page: Page, step: Step): Promise<void> => {
  if ('go' in step) return goWithin(page, step.go);
  if ('click' in step) return locate(page, step.click).click();
  if ('hover' in step) return locate(page, step.hover).hover();
  if ('press' in step && step.on !== undefined) return locate(page, step.on).press(step.press);
  if ('select' in step) return choose(locate(page, step.select), step.option);
  if ('fill' in step) return locate(page, step.fill).fill(step.with);
  if ('expect' in step && 'visible' in step.expect)
    return expect(locate(page, step.expect.visible)).toBeVisible();
  throw new TypeError(`Not a plain step: ${JSON.stringify(step)}`);
};
