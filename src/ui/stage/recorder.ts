/** Records what somebody does by hand on a stage: what they do is read as a step, and the step is done instead, so that what was recorded is what happens when it is run. */
import { ScenarioProblem } from '#scenarios/driver.ts';
import { concealed, createSecretKeeper } from '#scenarios/recordedSecrets.ts';
import { runScript, runStep } from '#scenarios/runScript.ts';
import { type Expectation, type Script, type Step, tellStep } from '#scenarios/script.ts';
import { macrotask } from '#world/settle.ts';
import { createDomDriver } from './domDriver.ts';
import { changesSince, type Moment, momentOf } from './recordChanges.ts';
import { type Gesture, readGesture } from './recordGesture.ts';
import { demoSignIn, withoutSignIn } from './recordSignIn.ts';
import { nameOf, targetOf } from './recordTarget.ts';
import type { Stage } from './stage.ts';

export type Recording = {
  readonly steps: readonly Step[];
  /** What the last step changed, as what could be expected now. */
  readonly changes: readonly Expectation[];
  /** Why something was not recorded; null when nothing is to be said. */
  readonly notice: string | null;
  /** Whether a step is being done. */
  readonly isBusy: boolean;
  readonly isPaused: boolean;
};

export type Recorder = {
  readonly get: () => Recording;
  readonly subscribe: (listener: () => void) => () => void;
  /** Does a step and records it, unless it cannot be done or is not so. */
  readonly add: (step: Step) => Promise<void>;
  /** Takes the last step back: everything before it is done again in a new world. */
  readonly undo: () => Promise<void>;
  /** A second has gone by in which nobody did anything: what was typed is a step, and what is waited for comes nearer. */
  readonly tick: () => Promise<void>;
  /** Resolves once nothing is under way any more. */
  readonly rest: () => Promise<void>;
  /** While it is paused nothing that is done on the stage reaches the app. */
  readonly pause: (isPaused: boolean) => void;
  readonly end: () => void;
};

export type RecorderParts = {
  readonly page: Document;
  /** Seed, start and network of the world; steps that were recorded before are done first. */
  readonly script: Script;
  /** A stage in a new world, the one before being closed. */
  readonly restage: () => Promise<Stage>;
};

type Typing = {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  /** Null when it goes on with the last step. */
  readonly begun: boolean;
  readonly goesOn: boolean;
};

const second = 1_000;

/** Whether anything on the page but looks changes; tells it once asked. */
const watchPage = (page: Document): (() => boolean) => {
  const view = page.defaultView ?? window;
  let hasChanged = false;
  const note = (records: readonly MutationRecord[]): void => {
    hasChanged ||= records.some(
      ({ attributeName }) => attributeName !== 'class' && attributeName !== 'style',
    );
  };
  const observer = new view.MutationObserver(note);
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return hasChanged;
  };
};

const factsOf = (field: Element) => ({
  type: field.getAttribute('type') ?? 'text',
  autocomplete: field.getAttribute('autocomplete') ?? '',
  name: nameOf(field),
});

const countSecrets = (steps: readonly Step[]): number =>
  Math.max(
    0,
    ...steps.map(
      (step) => Number(('fill' in step && /^\{demo password (\d+)\}$/.exec(step.with)?.[1]) || 1) - 1,
    ),
  );

