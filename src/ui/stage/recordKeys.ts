/** Reads what a key does on a page: which step of a script it is. */

import { entries, fileField, type Gesture, hide, pass, pressed, take, ticked } from './gesture.ts';
import { pickedOrder } from './recordChoice.ts';

/** Fields in which arrows move through something else than their own text. */
const leading = '[role="combobox"], [aria-activedescendant], [aria-autocomplete]';

const moving = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown|Delete)$/;

/** With Ctrl or ⌘ they are the app's; the browser's own, such as copying, stay its own. */
const commands = /^[syz]$/;

const isReload = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r');

/** Where the focus is; it is a step only when something comes of it. */
const tryKeys = (element: Element, press: string): Gesture => ({
  kind: 'take',
  step: { press },
  isTentative: true,
  element,
});

const tryKeysOn = (element: Element, press: string): Gesture => take(element, (on) => ({ press, on }), true);

const readCommand = (element: Element, { key, shiftKey, altKey }: KeyboardEvent): Gesture => {
  const letter = key.toLowerCase();
  if (altKey || !commands.test(letter)) return pass;
  // In a field the browser takes back what was written.
  if (letter !== 's' && element.matches(entries)) return pass;
  return tryKeys(element, `Control+${shiftKey ? 'Shift+' : ''}${letter}`);
};

const readEscape = (element: Element): Gesture => {
  const gesture = element.matches('body') ? null : tryKeysOn(element, 'Escape');
  return gesture?.kind === 'take' ? gesture : tryKeys(element, 'Escape');
};

const readEnter = (element: Element): Gesture => {
  if (element.matches('body, select')) return pass;
  const order = element.matches('th') ? pickedOrder(element) : null;
  if (order !== null) return { kind: 'take', step: order, isTentative: false, element };
  if (element.matches('a[href], button, summary, input[type="submit"], input[type="button"]')) return hide;
  return tryKeysOn(element, 'Enter');
};

/** Outside fields: a letter or a sign may be a command of the page; Space presses what can be pressed. */
const readPlain = (element: Element, key: string): Gesture => {
  if (key === ' ') return element.matches('a[href]') ? tryKeysOn(element, 'Space') : hide;
  return key.length === 1 ? tryKeys(element, key) : pass;
};

/** What is neither a command nor text that is written. */
const readSingle = (element: Element, { key, shiftKey }: KeyboardEvent): Gesture => {
  const isLeading = element.matches(leading);
  if (element.matches(`${entries}, ${ticked}`) && !isLeading) return hide;
  if (moving.test(key) && !element.matches('body'))
    return tryKeysOn(element, shiftKey ? `Shift+${key}` : key);
  if (isLeading) return hide;
  return element.matches(`body, ${pressed}`) ? readPlain(element, key) : pass;
};

export const readKey = (element: Element, event: KeyboardEvent): Gesture => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isReload(event)) return { kind: 'reload' };
  if (ctrlKey || metaKey || altKey) return readCommand(element, event);
  if (key === 'Tab' || isComposing || element.matches(fileField)) return pass;
  if (key === 'Escape') return readEscape(element);
  if (key === 'Enter') return shiftKey && element.matches('textarea') ? hide : readEnter(element);
  return readSingle(element, event);
};
