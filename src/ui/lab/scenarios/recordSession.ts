/** Runs a recording: its stage, its recorder and the clock while the user is idle. */
import type { Script } from '#scenarios/script.ts';
import { sleep } from '#world/clock.ts';
import { createLiveClock } from '#world/liveClock.ts';
import { createRecorder, type Recorder } from '../../stage/recorder.ts';
import type { Recording } from '../../stage/recording.ts';
import type { Stage, StagePage } from '../../stage/stage.ts';
import { createStageFrames, noPages, type ShownPages, type StageFrames } from './stageFrames.ts';

export type SessionState = ShownPages & {
  readonly recording: Recording | null;
  /** The world's time, milliseconds. */
  readonly now: number | null;
  readonly isPicking: boolean;
};

export type RecordSession = {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly recorder: () => Recorder | null;
  readonly setPicking: (isPicking: boolean) => void;
  readonly attach: (page: StagePage) => Promise<void>;
  readonly frame: StageFrames['frame'];
  readonly end: () => void;
};

/** Idle time in real milliseconds before the world's clock advances by a second, and polling interval. */
const idleFor = 1_000;
const lookEvery = 200;

const restager = (page: StagePage): (() => Promise<Stage>) => {
  let isFirst = true;
  return async () => {
    if (!isFirst) await page.agencyLensRestage?.();
    isFirst = false;
    if (!page.agencyLensStage) throw new Error('the stage is gone');
    return page.agencyLensStage;
  };
};

/** `onKey` receives keys on the stage first; true: the recorder handles the key. */
export const createRecordSession = (script: Script, onKey: (key: string) => boolean): RecordSession => {
  const clock = createLiveClock();
  const listeners = new Set<() => void>();
  let state: SessionState = { ...noPages, recording: null, now: null, isPicking: false };
  let recorder: Recorder | null = null;
  let touched = clock.now();
  let isOver = false;

  const change = (changes: Partial<SessionState>): void => {
    state = {
      ...state,
      ...changes,
      recording: recorder?.get() ?? null,
      now: recorder?.stage().now() ?? null,
    };
    for (const listener of [...listeners]) listener();
  };

  const { windows, frame } = createStageFrames(() => state, change);

  const intercept = (event: Event): boolean => {
    touched = clock.now();
    return event.type === 'keydown' && onKey((event as KeyboardEvent).key);
  };

  const letTimePass = async (current: Recorder): Promise<void> => {
    while (!isOver) {
      await sleep(clock, lookEvery);
      const { isBusy } = current.get();
      if (isOver || isBusy || state.isPicking || clock.now() - touched < idleFor) continue;
      touched = clock.now();
      await current.tick();
    }
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    recorder: () => recorder,
    setPicking: (isPicking) => change({ isPicking }),
    attach: async (page) => {
      page.agencyLensWindows = windows;
      const made = await createRecorder({ script, restage: restager(page), intercept });
      if (isOver) return;
      recorder = made;
      made.subscribe(() => change({}));
      change({});
      if (script.steps.length === 0) await made.add({ go: '/' });
      void letTimePass(made);
    },
    frame,
    end: () => {
      isOver = true;
      recorder?.end();
    },
  };
};
