/** Drives a staged app by DOM events, for the player and for tests without a browser. */
import { type Driver, ScenarioProblem } from '#scenarios/driver.ts';
import type { Target } from '#scenarios/script.ts';
import { tellTarget } from '#scenarios/tellStep.ts';
import { sleep } from '#world/clock.ts';
import { createLiveClock } from '#world/liveClock.ts';
import { attributeOf } from './attributeOf.ts';
import { chooseNative, optionIn } from './chooseOption.ts';
import { fileFieldOf } from './fileFieldOf.ts';
import { findAll, findOne } from './findTarget.ts';
import { press, pressKey, setNative } from './inputEvents.ts';
import { shownValue } from './shownValue.ts';
import type { Stage } from './stage.ts';

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
    upload: async (target, { name, type = '', text }) => {
      const input = fileFieldOf(await at(target));
      if (input === null) throw new ScenarioProblem(`${tellTarget(target)} opens no field for files`);
      const { DataTransfer, File } = stage.document().defaultView ?? window;
      const carried = new DataTransfer();
      carried.items.add(new File([text], name, { type }));
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
