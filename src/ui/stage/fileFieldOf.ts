/** Finds the field for files that somebody means who presses a button: Ant Design hides the field beside it. */

/** The element itself, or the nearest field for files around it; null for none. Runs in the page too, so it needs nothing from outside. */
export const fileFieldOf = (element: Element): HTMLInputElement | null => {
  const fileField = 'input[type="file"]';
  if (element.matches(fileField)) return element as HTMLInputElement;
  const edge = 'form, dialog, [role="dialog"], main, body';
  for (let place: Element | null = element; place !== null; place = place.parentElement) {
    const found = place.querySelector<HTMLInputElement>(fileField);
    if (found !== null) return found;
    if (place.matches(edge)) return null;
  }
  return null;
};
