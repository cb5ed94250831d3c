/** Says how a script calls a thing on the page: by the shortest words that find it, and only it, again. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Target } from '#scenarios/script.ts';
import { findAll } from './findTarget.ts';

/** Longer names are told by their first words, at least so many, where these are enough. */
const longestName = 48;
const fewestWords = 4;

/** What things can stand in so that the place tells them apart, for people too. */
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

/** Browsers and Playwright know these by this role only when they have a name. */
const namedOnly = new Set(['form', 'region']);

const oneLine = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

export const nameOf = (element: Element): string => oneLine(computeAccessibleName(element));

const fields =
  'input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"]), textarea, select, [role="combobox"], [role="textbox"]';

/** Whether its label, as it is written, is its name: only then every driver knows it as the field of that name. */
const isPlainlyLabelled = (element: Element, name: string): boolean => {
  const { labels } = element as Partial<HTMLInputElement>;
  const written = element.getAttribute('aria-label') ?? oneLine(labels?.[0]?.textContent);
  return name !== '' && written === name;
};

/** The first words of a long name, the fewest first; none of a short one. */
const beginnings = (name: string): readonly string[] => {
  if (name.length <= longestName) return [];
  const words = name.split(' ');
  const counts = [fewestWords, fewestWords + 2, fewestWords + 4].filter((count) => count < words.length);
  return counts.map((count) => words.slice(0, count).join(' '));
};

/** A focused tab adds “tab 2 of 5” for readers. Before the press it lacks that text, so a script must not name the tab by it. */
const lastingName = (element: Element, name: string): string | null => {
  if (getRole(element) !== 'tab') return null;
  const said = oneLine(element.querySelector('[aria-live]')?.textContent);
  return said === '' ? null : oneLine(name.replace(said, '')) || null;
};

/** Its own words, the best first. */
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

/** The words for a place: its name, its first cell, or its role alone. */
const placeTargets = (place: Element): readonly Target[] => {
  const role = getRole(place);
  if (role === null || !places.has(role)) return [];
  const name = nameOf(place);
  const first = oneLine(place.querySelector('th, td')?.textContent);
  if (role === 'row' && first !== '') return [{ role, name: first, part: true }];
  const named = name === '' || name.length > longestName ? [] : [{ role, name }];
  return namedOnly.has(role) ? named : [...named, { role }];
};

/** Where the element stands, the nearest place first, as far as each is found again. */
const placesOf = (element: Element): readonly Target[] => {
  const known: Target[] = [];
  for (let place = element.parentElement; place !== null; place = place.parentElement) {
    const target = placeTargets(place).find((one) => finds(place as Element, one));
    if (target) known.push(target);
  }
  return known;
};

/** Also where styles hide nothing, as on a stage without a browser. */
const findsUnstyled = (element: Element, target: Target): boolean =>
  findAll(element.ownerDocument, target, true).length === 1 && finds(element, target);

const numbered = (element: Element, targets: readonly Target[]): Target | null => {
  for (const target of targets) {
    const nth = findAll(element.ownerDocument, target).indexOf(element);
    if (nth >= 0) return { ...target, nth };
  }
  return null;
};

/** Null for what neither role nor name tells, such as a mere area, and for what is hidden. */
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
