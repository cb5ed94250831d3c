/** Finds the shortest unique target for an element of the page. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Target } from '#scenarios/script.ts';
import { findAll } from './findTarget.ts';

/** Longer names are shortened to their first words, if these are unique. */
const longestName = 48;
const fewestWords = 4;

/** Roles of containers that distinguish elements, for people too. */
const places = new Set([
  'dialog',
  'alertdialog',
  'row',
  'listitem',
  'region',
  'article',
  'group',
  'radiogroup',
  'form',
  'search',
  'navigation',
  'complementary',
  'contentinfo',
  'banner',
  'main',
]);

/** Browsers and Playwright give elements these roles only with a name. */
const namedOnly = new Set(['form', 'region']);

const oneLine = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

export const nameOf = (element: Element): string => oneLine(computeAccessibleName(element));

const fields =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select, [role="combobox"], [role="textbox"]';

/** True if its label is literally its name, because only then does every driver find the field by it. */
const isPlainlyLabelled = (element: Element, name: string): boolean => {
  const { labels } = element as Partial<HTMLInputElement>;
  const written = element.getAttribute('aria-label') ?? oneLine(labels?.[0]?.textContent);
  return name !== '' && written === name;
};

/** The first words of a long name, the fewest first; empty for a short one. */
const beginnings = (name: string): readonly string[] => {
  if (name.length <= longestName) return [];
  const words = name.split(' ');
  const counts = [fewestWords, fewestWords + 2, fewestWords + 4].filter((count) => count < words.length);
  return counts.map((count) => words.slice(0, count).join(' '));
};

/** A focused tab adds “tab 2 of 5” for screen readers. The text is missing before the press, so a script must not use it. */
const lastingName = (element: Element, name: string): string | null => {
  if (getRole(element) !== 'tab') return null;
  const said = oneLine(element.querySelector('[aria-live]')?.textContent);
  return said === '' ? null : oneLine(name.replace(said, '')) || null;
};

const plainTargets = (element: Element): readonly Target[] => {
  const role = getRole(element);
  const name = nameOf(element);
  const named: Target[] = [];
  const roles = [
    ...(element.matches(fields) && isPlainlyLabelled(element, name) ? ['field'] : []),
    ...(role === null ? [] : [role]),
  ];
  const lasting = lastingName(element, name);
  for (const one of roles) {
    if (name === '') continue;
    if (lasting !== null) {
      named.push({ role: one, name: lasting, part: true });
      continue;
    }
    for (const words of beginnings(name)) named.push({ role: one, name: words, part: true });
    named.push({ role: one, name });
  }
  return role === null || namedOnly.has(role) ? named : [...named, { role }];
};

const finds = (element: Element, target: Target): boolean => {
  const found = findAll(element.ownerDocument, target);
  return found.length === 1 && found[0] === element;
};

const placeTargets = (place: Element): readonly Target[] => {
  const role = getRole(place);
  if (role === null || !places.has(role)) return [];
  const name = nameOf(place);
  const first = oneLine(place.querySelector('th, td')?.textContent);
  if (role === 'row' && first !== '') return [{ role, name: first, part: true }];
  const named = name === '' || name.length > longestName ? [] : [{ role, name }];
  return namedOnly.has(role) ? named : [...named, { role }];
};

const placesOf = (element: Element): readonly Target[] => {
  const known: Target[] = [];
  for (let place = element.parentElement; place !== null; place = place.parentElement) {
    const target = placeTargets(place).find((one) => finds(place as Element, one));
    if (target) known.push(target);
  }
  return known;
};

/** A stage without a browser has no styles that hide elements. */
const findsUnstyled = (element: Element, target: Target): boolean =>
  findAll(element.ownerDocument, target, true).length === 1 && finds(element, target);

const numbered = (element: Element, targets: readonly Target[]): Target | null => {
  for (const target of targets) {
    const nth = findAll(element.ownerDocument, target).indexOf(element);
    if (nth >= 0) return { ...target, nth };
  }
  return null;
};

/** Null for an element without role and name, such as a plain `div`, and for a hidden one. */
export const targetOf = (element: Element): Target | null => {
  const plain = plainTargets(element);
  if (plain.length === 0) return null;
  const named = plain.filter(({ name }) => name !== undefined);
  const first = named.find((target) => findsUnstyled(element, target));
  if (first) return first;
  const around = placesOf(element);
  const placed = around.flatMap((within) => named.map((target): Target => ({ ...target, within })));
  const inOrder = [...named, ...placed, ...plain.slice(named.length)];
  const found =
    inOrder.find((target) => findsUnstyled(element, target)) ??
    inOrder.find((target) => finds(element, target));
  if (found) return found;
  const [nearest] = around;
  const unnamed =
    nearest === undefined ? [] : plain.map((target): Target => ({ ...target, within: nearest }));
  return numbered(element, named.length > 0 ? named : [...unnamed, ...plain]);
};
