/** What the runs of scripts without a browser tell the benchmark, by way of a file. */

export type ScriptRuns = {
  readonly name: string;
  /** Hashes of the log's last event, each once. */
  readonly hashes: readonly string[];
  /** Milliseconds of each run, the app's start included. */
  readonly times: readonly number[];
};

export type Waiting = {
  /** Milliseconds of the world's time. */
  readonly virtual: number;
  /** Milliseconds, one figure for each try. */
  readonly real: readonly number[];
};

export type HeadlessFigures = { readonly scripts: readonly ScriptRuns[]; readonly waiting: Waiting };

/** Names of the environment's entries. */
export const runsKey = 'SCRIPT_RUNS';
/** Which scripts: `1/2` is every second one, from the second on; left out: all. */
export const shareKey = 'SCRIPT_SHARE';
export const figuresKey = 'SCRIPT_FIGURES';
