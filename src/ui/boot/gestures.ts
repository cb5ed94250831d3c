/** Records the visitor's presses, input and history steps as frames that cause all that follows. */
import { macrotask } from '#world/settle.ts';
import type { Frame } from '#world/trace.ts';
import type { World } from '#world/world.ts';

const pressable =
  'a, button, summary, select, input, textarea, label, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="switch"], [role="radio"]';

const longestName = 60;

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Uses the accessible name, never the typed value. */
const nameOf = (element: Element): string => {
  const labels = (element as Partial<HTMLInputElement>).labels;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const name =
    element.getAttribute('aria-label') ||
    textOf(labels?.[0]) ||
    (isField || element instanceof HTMLSelectElement ? '' : textOf(element)) ||
    element.getAttribute('name') ||
    element.tagName.toLowerCase();
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
};

type Gesture = { readonly name: string; readonly element: Element | null };

const typed = new Set(['text', 'email', 'password', 'search', 'tel', 'url', 'number', 'textarea']);

const tellInput = (element: Element): string => {
  const { type = '' } = element as Partial<HTMLInputElement>;
  return `“${nameOf(element)}” was ${typed.has(type) ? 'typed in' : 'changed'}`;
};

const tell = (event: Event): Gesture | null => {
  if (event.type === 'popstate') return { name: 'Back or forward was pressed', element: null };
  const { target } = event;
  if (!(target instanceof Element) || target.closest('[data-lab]:not(:root)')) return null;
  if (event.type === 'keydown') {
    return (event as KeyboardEvent).key === 'Escape' ? { name: 'Escape was pressed', element: null } : null;
  }
  if (event.type === 'input') return { name: tellInput(target), element: target };
  const element = event.type === 'submit' ? target : target.closest(pressable);
  const verb = event.type === 'submit' ? 'sent' : 'pressed';
  return element && { name: `“${nameOf(element)}” was ${verb}`, element };
};

const heard = ['click', 'input', 'submit', 'keydown', 'popstate'] as const;

/**
 * Records a `gesture` frame for each act outside the Lab. One press or typing into one field is one gesture,
 * within a script's current step. Returns a stop function.
 */
export const recordGestures = (page: Window, { trace }: Pick<World, 'trace'>): (() => void) => {
  let latest: { readonly frame: Frame; readonly typing: Element | null } | null = null;
  let isSameAct = false;
  let leave = () => {};

  const frameOf = (event: Event, { name, element }: Gesture): Frame => {
    const running = trace.current();
    // The replay of a held press belongs to the gesture of that press.
    if (running?.kind === 'gesture') return running;
    const typing = event.type === 'input' ? element : null;
    if (latest && (isSameAct || (typing !== null && latest.typing === typing))) return latest.frame;
    const cause = running?.kind === 'step' ? running.number : null;
    const frame = trace.record({ kind: 'gesture', name, cause, detail: { type: event.type } });
    latest = { frame, typing };
    return frame;
  };

  const begin = (event: Event) => {
    leave();
    leave = () => {};
    const gesture = tell(event);
    if (gesture === null) return;
    const frame = frameOf(event, gesture);
    isSameAct = true;
    leave = trace.enter(frame);
    // A stopped event must not extend the gesture beyond this turn.
    void macrotask().then(() => {
      isSameAct = false;
      if (latest?.frame === frame) end();
    });
  };
  const end = () => {
    leave();
    leave = () => {};
  };
  for (const type of heard) {
    page.addEventListener(type, begin, { capture: true });
    page.addEventListener(type, end);
  }
  return () => {
    for (const type of heard) {
      page.removeEventListener(type, begin, { capture: true });
      page.removeEventListener(type, end);
    }
  };
};
