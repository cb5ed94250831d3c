/** What a visitor typed, ticked or pressed before the program took the page over. */
import { flushSync } from 'react-dom';
import { afterPaint } from '#world/afterPaint.ts';

function setNative(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  if (value === field.defaultValue) return;
  // React compares with the last value it saw set through the field itself; the prototype's setter passes it by.
  field.value = field.defaultValue;
  setNative(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked) return;
  box.checked = box.defaultChecked;
  box.click();
}

/** The head's script has marked what was pressed, as long as the container named its prerendered page. Each press is answered before the next, as a form's button needs the state that another set. */
function replayPresses(container: HTMLElement): void {
  for (const pressed of container.querySelectorAll<HTMLElement>('[data-early]')) {
    delete pressed.dataset.early;
    flushSync(() => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click()));
  }
}

/** Call after hydration, when the fields still show what the visitor entered but the state knows nothing of it. */
export function replayEarlyInput(container: HTMLElement): void {
  for (const field of container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type === 'checkbox' || field.type === 'radio') replayTick(field as HTMLInputElement);
    else if (field.type !== 'file') replayText(field);
  }
  afterPaint(() => replayPresses(container));
}
