/** Reads what somebody does on a page by hand: which step of a script it is, and what of it the app may hear of. */
import type { Step, Target } from '#scenarios/script.ts';
import { pickedDates, pickedOption, pickedOrder } from './recordChoice.ts';
import { targetOf } from './recordTarget.ts';
import { sliderField } from './sliderField.ts';

export type Gesture =
  /** Nothing for a script. */
  | { readonly kind: 'pass' }
  /** A press on something that is not there to be pressed. */
  | { readonly kind: 'nothing' }
  /** The browser does what it does, but the app does not hear of it, as it will not when the script is run. */
  | { readonly kind: 'hide' }
  /** The step is done instead of it. `isTentative`: only when something comes of it. */
  | { readonly kind: 'take'; readonly step: Step; readonly isTentative: boolean; readonly element: Element }
  /** A file was chosen, which is read before it is the step’s. */
  | { readonly kind: 'upload'; readonly field: HTMLInputElement }
  /** It changes what the field says, of which the last counts. */
  | { readonly kind: 'typing'; readonly field: HTMLInputElement | HTMLTextAreaElement }
  /** The app must not hear of it, and a person must be told why nothing happens. */
  | { readonly kind: 'refuse'; readonly why: string };

const pass: Gesture = { kind: 'pass' };
const hide: Gesture = { kind: 'hide' };

const ticked = 'input[type="checkbox"], input[type="radio"]';
const pressed = `a[href], button, summary, input[type="submit"], input[type="button"], input[type="reset"], ${ticked}, [role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="option"], [role="switch"], [role="checkbox"], [role="radio"], [role="treeitem"], th[tabindex="0"]`;
const entries = `textarea, select, input:not(${ticked}, [type="submit"], [type="button"], [type="reset"], [type="file"], [type="image"])`;
const fileField = 'input[type="file"]';
/** What the browser or Ant Design opens beside a field; only what is chosen there counts. */
const lists = 'select, [role="combobox"], [role="option"]';
const calendar = '.ant-picker-dropdown';
/** Fields in which arrows move through something else than their own text. */
const leading = '[role="combobox"], [aria-activedescendant], [aria-autocomplete]';

const unfindable: Gesture = {
  kind: 'refuse',
  why: 'This has no name by which a script could find it again, so it was not pressed.',
};

const untabbed: Gesture = {
  kind: 'refuse',
  why: 'This would open a further tab, and those are not recorded, so nothing was opened.',
};

const elementOf = (event: Event): Element | null => {
  const [first] = event.composedPath();
  const view = (event.currentTarget as Window | null) ?? window;
  return first instanceof (view as typeof window).Element ? first : null;
};

/** What a press on an element presses: itself, what it is in, or what its label is for. */
const pressedBy = (element: Element): Element | null => {
  const found = element.closest(`${pressed}, ${entries}, label`);
  if (found === null || !found.matches('label')) return found;
  return (found as HTMLLabelElement).control;
};

const leavesApp = (element: Element): boolean => {
  const link = element.closest<HTMLAnchorElement>('a[href]');
  if (link === null) return false;
  return link.target === '_blank' || link.origin !== link.ownerDocument.defaultView?.location.origin;
};

const take = (element: Element, make: (target: Target) => Step, isTentative = false): Gesture => {
  const target = targetOf(element);
  return target === null ? unfindable : { kind: 'take', step: make(target), isTentative, element };
};

/** What is chosen by a press: an option, the second date of a range, an order. */
const readChoice = (element: Element): Gesture | null => {
  const step = pickedOption(element) ?? pickedDates(element) ?? pickedOrder(element);
  return step === null ? null : { kind: 'take', step, isTentative: false, element };
};

const undragged: Gesture = {
  kind: 'refuse',
  why: 'This slider has no number field of its name, so only the arrow keys move it in a recording.',
};

