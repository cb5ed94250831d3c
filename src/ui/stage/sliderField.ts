/** Finds the number field that belongs to a slider: a drag by mouse is recorded as if the number were typed. */
import { nameOf } from './recordTarget.ts';

/** The field of the same name; null when there is none, or when the slider has several handles. */
export const sliderField = (slider: Element): HTMLInputElement | null => {
  const [handle, ...others] = slider.querySelectorAll('[role="slider"]');
  if (handle === undefined || others.length > 0) return null;
  const name = nameOf(handle);
  const numbers = slider.ownerDocument.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]');
  return [...numbers].find((field) => name !== '' && nameOf(field) === name) ?? null;
};
