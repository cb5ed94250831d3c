/** Lists the elements of a page that can be picked, and possible expectations of each. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { secretKind } from '#scenarios/recordedSecrets.ts';
import type { Expectation } from '#scenarios/script.ts';
import { attributeOf } from './attributeOf.ts';
import { ownText, placeOf } from './recordChanges.ts';
import { targetOf } from './recordTarget.ts';
import type { Stage } from './stage.ts';

export type Thing = {
  readonly element: Element;
  /** `button “Pay”`, or its text. */
  readonly label: string;
};

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const fields =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select';
const things = `h1, h2, h3, h4, a[href], button, summary, input, textarea, select, p, li, dd, dt, td, th, legend, output, strong, [role="alert"], [role="status"], [role="img"]`;
const longestLabel = 70;
const longestText = 120;
const mostThings = 250;

const oneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const clipped = (text: string): string =>
  text.length > longestLabel ? `${text.slice(0, longestLabel - 1)}…` : text;

const labelOf = (element: Element): string => {
  const role = getRole(element) ?? 'field';
  const text = oneLine(element.textContent);
  const isNamed = element.matches(
    'h1, h2, h3, h4, a, button, summary, input, textarea, select, [role="img"]',
  );
  return isNamed ? `${role} “${clipped(oneLine(computeAccessibleName(element)))}”` : `“${clipped(text)}”`;
};

/** Lists of small items are represented by their items. */
const isSpoken = (element: Element): boolean =>
  element.matches(`${fields}, [role="img"]`) ||
  oneLine(element.textContent) !== '' ||
  element.matches('input, button, a');

/** All elements in document order, for people without a mouse. */
export const thingsOn = (page: Document): readonly Thing[] => {
  const found: Thing[] = [];
  for (const element of page.querySelectorAll(things)) {
    if (found.length >= mostThings) break;
    if (isSpoken(element) && !isInaccessible(element)) found.push({ element, label: labelOf(element) });
  }
  return found;
};

/** In pixels of the page; null for nothing that can be expected. */
export const thingAt = (page: Document, x: number, y: number): Thing | null => {
  const element = page.elementFromPoint(x, y)?.closest(things);
  if (!element || !isSpoken(element)) return null;
  return { element, label: labelOf(element) };
};

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const isSecret = (element: Element): boolean =>
  secretKind({
    type: element.getAttribute('type') ?? 'text',
    autocomplete: element.getAttribute('autocomplete') ?? '',
    name: oneLine(computeAccessibleName(element)),
  }) !== null;

const valueExpected = (element: Element): readonly Expectation[] => {
  if (!element.matches(fields) || isSecret(element)) return [];
  const of = targetOf(element);
  return of === null ? [] : [{ value: (element as HTMLInputElement).value, of }];
};

const textExpected = (element: Element): readonly Expectation[] => {
  const text = ownText(element) ?? oneLine(element.textContent);
  const isTelling = !element.matches(`${fields}, h1, h2, h3, h4, a, button`) && text !== '';
  const place = isTelling && text.length <= longestText ? placeOf(element) : null;
  return place === null ? [] : [{ text, in: place }];
};

const visibleExpected = (element: Element): readonly Expectation[] => {
  const visible = targetOf(element);
  return visible?.name === undefined ? [] : [{ visible }];
};

const toggles = {
  checked: 'input[type="checkbox"], input[type="radio"]',
  expanded: '[aria-expanded]',
  disabled: 'button',
};

/** The state of a toggle; of a button only that it is disabled, as most are enabled. */
const stateExpected = (element: Element): readonly Expectation[] => {
  const of = targetOf(element);
  if (of === null) return [];
  return Object.entries(toggles).flatMap(([attribute, selector]) => {
    if (!element.matches(selector)) return [];
    const is = attributeOf(element, attribute);
    return attribute === 'disabled' && is !== true ? [] : [{ attribute, of, is }];
  });
};

/** Expectations that hold now, most likely first; always includes the address. */
export const expectationsOf = (element: Element, stage: Stage): readonly Expectation[] => [
  ...stateExpected(element),
  ...valueExpected(element),
  ...visibleExpected(element),
  ...textExpected(element),
  { url: stage.address() },
];
