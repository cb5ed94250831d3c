/** Reads the state or attribute of an element. */

/**
 * `disabled`, `checked`, `pressed`, `expanded`, `selected`, `invalid` and `current` are booleans by HTML or
 * ARIA; others the attribute's text or null. Self-contained, as it runs in the page.
 */
export const attributeOf = (element: Element, name: string): string | boolean | null => {
  const told = element.getAttribute(`aria-${name}`);
  const isTold = told !== null && told !== 'false';
  if (name === 'disabled') return element.matches(':disabled') || isTold;
  if (name === 'checked') return Object(element).checked === true || isTold;
  if (name === 'selected') return Object(element).selected === true || isTold;
  if (['pressed', 'expanded', 'invalid', 'current'].includes(name)) return isTold;
  return element.getAttribute(name);
};
