/** Drives a staged app by DOM events, for the player and for tests without a browser. */
import { ownValue } from '#domain/ownValue.ts';
import { type Driver, ScenarioProblem } from '#scenarios/driver.ts';
import type { Target } from '#scenarios/script.ts';
import { tellTarget } from '#scenarios/tellStep.ts';
import { sleep } from '#world/clock.ts';
import { createLiveClock } from '#world/liveClock.ts';
import { attributeOf } from './attributeOf.ts';
import { chooseNative, optionIn } from './chooseOption.ts';
import { findAll, findOne } from './findTarget.ts';
import { shownValue } from './shownValue.ts';
import type { Stage } from './stage.ts';

/** React ignores a value that was set through the field itself, so the prototype's setter is used. */
const setNative = (field: HTMLElement, value: string): void => {
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

const pressKey = (element: HTMLElement, keys: string): void => {
  const pressed = keysOf(keys);
  const { key } = pressed;
  const options = { ...pressed, keyCode: ownValue(keyCodes, key) ?? 0, bubbles: true, cancelable: true };
  const isTaken = !element.dispatchEvent(new KeyboardEvent('keydown', options));
  if (key === 'Enter' && !isTaken) {
    if (element.matches('button, a, summary')) element.click();
    else if (!element.matches('textarea')) element.closest('form')?.requestSubmit();
  }
  if (key === 'Escape' && !isTaken) giveUpDialog(element);
  element.dispatchEvent(new KeyboardEvent('keyup', options));
};

/** The element itself, or the nearest file input around it; null for none. Self-contained, as it runs in the page. */
const fileFieldOf = (element: Element): HTMLInputElement | null => {
  const fileField = 'input[type="file"]';
  if (element.matches(fileField)) return element as HTMLInputElement;
  const edge = 'form, dialog, [role="dialog"], main, body';
  for (let place: Element | null = element; place !== null; place = place.parentElement) {
    const found = place.querySelector<HTMLInputElement>(fileField);
    if (found !== null) return found;
    if (place.matches(edge)) return null;
  }
  return null;
};

const contentOf = (file: { text: string } | { base64: string }): BlobPart =>
  'text' in file ? file.text : Uint8Array.from(atob(file.base64), (letter) => letter.charCodeAt(0));

export type Show = {
  readonly pointTo: (element: HTMLElement) => Promise<void>;
  readonly type: (text: string, write: (so: string) => void) => Promise<void>;
  readonly caption: (text: string) => Promise<void>;
  readonly pass: (delay: number) => Promise<void>;
};

export const unseen = (stage: Stage): Show => ({
  pointTo: async () => undefined,
  type: async (text, write) => write(text),
  caption: async () => undefined,
  pass: stage.pass,
});

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Real milliseconds between retries, because page code loads over the real network. */
const lingering = 25;
const usualAttempts = 240;

export const createDomDriver = (
  stage: Stage,
  show: Show = unseen(stage),
  mostAttempts = usualAttempts,
): Driver => {
  const done = stage.settle;
  const focused = (): Element => stage.document().activeElement ?? stage.document().body;
  const real = createLiveClock();

  const linger = async (attempt: number): Promise<boolean> => {
    if (attempt >= mostAttempts) return false;
    await sleep(real, lingering);
    await done();
    return true;
  };

  /** Retries, because code loading or an animation may still produce the element. */
  const patiently = async (find: () => HTMLElement): Promise<HTMLElement> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return find();
      } catch (error) {
        if (!(error instanceof ScenarioProblem) || !(await linger(attempt))) throw error;
      }
    }
  };

  const at = async (target: Target): Promise<HTMLElement> => {
    const element = await patiently(() => findOne(stage.document(), target));
    await show.pointTo(element);
    return element;
  };

  const choose = async (target: Target, option: string): Promise<void> => {
    const list = await at(target);
    if (list.matches('select')) chooseNative(list as HTMLSelectElement, option);
    else {
      if (attributeOf(list, 'expanded') !== true) press(list);
      await done();
      const chosen = await patiently(() => optionIn(list, option));
      await show.pointTo(chosen);
      press(chosen);
    }
    await done();
  };

  return {
    open: stage.open,
    click: async (target) => {
      press(await at(target));
      await done();
    },
    fill: async (target, text) => {
      const field = (await at(target)) as Field;
      field.focus();
      await show.type(text, (so) => setNative(field, so));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      await done();
    },
    select: choose,
    press: async (key, target) => {
      const element = target ? await at(target) : (focused() as HTMLElement);
      if (target) element.focus();
      pressKey(element, key);
      await done();
    },
    hover: async (target) => {
      const element = await at(target);
      for (const type of ['pointerover', 'mouseover'])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      await done();
    },
    upload: async (target, { name, type = '', ...file }) => {
      const input = fileFieldOf(await at(target));
      if (input === null) throw new ScenarioProblem(`${tellTarget(target)} opens no field for files`);
      const { DataTransfer, File } = stage.document().defaultView ?? window;
      const carried = new DataTransfer();
      carried.items.add(new File([contentOf(file)], name, { type }));
      input.files = carried.files;
      for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
      await done();
    },
    pass: show.pass,
    sleep: stage.sleep,
    setPace: async (seconds) => stage.setPace(seconds),
    setLatency: async (profile) => stage.setLatency(profile),
    setOffline: async (isOffline) => stage.setOffline(isOffline),
    setFault: stage.setFault,
    killWorker: stage.breakStreams,
    store: async (key, value) => {
      stage.store(key, value);
      await done();
    },
    goToTab: stage.goToTab,
    closeTab: stage.closeTab,
    fork: stage.fork,
    send: async (actor, events) => {
      if (!stage.send(actor, events)) throw new ScenarioProblem(`no lifecycle ${actor} is running`);
      await done();
    },
    caption: show.caption,
    beginStep: async (index, name) => stage.beginStep(index, name),
    endStep: stage.endStep,
    linger,
    address: async () => stage.address(),
    count: async (target) => findAll(stage.document(), target).length,
    text: async (target) => (findOne(stage.document(), target).textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: async (target) => shownValue(findOne(stage.document(), target)),
    attribute: async (target, name) => attributeOf(findOne(stage.document(), target), name),
    hasFocus: async (target) => findOne(stage.document(), target) === focused(),
    title: async () => stage.document().title,
    stored: async (key) => stage.stored(key),
    now: async () => stage.now(),
    state: async (actor) => stage.state(actor),
    eventsAfter: stage.eventsAfter,
    head: stage.head,
    requests: async (route) => stage.requests(route),
    projection: stage.projection,
  };
};
