/** Reads the statistics of the shipped scripts, which were counted from recorded runs. */
import recorded from './scriptFacts.json' with { type: 'json' };

export type ScriptFacts = {
  /** In milliseconds of the world's time. */
  readonly length: number;
  readonly states: number;
  readonly transitions: number;
  readonly charts: readonly string[];
};

export type RecordedFacts = {
  readonly madeBy: string;
  readonly charts: readonly { readonly id: string; readonly title: string }[];
  readonly together: {
    readonly states: number;
    readonly statesVisited: number;
    readonly transitions: number;
    readonly transitionsVisited: number;
  };
  readonly scripts: Readonly<Record<string, ScriptFacts>>;
};

export const recordedFacts: RecordedFacts = recorded;

/** Undefined for a script without a recorded run, such as a visitor's own. */
export const scriptFacts = (name: string): ScriptFacts | undefined => recordedFacts.scripts[name];
