/** Converts manual input on a page to script steps, and decides which events reach the app. */

import { ownValue } from '#domain/ownValue.ts';
import type { Step } from '#scenarios/script.ts';
import { entries, fileField, type Gesture, hide, pass, pressed, refuse, take } from './gesture.ts';
import { pickedDates, pickedOption, pickedOrder } from './recordChoice.ts';
import { readKey } from './recordKeys.ts';
import { nameOf, targetOf } from './recordTarget.ts';

/** A chart that accepts presses has this attribute. */
const chartSurface = '[data-takes]';

const times = (key: string, count: number): readonly string[] => Array.from({ length: count }, () => key);

const keysTo = (place: number, places: number): readonly string[] => {
  const after = places - 1 - place;
  return place <= after ? ['Home', ...times('ArrowRight', place)] : ['End', ...times('ArrowLeft', after)];
};

const numberIn = (chart: HTMLElement, name: string): number => Number.parseInt(chart.dataset[name] ?? '', 10);

const pickedPlaces = (chart: HTMLElement): Step | null => {
  const [place, anchor, places] = ['place', 'anchor', 'places'].map((name) => numberIn(chart, name));
  const on = targetOf(chart);
  if (place === undefined || anchor === undefined || places === undefined || on === null) return null;
  const takes = place === anchor ? 'place' : 'range';
  if (Number.isNaN(place + anchor + places) || !chart.dataset.takes?.includes(takes)) return null;
  const further = place > anchor ? 'Shift+ArrowRight' : 'Shift+ArrowLeft';
  const keys = [...keysTo(anchor, places), ...times(further, Math.abs(place - anchor)), 'Enter'];
  return { press: keys.join(' '), on };
};

/** The chart selects on release, and then the equivalent keys are recorded instead. */
export const readChart = (chart: HTMLElement, { type }: Event): Gesture => {
  if (type === 'pointerup') return hide;
  const step = type === 'click' ? pickedPlaces(chart) : null;
  return step === null ? pass : { kind: 'take', step, isTentative: false, element: chart };
};

/** The field of the same name; null without one, or if the slider has several handles. */
const sliderField = (slider: Element): HTMLInputElement | null => {
  const [handle, ...others] = slider.querySelectorAll('[role="slider"]');
  if (handle === undefined || others.length > 0) return null;
  const name = nameOf(handle);
  const numbers = slider.ownerDocument.querySelectorAll<HTMLInputElement>('input[role="spinbutton"]');
  return [...numbers].find((field) => name !== '' && nameOf(field) === name) ?? null;
};

const lists = 'select, [role="combobox"], [role="option"]';
const calendar = '.ant-picker-dropdown';
const uncoloured = refuse(
  'A colour at a place has no name for a script, so it was not taken. Write it as six digits into its field.',
);
const palette = '.ant-color-picker-palette';

const outside = refuse('This leads out of the app, so it was not followed.');

const middleButton = 1;

const stepper = '.ant-input-number-action, .ant-input-number-handler';

const elementOf = (event: Event): Element | null => {
  const [first] = event.composedPath();
  const view = (event.currentTarget as Window | null) ?? window;
  return first instanceof (view as typeof window).Element ? first : null;
};

/** The pressed control: the element, its ancestor, or the control of its label. */
const pressedBy = (element: Element): Element | null => {
  const found = element.closest(`${pressed}, ${entries}, label`);
  if (found === null || !found.matches('label')) return found;
  return (found as HTMLLabelElement).control;
};

const linkOf = (element: Element): HTMLAnchorElement | null => element.closest<HTMLAnchorElement>('a[href]');

const leavesApp = (element: Element): boolean => {
  const link = linkOf(element);
  return link !== null && link.origin !== link.ownerDocument.defaultView?.location.origin;
};

/** A press on an arrow becomes the equivalent arrow key. */
const readStepper = (arrow: Element): Gesture => {
  const field = arrow.closest('.ant-input-number')?.querySelector('input');
  const isUp = /-up(?: |$)/.test(arrow.className);
  return field ? take(field, (on) => ({ press: isUp ? 'ArrowUp' : 'ArrowDown', on }), true) : pass;
};

