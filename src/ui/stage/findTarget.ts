/** Finds elements by role and accessible name. */

import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { ownValue } from '#domain/ownValue.ts';
import { ScenarioProblem } from '#scenarios/driver.ts';
import type { Target } from '#scenarios/script.ts';
import { tellTarget } from '#scenarios/tellStep.ts';

export const fields =
  'input, textarea, select, [role="slider"], [role="spinbutton"], [role="combobox"], [role="textbox"]';

/** Preselects elements by CSS, to avoid computing the roles of others. */
const candidates: Readonly<Record<string, string>> = {
  button: 'button, [role="button"], input[type="submit"], input[type="button"], summary',
  link: 'a[href], [role="link"]',
  heading: 'h1, h2, h3, h4, h5, h6, [role="heading"]',
  field: fields,
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  radio: 'input[type="radio"], [role="radio"]',
  row: 'tr, [role="row"]',
  listitem: 'li, [role="listitem"]',
  textbox: 'input, textarea, [role="textbox"]',
  spinbutton: 'input, [role="spinbutton"]',
  slider: 'input, [role="slider"]',
  combobox: 'input, select, [role="combobox"]',
  main: 'main, [role="main"]',
  navigation: 'nav, [role="navigation"]',
  banner: 'header, [role="banner"]',
  contentinfo: 'footer, [role="contentinfo"]',
  complementary: 'aside, [role="complementary"]',
  region: 'section, [role="region"]',
  form: 'form, [role="form"]',
  group: 'fieldset, details, optgroup, [role="group"]',
  article: 'article, [role="article"]',
  dialog: 'dialog, [role="dialog"]',
  alertdialog: '[role="alertdialog"]',
  alert: '[role="alert"]',
  status: 'output, [role="status"]',
  log: '[role="log"]',
  tab: '[role="tab"]',
  option: 'option, [role="option"]',
  listbox: '[role="listbox"]',
  menuitem: '[role="menuitem"]',
  switch: '[role="switch"]',
  table: 'table, [role="table"]',
  columnheader: 'th, [role="columnheader"]',
  rowheader: 'th, [role="rowheader"]',
  cell: 'td, [role="cell"]',
  gridcell: 'td, [role="gridcell"]',
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Matches a substring case-insensitively, as Playwright does. */
const fits = (own: string, name: string, part: boolean | undefined): boolean =>
  part ? own.toLowerCase().includes(name.toLowerCase()) : own === name;

/** The only possible name of an element if it is cheap to read; null if it needs the full computation. */
const labelOf = (element: Element): string | null =>
  element.hasAttribute('aria-labelledby') ? null : oneLine(element.getAttribute('aria-label') ?? '') || null;

/** Elements that may be named by other elements, such as a label, or by their value. */
const namedElsewhere = `${fields}, [aria-labelledby], [aria-owns], label *, :is(button, meter, output, progress)[id]`;

const nameAttributes = ['aria-label', 'title', 'alt'];

/** A cheap test that the element's content cannot give the name, because the full computation reads the styles of all descendants. */
const lacksName = (element: Element, name: string): boolean => {
  const labelled = [element, ...element.querySelectorAll('[aria-label], [title], [alt]')];
  const texts = [
    element.textContent,
    ...labelled.flatMap((each) => nameAttributes.map((attribute) => each.getAttribute(attribute))),
  ].map((text) => text?.toLowerCase() ?? '');
  // Words are tested one by one, because each comes from a single text or label.
  const words = name.toLowerCase().trim().split(/\s+/);
  return (
    words.some((word) => !texts.some((text) => text.includes(word))) &&
    !element.matches(namedElsewhere) &&
    element.querySelector(namedElsewhere) === null
  );
};

const hasName = (element: Element, { name, part }: Target, hidden: boolean): boolean => {
  if (name === undefined) return true;
  const label = labelOf(element);
  // Tests the cheap label first, because most elements do not match and a full name reads many styles.
  if (name !== '' && label !== null && !fits(label, name, part)) return false;
  if (name !== '' && label === null && lacksName(element, name)) return false;
  // Elements hidden by style have no name; hidden descendants do not contribute to a name.
  const seen = oneLine(computeAccessibleName(element));
  const own = seen === '' && hidden ? oneLine(computeAccessibleName(element, { hidden })) : seen;
  return fits(own, name, part);
};

const hasRole = (element: Element, role: string): boolean => role === 'field' || getRole(element) === role;

/** Ant Design hides closed popups by a class, which has no effect without style sheets. */
const closedPopup = ['select-dropdown', 'dropdown', 'picker-dropdown', 'popover', 'tooltip']
  .map((kind) => `.ant-${kind}-hidden`)
  .join(', ');

const isMarkedHidden = (element: Element): boolean =>
  element.closest(`[hidden], [aria-hidden="true"], [inert], ${closedPopup}`) !== null;

/** All visible matches in document order, ignoring `nth`. `unstyled`: no style hides anything. */
export const findAll = (page: Document, target: Target, unstyled = false): readonly Element[] => {
  const places: readonly ParentNode[] = target.within ? findAll(page, target.within, unstyled) : [page];
  const found = places.flatMap((place) => [
    ...place.querySelectorAll(ownValue(candidates, target.role) ?? '*'),
  ]);
  const isHidden = (element: Element): boolean =>
    unstyled ? isMarkedHidden(element) : element.closest(closedPopup) !== null || isInaccessible(element);
  return found.filter(
    (element) => hasRole(element, target.role) && hasName(element, target, unstyled) && !isHidden(element),
  );
};

const nearest = (page: Document, { role }: Target): string => {
  const names = findAll(page, { role }).map((element) => `“${oneLine(computeAccessibleName(element))}”`);
  return names.length === 0 ? `there is no ${role} at all` : `there is ${names.slice(0, 8).join(', ')}`;
};

/** Throws a ScenarioProblem for no match, or for several without `nth`. */
export const findOne = (page: Document, target: Target): HTMLElement => {
  const found = findAll(page, target);
  const element = found[target.nth ?? 0];
  if (!(element instanceof (page.defaultView ?? window).HTMLElement)) {
    throw new ScenarioProblem(`${tellTarget(target)} is not there; ${nearest(page, target)}`);
  }
  if (target.nth === undefined && found.length > 1) {
    throw new ScenarioProblem(`${tellTarget(target)} is there ${found.length} times; say which by nth`);
  }
  return element;
};
