/** Holds and replays a visitor's input from before hydration. */
import { flushSync } from 'react-dom';
import { afterPaint } from '#world/afterPaint.ts';
import { macrotask } from '#world/settle.ts';
import type { Frame, Trace } from '#world/trace.ts';

function setNative(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement, held: HeldPresses): void {
  const { value } = field;
  if (value === field.defaultValue) return;
  // React ignores a value that was set through the field's own setter, so the prototype's setter is used.
  field.value = field.defaultValue;
  setNative(field, value);
  held.answer(field, () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

function replayTick(box: HTMLInputElement, held: HeldPresses): void {
  // Only the chosen radio button is replayed, because resetting the other one would undo the choice.
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return;
  box.checked = box.defaultChecked;
  held.answer(box, () => box.click());
}

const pressable = 'button[type="button"], [role="button"]';

/** The script in the head does the same: a form is submitted once, however often it is tried. */
function markPress(pressed: HTMLElement): void {
  const before = pressed instanceof HTMLFormElement ? 0 : Number(pressed.dataset.early ?? 0);
  pressed.dataset.early = String(before + 1);
}

export type HeldPresses = {
  end(): void;
  answer(pressed: HTMLElement, press: () => void): void;
};

const heard = ['click', 'submit', 'input'] as const;

/** Presses wait from now on. Call it after gestures are recorded, because each press continues its gesture. */
export function holdPresses(page: Window, trace: Trace): HeldPresses {
  const gestures = new WeakMap<HTMLElement, Frame>();
  let answering = false;
  const hold = (event: Event): void => {
    const target = event.target as HTMLElement;
    if (answering) return;
    const pressed = event.type === 'submit' ? target : target.closest<HTMLElement>(pressable);
    const gesture = trace.current();
    if (gesture) gestures.set(pressed ?? target, gesture);
    // A field shows input at once; the program receives it later.
    if (!pressed || event.type === 'input') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    markPress(pressed);
  };
  for (const type of heard) page.addEventListener(type, hold, { capture: true });
  return {
    end: () => {
      for (const type of heard) page.removeEventListener(type, hold, { capture: true });
    },
    answer: (pressed, press) => {
      const gesture = gestures.get(pressed);
      const leave = gesture ? trace.enter(gesture) : () => {};
      answering = true;
      flushSync(press);
      answering = false;
      leave();
    },
  };
}

/** As in browsers, Enter in a field submits the form by its button. */
function press(pressed: HTMLElement): void {
  const form = pressed instanceof HTMLFormElement ? pressed : null;
  const button = form?.querySelector<HTMLElement>('button:not([type="button"], [type="reset"])');
  if (form && !button) form.requestSubmit();
  else (button ?? pressed).click();
}

/** Presses are replayed one at a time, because a form's button needs the state that an earlier press set. */
async function replayPresses(container: HTMLElement, held: HeldPresses): Promise<void> {
  for (;;) {
    const pressed = container.querySelector<HTMLElement>('[data-early]');
    if (!pressed) break;
    const times = Number(pressed.dataset.early);
    delete pressed.dataset.early;
    for (let time = 0; time < times; time += 1) {
      held.answer(pressed, () => press(pressed));
      await macrotask();
    }
  }
  held.end();
}

/** Call after hydration: the fields show the input, but the state lacks it. Resolves once all presses are replayed. */
export async function replayEarlyInput(container: HTMLElement, held: HeldPresses): Promise<void> {
  for (const field of container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field.type === 'checkbox' || field.type === 'radio') replayTick(field as HTMLInputElement, held);
    else if (field.type !== 'file') replayText(field, held);
  }
  if (!container.querySelector('[data-early]')) {
    held.end();
    return;
  }
  await new Promise<void>((resolve) => afterPaint(resolve));
  await replayPresses(container, held);
}
