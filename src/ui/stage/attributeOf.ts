/** What a thing on a page says of itself. */

/**
 * `disabled`, `checked`, `pressed`, `expanded`, `selected`, `invalid` and `current` are true or false, by HTML or by ARIA. Any
 * other is the HTML attribute's text, null for none. Runs in the page too: it may use nothing from outside.
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
