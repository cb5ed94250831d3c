/** Defines the file by which headless script runs report to the benchmark. */

export type ScriptRuns = {
  readonly name: string;
  /** Distinct hashes of the log's last event. */
  readonly hashes: readonly string[];
  /** Milliseconds of each run, the app's start included. */
  readonly times: readonly number[];
};

export type Waiting = {
  /** Milliseconds of virtual time. */
  readonly virtual: number;
  /** Milliseconds of each try. */
  readonly real: readonly number[];
};

export type HeadlessFigures = { readonly scripts: readonly ScriptRuns[]; readonly waiting: Waiting };

export const runsKey = 'SCRIPT_RUNS';
/** `1/2` runs every second script, starting with the second. Default: all. */
export const shareKey = 'SCRIPT_SHARE';
export const figuresKey = 'SCRIPT_FIGURES';
