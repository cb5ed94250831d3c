/** Lists everything on a page that can be clicked, filled or selected, by the target that a script would use. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { Target } from '#scenarios/script.ts';
import { fields } from '#ui/stage/findTarget.ts';

export type Offer =
  | { readonly kind: 'press' | 'fill'; readonly target: Target }
  | { readonly kind: 'select'; readonly target: Target; readonly options: readonly string[] };

const pressed =
  'a[href], button, summary, [role="button"], [role="tab"], [role="switch"], [role="radio"], [role="menuitem"], [role="option"], th[tabindex="0"], input[type="checkbox"], input[type="radio"]';

const unfilled = ['checkbox', 'radio', 'file', 'range', 'submit', 'button', 'hidden'];

const isDisabled = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]') !== null;

const nameOf = (element: Element): string => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

const roleOf = (element: Element): string | null => {
  if (!element.matches(fields)) return getRole(element);
  const { type } = element as HTMLInputElement;
  return type === 'checkbox' || type === 'radio' ? getRole(element) : 'field';
};

const offerOf = (element: Element, target: Target): Offer | null => {
  if (element instanceof HTMLSelectElement)
    return { kind: 'select', target, options: [...element.options].map(({ text }) => text.trim()) };
  const isList = element.matches('[role="combobox"][readonly]');
  if (isList || element.matches(pressed)) return { kind: 'press', target };
  if (element.matches('input, textarea') && !unfilled.includes((element as HTMLInputElement).type))
    return { kind: 'fill', target };
  return null;
};

/** Numbers elements that share role and name, because only their order distinguishes them. */
const counted = (found: readonly Element[]): ReadonlyMap<Element, Target> => {
  const alike = new Map<string, Element[]>();
  const targets = new Map<Element, Target>();
  for (const element of found) {
    const roles = [roleOf(element), element.matches(fields) ? 'field' : null];
    for (const role of new Set(roles.filter((one) => one !== null))) {
      const key = `${role} ${nameOf(element)}`;
      alike.set(key, [...(alike.get(key) ?? []), element]);
    }
  }
  for (const element of found) {
    const role = roleOf(element);
    const name = nameOf(element);
    const same = alike.get(`${role} ${name}`) ?? [];
    if (role === null || name === '') continue;
    targets.set(element, same.length === 1 ? { role, name } : { role, name, nth: same.indexOf(element) });
  }
  return targets;
};

export const offersOf = (page: Document, within: Element = page.body): readonly Offer[] => {
  const seen = [...page.querySelectorAll(`${pressed}, ${fields}`)].filter(
    (element) => !isInaccessible(element),
  );
  const targets = counted(seen);
  return seen.flatMap((element) => {
    const target = targets.get(element);
    const offer =
      target && within.contains(element) && !isDisabled(element) ? offerOf(element, target) : null;
    return offer === null ? [] : [offer];
  });
};
