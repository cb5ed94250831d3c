/** Holds the recorded steps and their stage, and executes each step as a replay of the script will. */
import { type Driver, ScenarioProblem } from '#scenarios/driver.ts';
import { runScript, runStep } from '#scenarios/runScript.ts';
import type { Script, Step } from '#scenarios/script.ts';
import { tellStep } from '#scenarios/tellStep.ts';
import { sleep } from '#world/clock.ts';
import { createLiveClock } from '#world/liveClock.ts';
import { macrotask } from '#world/settle.ts';
import { createDomDriver } from './domDriver.ts';
import { changesSince, type Moment, momentOf } from './recordChanges.ts';
import { checksOf, isOnlyLooking } from './recordChecks.ts';
import { controlOf, type UsedControl } from './recordControl.ts';
import type { RecordedRun, Recording } from './recording.ts';
import type { Stage } from './stage.ts';

const isOfLooks = ({ attributeName }: MutationRecord): boolean =>
  attributeName === 'class' || attributeName === 'style';

const watchPage = (page: Document): (() => boolean) => {
  const view = page.defaultView ?? window;
  let hasChanged = false;
  const note = (records: readonly MutationRecord[]): void => {
    hasChanged ||= !records.every(isOfLooks);
  };
  const observer = new view.MutationObserver(note);
  observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return hasChanged;
  };
};

export type RunParts = {
  readonly script: Script;
  /** A stage in a new world; closes the previous one. */
  readonly restage: () => Promise<Stage>;
  readonly hear: (event: Event) => void;
};

const second = 1_000;

/** Real milliseconds for a page to render a step's effects, some of which come a turn later. */
const toBeDrawn = 25;

export const createRecordedRun = async ({ script, restage, hear }: RunParts): Promise<RecordedRun> => {
  const real = createLiveClock();
  const listeners = new Set<() => void>();
  let recording: Recording = {
    steps: [],
    left: [],
    changes: [],
    notice: null,
    isBusy: false,
    isPaused: false,
  };
  let stage: Stage;
  const page = (): Document => stage.document();
  let driver: Driver;
  let from = 0;
  let before: Moment;
  let since: Moment;
  const checks = new WeakSet<Step>();
  let underWay = 0;
  let chain: Promise<void> = Promise.resolve();
  let stopListening = (): void => undefined;

  const change = (changes: Partial<Recording>): void => {
    recording = { ...recording, ...changes, isBusy: underWay > 0 };
    for (const listener of [...listeners]) listener();
  };

  const begin = async (): Promise<void> => {
    stopListening();
    stage = await restage();
    driver = createDomDriver(stage);
    from = (await stage.head()).position;
    since = momentOf(stage, page(), from);
    before = since;
    stopListening = stage.listen(hear);
  };

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    underWay += 1;
    change({ notice: null });
    const done = async (): Promise<void> => {
      try {
        // A replaced press must be over first.
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
    const result = chain.then(done);
    // Errors go to the caller, and later work runs all the same.
    chain = result.catch(() => undefined);
    return result;
  };

  const show = async (steps: readonly Step[]): Promise<void> => {
    await sleep(real, toBeDrawn);
    change({ steps, changes: await changesSince(before, stage, page()) });
    since = momentOf(stage, page(), (await stage.head()).position);
  };

  const append = async (
    step: Step,
    steps: readonly Step[] = recording.steps,
    used: UsedControl | null = null,
  ): Promise<void> => {
    await show([...steps, step]);
    if (isOnlyLooking(step)) return;
    const found = await checksOf(step, before, { stage, page: page(), driver, from, used });
    for (const check of found) checks.add(check);
    change({ steps: [...recording.steps, ...found] });
  };

  const done = (): readonly Step[] =>
    recording.steps.slice(0, recording.steps.findLastIndex((step) => !checks.has(step)) + 1);

  const rewrite = async (steps: readonly Step[]): Promise<void> => {
    await begin();
    const last = steps.length - 1;
    const { failed } = await runScript({ ...script, steps }, driver, {
      before: async (index) => {
        if (index === last) before = momentOf(stage, page(), (await stage.head()).position);
      },
    });
    if (failed === null) {
      await show(steps);
      return;
    }
    // The failed step has consumed its second, so the steps before it are replayed.
    await rewrite(steps.slice(0, failed.index));
    change({ left: [...steps.slice(failed.index), ...recording.left] });
    throw new ScenarioProblem(
      `Step ${failed.index + 1} cannot be done: ${failed.problem}. What you do now comes before it.`,
    );
  };

  /** As in a browser, Back from an opened address leads to the previous one. */
  const keepWayBack = (step: Step): void => {
    const { history } = page().defaultView ?? window;
    if ('go' in step && step.go !== stage.address()) history.pushState(history.state, '');
  };

  const perform = async (step: Step): Promise<void> => {
    keepWayBack(step);
    // Steps without effects keep the possible expectations.
    if (!isOnlyLooking(step)) before = since;
    const used = controlOf(step, page());
    try {
      await runStep(driver, step, { index: recording.steps.length, from });
    } catch (error) {
      // The failed step has consumed its second, so the steps are replayed.
      if (error instanceof ScenarioProblem && !('expect' in step)) await rewrite(recording.steps);
      throw error;
    }
    await append(step, recording.steps, used);
  };

  const tryOut: RecordedRun['tryOut'] = async (step) => {
    before = since;
    stage.beginStep(recording.steps.length, tellStep(step));
    const deeds = stage.deeds();
    const hasChanged = watchPage(page());
    const used = controlOf(step, page());
    await driver.press(step.press, step.on);
    const isWorth = hasChanged() || stage.deeds() > deeds;
    if (!isWorth) {
      stage.abandonStep();
      return false;
    }
    await stage.endStep();
    await append(step, recording.steps, used);
    return true;
  };

  const wait = async (): Promise<void> => {
    const last = done().at(-1);
    const waited = last !== undefined && 'wait' in last ? last.wait : 0;
    const steps = waited > 0 ? done().slice(0, -1) : recording.steps;
    if (waited === 0) before = since;
    const begun = stage.now();
    await runStep(driver, { wait: second }, { index: steps.length, from });
    await append({ wait: waited + stage.now() - begun }, steps);
  };

  await begin();

  return {
    get: () => recording,
    done,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change,
    stage: () => stage,
    enqueue,
    rest: async () => {
      while (underWay > 0) await chain;
    },
    perform,
    tryOut,
    rewrite,
    moment: () => momentOf(stage, page(), since.position),
    beginStep: (name, moment) => {
      before = moment;
      stage.beginStep(recording.steps.length, name);
    },
    endStep: async (step) => {
      await stage.endStep();
      await append(step);
    },
    amend: async (step) => {
      await stage.settle();
      await append(step, done().slice(0, -1));
    },
    wait,
    end: () => {
      stopListening();
      listeners.clear();
    },
  };
};
