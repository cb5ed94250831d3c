/** What the shipped scripts show in figures, counted from kept runs. */
import recorded from './scriptFacts.json' with { type: 'json' };

export type ScriptFacts = {
  /** How far the world’s time goes, milliseconds. */
  readonly length: number;
  /** How many states and transitions of all state charts are visited. */
  readonly states: number;
  readonly transitions: number;
  /** The state charts that run in it, by their ids. */
  readonly charts: readonly string[];
};

export type KeptFacts = {
  /** The command that writes the file. */
  readonly madeBy: string;
  /** All of the product, in the catalogue’s order. */
  readonly charts: readonly { readonly id: string; readonly title: string }[];
  readonly together: {
    readonly states: number;
    readonly statesVisited: number;
    readonly transitions: number;
    readonly transitionsVisited: number;
  };
  readonly scripts: Readonly<Record<string, ScriptFacts>>;
};

export const keptFacts: KeptFacts = recorded;

/** Undefined for a script that never ran, as one of the visitor’s own. */
export const scriptFacts = (name: string): ScriptFacts | undefined => keptFacts.scripts[name];
