/** Finds the number field of a slider, because a drag is recorded as typing the number. */
import { nameOf } from './recordTarget.ts';

/** The field of the same name; null without one, or if the slider has several handles. */
export const sliderField = (slider: Element): HTMLInputElement | null => {
  const [handle, ...others] = slider.querySelectorAll('[role="slider"]');
  if (handle === undefined || others.length > 0) return null;
  const name = nameOf(handle);
  const numbers = slider.ownerDocument.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]');
  return [...numbers].find((field) => name !== '' && nameOf(field) === name) ?? null;
};
