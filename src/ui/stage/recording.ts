/** A recording as its watchers see it, and the verbs of the run that it records. */
import type { Expectation, Step } from '#scenarios/script.ts';
import type { Moment } from './recordChanges.ts';
import type { Stage } from './stage.ts';

export type Recording = {
  readonly steps: readonly Step[];
  /** Those that a script had after them and that could not be done: what is recorded comes before them. */
  readonly left: readonly Step[];
  /** What the last step changed, as what could be expected now. */
  readonly changes: readonly Expectation[];
  /** Why something was not recorded; null when nothing is to be said. */
  readonly notice: string | null;
  /** Whether a step is being done. */
  readonly isBusy: boolean;
  readonly isPaused: boolean;
};

export type RecordedRun = {
  readonly get: () => Recording;
  /** The steps up to the last one that somebody did, without what is expected of it unasked. */
  readonly done: () => readonly Step[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (changes: Partial<Recording>) => void;
  readonly stage: () => Stage;
  /** One work after the other, each in a turn of its own; a `ScenarioProblem` becomes the notice. */
  readonly enqueue: (work: () => Promise<void>) => Promise<void>;
  /** Resolves once all works are over. */
  readonly rest: () => Promise<void>;
  /** Does a step and records it. */
  readonly perform: (step: Step) => Promise<void>;
  /** Presses a key, and records it only when something comes of it; tells whether it did. */
  readonly tryOut: (step: Extract<Step, { press: string }>) => Promise<boolean>;
  /** Does other steps instead of those that were recorded, in a new world. */
  readonly rewrite: (steps: readonly Step[]) => Promise<void>;
  /** How things are, for a step that will be told later. */
  readonly moment: () => Moment;
  /** Begins the step that follows the last one, for what the visitor has done bit by bit since that moment. */
  readonly beginStep: (name: string, since: Moment) => void;
  /** Ends that step and records it as this one. */
  readonly endStep: (step: Step) => Promise<void>;
  /** Another step instead of the last one, of which no more follows. */
  readonly amend: (step: Step) => Promise<void>;
  /** Lets a second go by, in one step with those before it. */
  readonly wait: () => Promise<void>;
  readonly end: () => void;
};
