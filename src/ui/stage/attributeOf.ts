/** Reads the state or attribute of an element. */

/**
 * `disabled`, `checked`, `pressed`, `expanded`, `selected`, `invalid` and `current` are booleans by HTML or
 * ARIA; others the attribute's text or null. Self-contained, as it runs in the page.
 */
export const attributeOf = (element: Element, name: string): string | boolean | null => {
  const attribute = element.getAttribute(`aria-${name}`);
  const isSet = attribute !== null && attribute !== 'false';
  if (name === 'disabled') return element.matches(':disabled') || isSet;
  if (name === 'checked') return Object(element).checked === true || isSet;
  if (name === 'selected') return Object(element).selected === true || isSet;
  if (['pressed', 'expanded', 'invalid', 'current'].includes(name)) return isSet;
  return element.getAttribute(name);
};
