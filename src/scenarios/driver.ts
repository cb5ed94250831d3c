/** What a runner needs of whoever has the app before them: a person watching, a browser test, a test without a browser. */
import type { FaultStep, Target, UploadedFile } from './script.ts';

export type LogHead = { readonly position: number; readonly hash: string };

/** Verbs reject with `ScenarioProblem` when what they need is not there. Each resolves once the app has done what follows at once. */
export type Driver = {
  open(address: string): Promise<void>;
  click(target: Target): Promise<void>;
  fill(target: Target, text: string): Promise<void>;
  select(target: Target, option: string): Promise<void>;
  press(key: string, target: Target | undefined): Promise<void>;
  hover(target: Target): Promise<void>;
  upload(target: Target, file: UploadedFile): Promise<void>;
  /** Virtual milliseconds. */
  pass(delay: number): Promise<void>;
  /** Virtual milliseconds, slept through: what was due meanwhile happens on waking up. */
  sleep(delay: number): Promise<void>;
  /** How many of the world's seconds a step takes. */
  setPace(seconds: number): Promise<void>;
  setLatency(profile: string): Promise<void>;
  /** Without a connection nothing more of the program arrives. */
  setOffline(isOffline: boolean): Promise<void>;
  setFault(fault: FaultStep): Promise<void>;
  /** Resolves once what went through the worker has noticed. */
  killWorker(): Promise<void>;
  /** Writes into the browser's storage, or removes an entry by null. */
  store(key: string, value: string | null): Promise<void>;
  /** Goes to the page of that name, and opens it first when there is none. */
  goToTab(name: string): Promise<void>;
  /** Closes the page of that name and goes to the first. */
  closeTab(name: string): Promise<void>;
  /** Goes on in a branch that begins with the log's events up to a position. */
  fork(position: number, name: string): Promise<void>;
  /** All at once, in their order. */
  send(actor: string, events: readonly { readonly type: string }[]): Promise<void>;
  caption(text: string): Promise<void>;
  /** All that follows until `endStep` belongs to this step: its frames follow from it. */
  beginStep(index: number, name: string): Promise<void>;
  /** Resolves once nothing is under way, then lets the step’s second pass. */
  endStep(): Promise<void>;

  /** Waits a little for what takes real time, such as code on its way; false once that is of no use any more. Virtual time stands still. */
  linger(attempt: number): Promise<boolean>;

  /** Path, query and fragment below the app's base. */
  address(): Promise<string>;
  /** How many things there are like that, hidden ones left out. */
  count(target: Target): Promise<number>;
  text(target: Target): Promise<string>;
  value(target: Target): Promise<string>;
  /** As `Expectation` has it. */
  attribute(target: Target, name: string): Promise<string | boolean | null>;
  hasFocus(target: Target): Promise<boolean>;
  title(): Promise<string>;
  /** What the browser's storage holds under a key. */
  stored(key: string): Promise<string | null>;
  /** The world's time, milliseconds since the epoch. */
  now(): Promise<number>;
  /** `signedIn.settled`; null when no such lifecycle runs. */
  state(actor: string): Promise<string | null>;
  /** The types of all events after a position. */
  eventsAfter(position: number): Promise<readonly string[]>;
  head(): Promise<LogHead>;
  /** How many requests of `POST /api/checkout` were sent. */
  requests(route: string): Promise<number>;
  /** What stands at a path of the projections' answers; undefined for nothing. */
  projection(path: string): Promise<unknown>;
};

/** A step could not be done, or an expectation was not met: for people. */
export class ScenarioProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ScenarioProblem';
  }
}