export const createRecorder = async ({ page, script, restage }: RecorderParts): Promise<Recorder> => {
  const listeners = new Set<() => void>();
  const secrets = createSecretKeeper(countSecrets(script.steps));
  let recording: Recording = { steps: [], changes: [], notice: null, isBusy: false, isPaused: false };
  let stage: Stage = await restage();
  let driver = createDomDriver(stage, page);
  let from = (await stage.head()).position;
  let before: Moment = await momentOf(stage, page);
  let typing: Typing | null = null;
  let underWay = 0;
  let chain: Promise<void> = Promise.resolve();
  let stopListening = (): void => undefined;
  /** The field of the last step, which more typing goes on with. */
  let lastField: Element | null = null;

  const change = (changes: Partial<Recording>): void => {
    recording = { ...recording, ...changes, isBusy: underWay > 0 };
    for (const listener of [...listeners]) listener();
  };

  /** One after the other, each in a turn of its own: a press that is replaced must be over first. */
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    underWay += 1;
    change({ notice: null });
    const done = async (): Promise<void> => {
      try {
        await macrotask();
        await work();
      } catch (error) {
        if (!(error instanceof ScenarioProblem)) throw error;
        change({ notice: error.message });
      } finally {
        underWay -= 1;
        change({});
      }
    };
    chain = chain.then(done);
    return chain;
  };

  const recorded = async (step: Step): Promise<void> => {
    lastField = null;
    change({ steps: [...recording.steps, step], changes: await changesSince(before, stage, page) });
  };

  const perform = async (step: Step): Promise<void> => {
    before = await momentOf(stage, page);
    try {
      await runStep(driver, step, { index: recording.steps.length, from });
    } catch (error) {
      // A step that could not be done has taken its second all the same.
      if (!('expect' in step)) await begin(recording.steps);
      throw error;
    }
    await recorded(step);
  };

  /** Recorded only when something comes of it; tells whether it did. */
  const tryOut = async (step: Extract<Step, { press: string }>): Promise<boolean> => {
    before = await momentOf(stage, page);
    stage.beginStep(recording.steps.length, tellStep(step));
    const deeds = stage.deeds();
    const hasChanged = watchPage(page);
    await driver.press(step.press, step.on);
    const didChange = hasChanged() || stage.deeds() > deeds;
    if (!didChange) {
      stage.abandonStep();
      return false;
    }
    await stage.endStep();
    await recorded(step);
    return true;
  };

  const begin = async (steps: readonly Step[]): Promise<void> => {
    stopListening();
    stage = await restage();
    driver = createDomDriver(stage, page);
    from = (await stage.head()).position;
    lastField = null;
    const { failed } = await runScript({ ...script, steps }, driver);
    stopListening = stage.listen(hear);
    if (failed !== null) throw new ScenarioProblem(`Step ${failed.index + 1}: ${failed.problem}`);
    change({ steps, changes: await changesSince(before, stage, page) });
  };

  /** What was typed so far becomes a step, or goes into the step that it goes on with. */
  const endTyping = (): void => {
    if (typing === null) return;
    const { field, begun, goesOn } = typing;
    typing = null;
    void enqueue(() => keepTyped(field, { begun, goesOn }));
  };

  const keepTyped = async (
    field: Typing['field'],
    { begun, goesOn }: Pick<Typing, 'begun' | 'goesOn'>,
  ): Promise<void> => {
    const target = targetOf(field);
    if (target === null) {
      if (begun) stage.abandonStep();
      throw new ScenarioProblem('This field has no name by which a script could find it again.');
    }
    const step: Step = { fill: target, with: concealed(field.value, factsOf(field), secrets) };
    if (goesOn) {
      await stage.settle();
      change({
        steps: [...recording.steps.slice(0, -1), step],
        changes: await changesSince(before, stage, page),
      });
      return;
    }
    if (!begun) stage.beginStep(recording.steps.length, tellStep(step));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await stage.endStep();
    await recorded(step);
    lastField = field;
  };

  const beginTyping = (field: Typing['field']): void => {
    if (typing?.field === field) return;
    endTyping();
    const goesOn = underWay === 0 && lastField === field && !recording.changes.some((one) => 'log' in one);
    const begun = underWay === 0 && !goesOn;
    typing = { field, begun, goesOn };
    if (begun) stage.beginStep(recording.steps.length, 'Write into a field');
  };

  const insertLine = (field: HTMLTextAreaElement): void => {
    field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const signIn = (role: Parameters<typeof demoSignIn>[1]): Step | null => {
    const name = demoSignIn(stage.address(), role);
    return name === null ? null : { role: name };
  };

  const takeStep = ({ step, isTentative, element }: Extract<Gesture, { kind: 'take' }>): void => {
    endTyping();
    const isSending = 'click' in step || ('press' in step && step.press === 'Enter');
    const role = isSending ? signIn(element) : null;
    if (role !== null) {
      void enqueue(async () => {
        before = await momentOf(stage, page);
        await begin([...withoutSignIn(recording.steps), role]);
      });
    } else if (isTentative && 'press' in step) {
      void enqueue(async () => {
        const isRecorded = await tryOut(step);
        if (!isRecorded && step.press === 'Enter' && element.matches('textarea'))
          insertLine(element as HTMLTextAreaElement);
      });
    } else void enqueue(() => perform(step));
  };

  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** What the app does itself while a step is done, such as going back, is no gesture. */
  const isOwn = (event: Event): boolean => underWay > 0 && (!event.isTrusted || event.type === 'popstate');

  const hear = (event: Event): void => {
    if (isOwn(event)) return;
    if (recording.isPaused) {
      if (event.type !== 'input' && (event as KeyboardEvent).key !== 'Tab') swallow(event);
      return;
    }
    if (event.type === 'popstate') {
      event.stopImmediatePropagation();
      endTyping();
      void enqueue(() => perform({ go: stage.address() }));
      return;
    }
    const gesture = readGesture(event);
    if (gesture.kind === 'hide') event.stopImmediatePropagation();
    else if (gesture.kind === 'typing') beginTyping(gesture.field);
    else if (gesture.kind !== 'pass') {
      swallow(event);
      if (gesture.kind === 'take') takeStep(gesture);
      else change({ notice: gesture.why });
    }
  };

  /** A second more of waiting, in the same step as long as nothing else is done. */
  const wait = async (): Promise<void> => {
    const last = recording.steps.at(-1);
    const waited = last !== undefined && 'wait' in last ? last.wait : 0;
    const index = recording.steps.length - (waited > 0 ? 1 : 0);
    if (waited === 0) before = await momentOf(stage, page);
    const since = stage.now();
    await runStep(driver, { wait: second }, { index, from });
    const step: Step = { wait: waited + stage.now() - since };
    lastField = null;
    change({
      steps: [...recording.steps.slice(0, index), step],
      changes: await changesSince(before, stage, page),
    });
  };

  const rest = async (): Promise<void> => {
    endTyping();
    while (underWay > 0) await chain;
  };

  stopListening = stage.listen(hear);
  if (script.steps.length > 0) {
    await enqueue(() => begin(script.steps));
  }

  return {
    get: () => recording,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (step) => {
      endTyping();
      return enqueue(() => perform(step));
    },
    undo: () => {
      endTyping();
      return enqueue(() => begin(recording.steps.slice(0, -1)));
    },
    tick: async () => {
      if (recording.isPaused) return;
      await rest();
      if (stage.isAwaited()) await enqueue(wait);
    },
    rest,
    pause: (isPaused) => {
      endTyping();
      change({ isPaused });
    },
    end: () => {
      stopListening();
      listeners.clear();
    },
  };
};
