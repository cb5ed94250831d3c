/** Finds the file input behind a button, which Ant Design hides. */

/** The element itself, or the nearest file input around it; null for none. Self-contained, as it runs in the page. */
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
