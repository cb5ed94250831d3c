/** Fires the events of a browser when someone uses a page by hand. */

type Field = HTMLInputElement | HTMLTextAreaElement;

const mouse = (element: Element, type: string): boolean =>
  element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));

const keyEvent = (element: Element, type: string, key: string): boolean =>
  element.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));

export const seen = (selector: string, text?: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => text === undefined || (element.textContent ?? '').trim() === text,
  );
  if (!found) throw new Error(`there is no ${selector} ${text ?? ''}`);
  return found;
};

export const labelled = (label: string): Field => {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  if (!found?.control) throw new Error(`no field is labelled ${label}`);
  return found.control as Field;
};

export const pressWithMouse = (element: HTMLElement): void => {
  mouse(element, 'pointerdown');
  if (mouse(element, 'mousedown')) element.focus();
  mouse(element, 'pointerup');
  mouse(element, 'mouseup');
  mouse(element, 'click');
};

const setValue = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Clicks the field and types letter by letter. `isAnew` clears the field first. */
export const write = (field: Field, text: string, isAnew = true): void => {
  pressWithMouse(field);
  if (isAnew && field.value !== '') setValue(field, '');
  for (const letter of text) {
    keyEvent(field, 'keydown', letter);
    setValue(field, field.value + letter);
    keyEvent(field, 'keyup', letter);
  }
};

export const strikeChord = (keys: string): void => {
  const key = keys.slice(keys.lastIndexOf('+') + 1);
  const held = { ctrlKey: keys.includes('Control+'), shiftKey: keys.includes('Shift+') };
  const code = key === '`' ? 'Backquote' : '';
  const focused = document.activeElement ?? document.body;
  focused.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, ...held, bubbles: true, cancelable: true }),
  );
};

/** Presses a key on the focused element. As in browsers, Enter submits the form of a field and clicks a button. */
export const strike = (element: HTMLElement, key: string): void => {
  element.focus();
  const isFree = keyEvent(element, 'keydown', key);
  if (isFree && key === 'Enter' && element.matches('button, a')) mouse(element, 'click');
  else if (isFree && key === 'Enter') element.closest('form')?.requestSubmit();
  keyEvent(element, 'keyup', key);
};

export const chooseFile = (field: HTMLInputElement, file: File): void => {
  const carried = new DataTransfer();
  carried.items.add(file);
  field.files = carried.files;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

export const dragTo = (slider: HTMLElement, part: number): void => {
  slider.getBoundingClientRect = () => new DOMRect(0, 0, 100, 10);
  const tell = (element: Element, type: string) =>
    element.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        clientX: part * 100,
        clientY: 5,
      }),
    );
  for (const type of ['pointerdown', 'mousedown']) tell(slider, type);
  for (const type of ['pointerup', 'mouseup', 'click']) tell(document.body, type);
};
