/** Fires the DOM events of a browser for presses, keys and input. */

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** React ignores a value that was set through the field itself, so the prototype's setter is used. */
export const setNative = (field: HTMLElement, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A pressed element gets the focus, unless the page prevents it. */
export const press = (element: HTMLElement): void => {
  const options = { bubbles: true, cancelable: true, composed: true };
  const [, mayFocus] = ['pointerdown', 'mousedown'].map((type) =>
    element.dispatchEvent(new MouseEvent(type, options)),
  );
  if (mayFocus) element.focus();
  for (const type of ['pointerup', 'mouseup']) element.dispatchEvent(new MouseEvent(type, options));
  element.click();
};

/** Closes a modal dialog with its `cancel` event, as browsers do on Escape. */
const giveUpDialog = (element: HTMLElement): void => {
  const dialog = element.closest<HTMLDialogElement>('dialog[open]');
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
};

/** Ant Design still reads `keyCode`. */
const keyCodes: Readonly<Record<string, number>> = {
  Enter: 13,
  Escape: 27,
  ' ': 32,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
};

const held = /^(?:(?:Control|Shift|Alt|Meta)\+)+(?=.)/;

/** `Control+Shift+z` as in an event; `Space` is a space. */
const keysOf = (keys: string) => {
  const [modifiers = ''] = held.exec(keys) ?? [];
  const named = keys.slice(modifiers.length);
  return {
    key: named === 'Space' ? ' ' : named,
    ...(named === '`' ? { code: 'Backquote' } : {}),
    ctrlKey: modifiers.includes('Control+'),
    shiftKey: modifiers.includes('Shift+'),
    altKey: modifiers.includes('Alt+'),
    metaKey: modifiers.includes('Meta+'),
  };
};

export const pressKey = (element: HTMLElement, keys: string): void => {
  const pressed = keysOf(keys);
  const { key } = pressed;
  const options = { ...pressed, keyCode: keyCodes[key] ?? 0, bubbles: true, cancelable: true };
  const isTaken = !element.dispatchEvent(new KeyboardEvent('keydown', options));
  if (key === 'Enter' && !isTaken) {
    if (element.matches('button, a, summary')) element.click();
    else if (!element.matches('textarea')) element.closest('form')?.requestSubmit();
  }
  if (key === 'Escape' && !isTaken) giveUpDialog(element);
  element.dispatchEvent(new KeyboardEvent('keyup', options));
};
