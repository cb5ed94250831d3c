/** Reads the control of a step, and its state after use, such as a switch, a tab or a menu. */
import type { Expectation, Step } from '#scenarios/script.ts';
import { attributeOf } from './attributeOf.ts';
import { findAll } from './findTarget.ts';
import { nameOf, targetOf } from './recordTarget.ts';
import { shownValue } from './shownValue.ts';

export type UsedControl = {
  readonly element: Element;
  readonly name: string;
};

const targetIn = (step: Step) =>
  'click' in step ? step.click : 'select' in step ? step.select : 'press' in step ? step.on : undefined;

export const controlOf = (step: Step, page: Document): UsedControl | null => {
  const target = targetIn(step);
  const [element] = target ? findAll(page, target) : [];
  return element ? { element, name: nameOf(element) } : null;
};

const states = ['checked', 'selected', 'pressed', 'expanded', 'current'];

const hasState = (element: Element, state: string): boolean =>
  element.hasAttribute(`aria-${state}`) ||
  (state === 'checked' && element.matches('input[type="checkbox"], input[type="radio"]'));

/** A control that waits names its progress, which is gone before the next step. */
const isWaiting = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"], .ant-btn-loading');

export const controlChecks = (step: Step, used: UsedControl | null): readonly Expectation[] => {
  if (used === null || !used.element.isConnected) return [];
  const { element, name } = used;
  const target = targetOf(element);
  if (target === null || target.nth !== undefined) return [];
  if ('select' in step) return [{ value: shownValue(element), of: target }];
  const attribute = states.find((one) => hasState(element, one));
  if (attribute !== undefined) return [{ attribute, of: target, is: attributeOf(element, attribute) }];
  return nameOf(element) === name || isWaiting(element) ? [] : [{ visible: target }];
};