const undated = refuse(
  'A day that is picked in this calendar is not recorded. Write it into its field instead.',
);

const readChoice = (element: Element): Gesture | null => {
  const dates = pickedDates(element);
  if (dates === 'unnamed') return undated;
  const [first, ...then] = dates ?? [];
  const step = pickedOption(element) ?? first ?? pickedOrder(element);
  return step === null ? null : { kind: 'take', step, then, isTentative: false, element };
};

const undragged = refuse(
  'This slider has no number field of its name, so only the arrow keys move it in a recording.',
);

/** A drag is recorded as the slider's value at its release. */
const readDrag = (slider: Element): Gesture => {
  const field = sliderField(slider);
  return field === null ? undragged : { kind: 'typing', field };
};

const unrecorded =
  'Something came of that press, but what was pressed has no name by which a script could find it again, so it was taken back. Keys and buttons that do the same are recorded.';

const readClick = (element: Element, opensTab: boolean): Gesture => {
  const choice = readChoice(element);
  if (choice !== null) return choice;
  if (element.closest(calendar)) return pass;
  if (element.closest(palette)) return uncoloured;
  const arrow = element.closest(stepper);
  if (arrow !== null) return readStepper(arrow);
  const control = pressedBy(element);
  if (control === null) return { kind: 'nothing', why: unrecorded };
  if (control.matches(entries)) return pass;
  // The browser opens its own file dialog.
  if (control.matches(fileField) || control.closest('.ant-upload')) return pass;
  if (leavesApp(control)) return outside;
  const link = linkOf(control);
  if (link !== null && (opensTab || link.target === '_blank')) return { kind: 'tab', link };
  return take(control, (click) => ({ click }));
};

const readPointer = (element: Element): Gesture => {
  if (element.closest(`${palette}, ${stepper}`)) return hide;
  const control = pressedBy(element);
  return control === null || control.matches(lists) || element.closest(calendar) ? pass : hide;
};

const readFiles = (field: HTMLInputElement): Gesture =>
  field.files?.length === 0 ? hide : { kind: 'upload', field };

const readDrop = (element: Element, { dataTransfer }: DragEvent): Gesture => {
  const field = element.closest('.ant-upload')?.querySelector<HTMLInputElement>(fileField);
  if (!dataTransfer || dataTransfer.files.length === 0) return pass;
  if (!field) return refuse('Nothing here takes a file, so it was not dropped.');
  field.files = dataTransfer.files;
  return { kind: 'upload', field };
};

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

const readKeyboard = (element: Element, event: KeyboardEvent): Gesture => {
  if (event.type === 'keydown') return readKey(element, event);
  return element.matches(`${entries}, ${pressed}`) && !event.ctrlKey ? hide : pass;
};

type Reading = (element: Element, event: Event) => Gesture;

const readings: Readonly<Record<string, Reading>> = {
  drop: (element, event) => readDrop(element, event as DragEvent),
  input: readInput,
  change: readChange,
  click: (element, event) => {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    return readClick(element, ctrlKey || metaKey || shiftKey);
  },
  auxclick: (element, event) => {
    const link = linkOf(element);
    if (link === null || (event as MouseEvent).button !== middleButton) return pass;
    return leavesApp(element) ? outside : { kind: 'tab', link };
  },
};

/** Called in the capture phase, before the app receives the event. */
export const readGesture = (event: Event): Gesture => {
  const element = elementOf(event);
  if (element === null) return pass;
  const slider = element.closest('.ant-slider');
  if (slider !== null && /^(?:pointer|mouse|click)/.test(event.type)) return readDrag(slider);
  const chart = element.closest<HTMLElement>(chartSurface);
  if (chart !== null && /^(?:pointer|mouse|click)/.test(event.type)) return readChart(chart, event);
  const read = ownValue(readings, event.type);
  if (read) return read(element, event);
  return event.type.startsWith('key') ? readKeyboard(element, event as KeyboardEvent) : readPointer(element);
};
