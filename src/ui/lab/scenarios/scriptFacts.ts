/** What the shipped scripts show in figures, counted from recorded runs. */
import recorded from './scriptFacts.json' with { type: 'json' };

export type ScriptFacts = {
  /** How far the world’s time goes, milliseconds. */
  readonly length: number;
  /** How many states and transitions of all state charts are visited. */
  readonly states: number;
  readonly transitions: number;
  /** The state charts that run in it, by their ids. */
  readonly machines: readonly string[];
};

const scripts: Readonly<Record<string, ScriptFacts>> = recorded.scripts;

/** Of all state charts of the product. */
export const chartTotals = { states: recorded.states, transitions: recorded.transitions };

/** Undefined for a script that was never recorded, as one of the visitor’s own. */
export const scriptFacts = (name: string): ScriptFacts | undefined => scripts[name];
