/** Converts a key press on a page to a script step. */

import { announcedKeys, chordOf } from '../services/announcedKeys.ts';
import { entries, fileField, type Gesture, hide, pass, pressed, take, ticked } from './gesture.ts';
import { pickedOrder } from './recordChoice.ts';

/** Fields whose arrow keys move through options instead of text. */
const leading = '[role="combobox"], [aria-activedescendant], [aria-autocomplete]';

const moving = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown|Delete)$/;

/** Letters and signs of the app's commands with Ctrl or ⌘; the browser's own are left alone. */
const commands: ReadonlySet<string> = new Set([
  ...Object.values(announcedKeys)
    .flatMap((keys) => keys.split(' '))
    .filter((keys) => keys.includes('+'))
    .map((keys) => keys.slice(keys.lastIndexOf('+') + 1).toLowerCase()),
  // The editors' second key for redo.
  'y',
]);

const heardInFields: ReadonlySet<string> = new Set(['s', 'k', '`']);

const isReload = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r');

/** Keys on the focused element, recorded only if the app reacts. */
const tryKeys = (element: Element, press: string): Gesture => ({
  kind: 'take',
  step: { press },
  isTentative: true,
  element,
});

const tryKeysOn = (element: Element, press: string): Gesture => take(element, (on) => ({ press, on }), true);

const browserOwn = /^(?:[acfglnopqtuvwx\d+-]|Arrow\w+|Home|End|Page\w+|Delete|Backspace|Insert|Enter|F\d+)$/i;

const unkept = (keys: string): Gesture => ({
  kind: 'nothing',
  why: `${keys.replace('Control', 'Ctrl').replaceAll('+', ' + ')} did something that a recording cannot keep, so it was taken back. Use the button or the menu that does the same.`,
});

const readCommand = (element: Element, event: KeyboardEvent): Gesture => {
  const chord = chordOf(event);
  const letter = chord.slice(chord.lastIndexOf('+') + 1).toLowerCase() || '+';
  const isOwn = !event.altKey && commands.has(letter);
  // In a field the browser undoes typing.
  if (element.matches(entries) && !(isOwn && heardInFields.has(letter))) return pass;
  if (!isOwn) return browserOwn.test(event.key) ? pass : unkept(chord);
  return tryKeys(element, `Control+${event.shiftKey && letter !== '`' ? 'Shift+' : ''}${letter}`);
};

/** AltGr reports Ctrl and Alt, or Alt. */
const isWritten = ({ key, metaKey, altKey }: KeyboardEvent): boolean =>
  altKey && !metaKey && key.length === 1 && !/[\p{L}\p{N}]/u.test(key);

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

/** Outside fields a letter or sign may be a command of the page, and Space presses the focused control. */
const readPlain = (element: Element, { key, shiftKey }: KeyboardEvent): Gesture => {
  if (key !== ' ') return key.length === 1 ? tryKeys(element, key) : pass;
  if (element.matches(`body, ${pressed}`) && !element.matches('a[href]')) return hide;
  return tryKeysOn(element, shiftKey ? 'Shift+Space' : 'Space');
};

/** Without a focus, arrows move the view by one period. */
const viewMoves = /^Arrow(?:Left|Right)$/;

const readSingle = (element: Element, event: KeyboardEvent): Gesture => {
  const { key, shiftKey } = event;
  const isLeading = element.matches(leading);
  if (element.matches(`${entries}, ${ticked}`) && !isLeading) return hide;
  if (moving.test(key) && !element.matches('body'))
    return tryKeysOn(element, shiftKey ? `Shift+${key}` : key);
  if (isLeading) return hide;
  return viewMoves.test(key) ? tryKeys(element, key) : readPlain(element, event);
};

export const readKey = (element: Element, event: KeyboardEvent): Gesture => {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  if (isReload(event)) return { kind: 'reload' };
  if (/^(?:Tab|Control|Shift|Alt\w*|Meta)$/.test(key) || isComposing || element.matches(fileField))
    return pass;
  if ((ctrlKey || metaKey || altKey) && !isWritten(event)) return readCommand(element, event);
  if (key === 'Escape') return readEscape(element);
  if (key === 'Enter') return shiftKey && element.matches('textarea') ? hide : readEnter(element);
  return readSingle(element, event);
};
