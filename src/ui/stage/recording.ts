/** Types the public state of a recording, and the operations of its run. */
import type { Expectation, Step } from '#scenarios/script.ts';
import type { Moment } from './recordChanges.ts';
import type { Stage } from './stage.ts';

export type Recording = {
  readonly steps: readonly Step[];
  /** Remaining steps of a loaded script that failed; new steps are inserted before them. */
  readonly left: readonly Step[];
  readonly changes: readonly Expectation[];
  readonly notice: string | null;
  readonly isBusy: boolean;
  readonly isPaused: boolean;
};

export type RecordedRun = {
  readonly get: () => Recording;
  readonly done: () => readonly Step[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (changes: Partial<Recording>) => void;
  readonly stage: () => Stage;
  /** Runs one task after the other, each in a turn of its own; a `ScenarioProblem` becomes the notice. */
  readonly enqueue: (work: () => Promise<void>) => Promise<void>;
  readonly rest: () => Promise<void>;
  readonly perform: (step: Step) => Promise<void>;
  /** Presses a key, and records it only if the app reacts; returns that. */
  readonly tryOut: (step: Extract<Step, { press: string }>) => Promise<boolean>;
  readonly rewrite: (steps: readonly Step[]) => Promise<void>;
  readonly moment: () => Moment;
  /** Begins a step for gradual input since that moment. */
  readonly beginStep: (name: string, since: Moment) => void;
  readonly endStep: (step: Step) => Promise<void>;
  readonly amend: (step: Step) => Promise<void>;
  /** Waits a second, merged with a preceding wait. */
  readonly wait: () => Promise<void>;
  readonly end: () => void;
};