/** The press, and all that follows of it where it is let go. */
const readDrag = (slider: Element): Gesture => {
  const field = sliderField(slider);
  return field === null ? undragged : { kind: 'typing', field };
};

const readClick = (element: Element, opensTab: boolean): Gesture => {
  const choice = readChoice(element);
  if (choice !== null) return choice;
  if (element.closest(calendar)) return pass;
  const control = pressedBy(element);
  if (control === null) return { kind: 'nothing' };
  if (control.matches(entries)) return pass;
  // The browser asks for the file itself.
  if (control.matches(fileField) || control.closest('.ant-upload')) return pass;
  if (opensTab && control.matches('a[href]')) return untabbed;
  if (leavesApp(control))
    return { kind: 'refuse', why: 'This leads out of the app, so it was not followed.' };
  return take(control, (click) => ({ click }));
};

const readPointer = (element: Element): Gesture => {
  const control = pressedBy(element);
  return control === null || control.matches(lists) || element.closest(calendar) ? pass : hide;
};

const pressOn =
  (key: string) =>
  (target: Target): Step => ({ press: key, on: target });

const readEscape = (element: Element): Gesture => {
  const target = element.matches('body') ? null : targetOf(element);
  const step: Step = target === null ? { press: 'Escape' } : { press: 'Escape', on: target };
  return { kind: 'take', step, isTentative: true, element };
};

const readEnter = (element: Element): Gesture => {
  if (element.matches('body, select')) return pass;
  const order = element.matches('th') ? pickedOrder(element) : null;
  if (order !== null) return { kind: 'take', step: order, isTentative: false, element };
  if (element.matches('a[href], button, summary, input[type="submit"], input[type="button"]')) return hide;
  return take(element, pressOn('Enter'), true);
};

const moving = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End|PageUp|PageDown|Delete)$/;

const readKey = (element: Element, { key, shiftKey, isComposing }: KeyboardEvent): Gesture => {
  if (key === 'Tab' || isComposing || element.matches(fileField)) return pass;
  if (key === 'Escape') return readEscape(element);
  if (key === 'Enter') return shiftKey && element.matches('textarea') ? hide : readEnter(element);
  const isLeading = element.matches(leading);
  if (element.matches(`${entries}, ${ticked}`) && !isLeading) return hide;
  if (moving.test(key) && !element.matches('body')) return take(element, pressOn(key), true);
  return element.matches(pressed) || isLeading ? hide : pass;
};

const readFiles = (field: HTMLInputElement): Gesture =>
  field.files?.length === 0 ? hide : { kind: 'upload', field };

const readChange = (element: Element): Gesture => {
  if (element.matches(fileField)) return readFiles(element as HTMLInputElement);
  if (!element.matches('select')) return pass;
  const [option] = (element as HTMLSelectElement).selectedOptions;
  if (option === undefined) return pass;
  return take(element, (select) => ({ select, option: option.text.trim() }));
};

const readInput = (element: Element): Gesture => {
  if (element.matches(`select, ${fileField}`)) return hide;
  if (!element.matches(entries)) return pass;
  return { kind: 'typing', field: element as HTMLInputElement };
};

/** As the event is told, before the app hears of it. */
export const readGesture = (event: Event): Gesture => {
  const element = elementOf(event);
  if (element === null) return pass;
  const slider = element.closest('.ant-slider');
  if (slider !== null && /^(?:pointer|mouse|click)/.test(event.type)) return readDrag(slider);
  if (event.type === 'input') return readInput(element);
  if (event.type === 'change') return readChange(element);
  const { ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
  if (event.type === 'click') return readClick(element, ctrlKey || metaKey || shiftKey);
  if (event.type === 'keydown')
    return ctrlKey || metaKey || altKey ? pass : readKey(element, event as KeyboardEvent);
  if (event.type.startsWith('key'))
    return element.matches(`${entries}, ${pressed}`) && !ctrlKey ? hide : pass;
  return readPointer(element);
};
