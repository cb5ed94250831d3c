/** Finds things on a page as screen readers know them. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { ScenarioProblem } from '#scenarios/driver.ts';
import type { Target } from '#scenarios/script.ts';
import { tellTarget } from '#scenarios/tellStep.ts';

/** What takes an entry. */
export const fields =
  'input, textarea, select, [role="slider"], [role="spinbutton"], [role="combobox"], [role="textbox"]';

/** Spares the computation of roles for elements that cannot have it. */
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

/** As Playwright finds a part of a name: in capitals or not. */
const fits = (own: string, name: string, part: boolean | undefined): boolean =>
  part ? own.toLowerCase().includes(name.toLowerCase()) : own === name;

/** The only name that an element can have, without the computation; null where that takes one. */
const labelOf = (element: Element): string | null =>
  element.hasAttribute('aria-labelledby') ? null : oneLine(element.getAttribute('aria-label') ?? '') || null;

/** Maybe named by what stands elsewhere, such as its label, or by what was entered. */
const namedElsewhere = `${fields}, [aria-labelledby], [aria-owns], label *, :is(button, meter, output, progress)[id]`;

const nameAttributes = ['aria-label', 'title', 'alt'];

/** Whether the name surely comes from nothing in the element: cheap, where the computation takes the styles of all of it. */
const lacksName = (element: Element, name: string): boolean => {
  const labelled = [element, ...element.querySelectorAll('[aria-label], [title], [alt]')];
  const texts = [
    element.textContent,
    ...labelled.flatMap((each) => nameAttributes.map((attribute) => each.getAttribute(attribute))),
  ].map((text) => text?.toLowerCase() ?? '');
  // No word of a name is half text and half label.
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
  // Most that are looked at are others, and a name takes the styles of all that is in the element.
  if (name !== '' && label !== null && !fits(label, name, part)) return false;
  if (name !== '' && label === null && lacksName(element, name)) return false;
  // What styles hide has no name; what is marked as hidden in something that is seen is no part of its name.
  const seen = oneLine(computeAccessibleName(element));
  const own = seen === '' && hidden ? oneLine(computeAccessibleName(element, { hidden })) : seen;
  return fits(own, name, part);
};

const hasRole = (element: Element, role: string): boolean => role === 'field' || getRole(element) === role;

/** Ant Design marks what it has closed by a class alone, which hides nothing where there are no styles. */
const closedPopup = ['select-dropdown', 'dropdown', 'picker-dropdown', 'popover', 'tooltip']
  .map((kind) => `.ant-${kind}-hidden`)
  .join(', ');

const isMarkedHidden = (element: Element): boolean =>
  element.closest(`[hidden], [aria-hidden="true"], [inert], ${closedPopup}`) !== null;

/** All visible elements like the target, in the document's order; `nth` plays no part. `unstyled`: no style hides anything there. */
export const findAll = (page: Document, target: Target, unstyled = false): readonly Element[] => {
  const places: readonly ParentNode[] = target.within ? findAll(page, target.within, unstyled) : [page];
  const found = places.flatMap((place) => [...place.querySelectorAll(candidates[target.role] ?? '*')]);
  const isHidden = (element: Element): boolean =>
    unstyled ? isMarkedHidden(element) : element.closest(closedPopup) !== null || isInaccessible(element);
  return found.filter(
    (element) => hasRole(element, target.role) && hasName(element, target, unstyled) && !isHidden(element),
  );
};

/** Names of the same role that are there: what was probably meant. */
const nearest = (page: Document, { role }: Target): string => {
  const names = findAll(page, { role }).map((element) => `“${oneLine(computeAccessibleName(element))}”`);
  return names.length === 0 ? `there is no ${role} at all` : `there is ${names.slice(0, 8).join(', ')}`;
};

/** The one that is meant; a ScenarioProblem when there is none, or several and no word which. */
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
