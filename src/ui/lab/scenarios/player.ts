/** Plays a script on a stage in a frame, with a moving pointer, typed text, pauses, steps back and any speed. */
import { runScript, type StepReport } from '#scenarios/runScript.ts';
import { type Script, verbOf } from '#scenarios/script.ts';
import { sleep } from '#world/clock.ts';
import { createLiveClock } from '#world/liveClock.ts';
import { createDomDriver } from '../../stage/domDriver.ts';
import type { Stage, StagePage } from '../../stage/stage.ts';
import { initialState, type PlayerState } from './playerState.ts';
import { boxOfSpoken, spokenFrom } from './spokenOf.ts';
import { createStageFrames } from './stageFrames.ts';
import { createStageShow } from './stageShow.ts';

export type Player = {
  readonly get: () => PlayerState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly stage: () => Stage | null;
  readonly play: () => void;
  readonly pause: () => void;
  readonly step: () => void;
  /** Restarts and fast-forwards to the step. */
  readonly seek: (index: number) => void;
  /** Plays until the next caption is shown, for a presenter. */
  readonly next: () => void;
  /** Plays to the caption before the shown one. */
  readonly back: () => void;
  readonly setSpeed: (speed: number) => void;
  /** Hands the stage over to the visitor, on the visitor's clock. */
  readonly takeOver: () => void;
  readonly attach: (page: StagePage) => void;
  readonly frame: (name: string, page: StagePage) => void;
  readonly look: (name: string) => void;
  readonly end: () => void;
};

/** Real milliseconds between two clock updates of a stage that was taken over. */
const frameLength = 16;

class Abandoned extends Error {}

export type PlayerStart = {
  /** Runs to this step at once; 0 plays from the beginning. */
  readonly until: number;
  /** Then hands the stage over. */
  readonly takes: boolean;
};

export const createPlayer = (script: Script, begin: PlayerStart = { until: 0, takes: false }): Player => {
  const clock = createLiveClock();
  const captions = script.steps.flatMap((step, index) => (verbOf(step) === 'caption' ? [index] : []));
  const listeners = new Set<() => void>();
  let state = initialState;
  let page: StagePage | null = null;
  let { until: fastUntil, takes } = begin;
  let allowed = fastUntil > 0 ? 0 : Number.POSITIVE_INFINITY;
  let run: { isCurrent: boolean } = { isCurrent: false };
  let wake = (): void => undefined;
  let restarting: Promise<void> = Promise.resolve();

  const change = (changes: Partial<PlayerState>): void => {
    state = { ...state, ...changes, now: page?.agencyLensStage?.now() ?? null };
    for (const listener of [...listeners]) listener();
  };

  const frames = createStageFrames(
    () => state,
    (changes) => change('shown' in changes ? { ...changes, pointer: null } : changes),
  );

  const speedNow = (): number => (state.at < fastUntil ? Number.POSITIVE_INFINITY : state.speed);

  const show = createStageShow({ clock, speedNow, change });

  const resumed = (): Promise<void> => {
    change({ phase: 'paused' });
    return new Promise<void>((resolve) => {
      wake = resolve;
    });
  };

  const thingAt = (index: number): PlayerState['thing'] => {
    const stage = page?.agencyLensStage;
    const spoken = spokenFrom(script.steps, index);
    return stage && spoken ? boxOfSpoken(stage.document(), spoken) : null;
  };

  const demandCurrent = (mine: { isCurrent: boolean }): void => {
    if (!mine.isCurrent) throw new Abandoned();
  };

  const watched = async (mine: { isCurrent: boolean }, index: number): Promise<void> => {
    change({ thing: thingAt(index) });
    if (takes) takeOver();
    demandCurrent(mine);
    if (allowed <= 0) await resumed();
    demandCurrent(mine);
    allowed -= 1;
  };

  const before =
    (mine: { isCurrent: boolean }) =>
    async (index: number): Promise<void> => {
      demandCurrent(mine);
      change({ at: index });
      if (index >= fastUntil) await watched(mine, index);
      if (state.phase !== 'playing') change({ phase: 'playing' });
    };

  const onStep = ({ state: how, problem }: StepReport): void => {
    if (how === 'failed') change({ problem });
  };

  const performed = async (stage: Stage, mine: { isCurrent: boolean }): Promise<Partial<PlayerState>> => {
    const driver = createDomDriver(stage, show(stage));
    const report = await runScript(script, driver, { before: before(mine), onStep });
    const { ok, head } = report;
    return {
      phase: ok ? 'finished' : 'failed',
      at: ok ? script.steps.length : state.at,
      hash: head.hash,
      file: stage.traceText(script, report),
    };
  };

  const start = async (): Promise<void> => {
    const stage = page?.agencyLensStage;
    if (!stage) return;
    const mine = { isCurrent: true };
    run = mine;
    const { speed, pages } = state;
    change({ ...initialState, phase: 'playing', speed, pages });
    const end = await performed(stage, mine).catch(
      (error: unknown): Partial<PlayerState> => ({
        phase: 'failed',
        problem: error instanceof Error ? error.message : String(error),
      }),
    );
    if (!mine.isCurrent) return;
    change(end);
    if (takes && end.phase === 'finished') takeOver();
  };

  const restart = async (): Promise<void> => {
    run.isCurrent = false;
    wake();
    change({ phase: 'loading' });
    const mine = { isCurrent: true };
    run = mine;
    // Serialized: a slider requests many seeks, of which only the last is played.
    restarting = restarting.then(async () => {
      if (mine.isCurrent) await page?.agencyLensRestage?.();
      if (mine.isCurrent) void start();
    });
    await restarting;
  };

  const live = async (stage: Stage, mine: { isCurrent: boolean }): Promise<void> => {
    let last = clock.now();
    while (mine.isCurrent) {
      await sleep(clock, frameLength);
      const now = clock.now();
      await stage.settle();
      if (now > last) await stage.pass(Math.min(now - last, 250));
      last = now;
      change({});
    }
  };

  const takeOver = (): void => {
    takes = false;
    run.isCurrent = false;
    wake();
    const stage = page?.agencyLensStage;
    if (!stage) return;
    const mine = { isCurrent: true };
    run = mine;
    change({ phase: 'taken', caption: null, pointer: null });
    void live(stage, mine);
  };

  return {
    get: () => state,
    stage: () => page?.agencyLensStage ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    play: () => {
      allowed = Number.POSITIVE_INFINITY;
      if (state.phase === 'finished' || state.phase === 'failed' || state.phase === 'taken') {
        fastUntil = 0;
        void restart();
      } else wake();
    },
    pause: () => {
      allowed = 0;
    },
    step: () => {
      allowed = 1;
      wake();
    },
    seek: (index) => {
      takes = false;
      fastUntil = index;
      allowed = 0;
      void restart();
    },
    setSpeed: (speed) => change({ speed }),
    next: () => {
      const until = captions.find((index) => index >= state.at) ?? script.steps.length - 1;
      allowed = until + 1 - state.at;
      wake();
    },
    back: () => {
      // While it plays, the current step may be the shown caption.
      const last = state.phase === 'playing' ? state.at : state.at - 1;
      const shown = captions.filter((index) => index <= last);
      fastUntil = shown.at(-2) ?? shown[0] ?? 0;
      allowed = 1;
      void restart();
    },
    takeOver,
    frame: frames.frame,
    look: frames.windows.show,
    attach: (next) => {
      page = next;
      page.agencyLensWindows = frames.windows;
      void start();
    },
    end: () => {
      run.isCurrent = false;
      wake();
    },
  };
};
