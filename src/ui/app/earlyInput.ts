/** What a visitor typed, ticked or pressed before the program took the page over. */
import { flushSync } from 'react-dom';
import { afterPaint } from '#world/afterPaint.ts';
import type { Frame, Trace } from '#world/trace.ts';

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
  // Of radio buttons only the one that was chosen tells: to undo the other first would undo the choice.
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return;
  box.checked = box.defaultChecked;
  box.click();
}

const press = (pressed: HTMLElement): void =>
  pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click();

type Held = {
  /** The gesture that a press was held in: it goes on when the press is answered. */
  readonly gestures: ReadonlyMap<HTMLElement, Frame>;
  readonly letPass: () => void;
};

/** The head's script has marked what was pressed, a button with how often, as long as the container named its prerendered page. Each press is answered before the next, as a form's button needs the state that another set. */
function replayPresses(container: HTMLElement, { gestures }: Held, trace: Trace): void {
  for (const pressed of container.querySelectorAll<HTMLElement>('[data-early]')) {
    const times = Number(pressed.dataset.early);
    delete pressed.dataset.early;
    const gesture = gestures.get(pressed);
    for (let time = 0; time < times; time += 1) {
      const leave = gesture ? trace.enter(gesture) : () => {};
      flushSync(() => press(pressed));
      leave();
    }
  }
}

const pressable = 'button[type="button"], [role="button"]';

/** As the head's script does: a form is sent once, however often it is tried. */
function markPress(pressed: HTMLElement): void {
  const before = pressed instanceof HTMLFormElement ? 0 : Number(pressed.dataset.early ?? 0);
  pressed.dataset.early = String(before + 1);
}

/** What is pressed while earlier presses wait to be answered waits behind them. */
function holdPresses(trace: Trace): Held {
  const gestures = new Map<HTMLElement, Frame>();
  const hold = (event: Event): void => {
    const target = event.target as HTMLElement;
    const pressed = event.type === 'submit' ? target : target.closest<HTMLElement>(pressable);
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const gesture = trace.current();
    if (gesture) gestures.set(pressed, gesture);
    markPress(pressed);
  };
  for (const type of ['click', 'submit']) addEventListener(type, hold, { capture: true });
  const letPass = () => {
    for (const type of ['click', 'submit']) removeEventListener(type, hold, { capture: true });
  };
  return { gestures, letPass };
}

/** Call after hydration, when the fields still show what the visitor entered but the state knows nothing of it. */
export function replayEarlyInput(container: HTMLElement, trace: Trace): void {
  for (const field of container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type === 'checkbox' || field.type === 'radio') replayTick(field as HTMLInputElement);
    else if (field.type !== 'file') replayText(field);
  }
  if (!container.querySelector('[data-early]')) return;
  const held = holdPresses(trace);
  afterPaint(() => {
    held.letPass();
    replayPresses(container, held, trace);
  });
}
