/** Declares the port between a runner and the app, for a watching person, a browser test, or a headless test. */
import type { FaultStep, Target, UploadedFile } from './script.ts';

export type LogHead = { readonly position: number; readonly hash: string };

/** Verbs reject with `ScenarioProblem` when their target is missing. Each resolves after the immediate effects in the app. */
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
  /** Virtual milliseconds of sleep: timers that were due fire on waking up. */
  sleep(delay: number): Promise<void>;
  /** Seconds of the world's clock per step. */
  setPace(seconds: number): Promise<void>;
  setLatency(profile: string): Promise<void>;
  /** Offline, no more of the program's code loads either. */
  setOffline(isOffline: boolean): Promise<void>;
  setFault(fault: FaultStep): Promise<void>;
  /** Resolves once the worker's connections have noticed. */
  killWorker(): Promise<void>;
  store(key: string, value: string | null): Promise<void>;
  /** Opens the page if it does not exist. */
  goToTab(name: string): Promise<void>;
  closeTab(name: string): Promise<void>;
  fork(position: number, name: string): Promise<void>;
  send(actor: string, events: readonly { readonly type: string }[]): Promise<void>;
  caption(text: string): Promise<void>;
  /** Frames until `endStep` belong to this step and have it as their cause. */
  beginStep(index: number, name: string): Promise<void>;
  /** Resolves once the app is idle, then advances the clock by the step’s seconds. */
  endStep(): Promise<void>;

  /** Waits for real-time work such as loading code; false when waiting is of no more use. Virtual time does not advance. */
  linger(attempt: number): Promise<boolean>;

  /** Path, query and fragment below the app's base. */
  address(): Promise<string>;
  count(target: Target): Promise<number>;
  text(target: Target): Promise<string>;
  value(target: Target): Promise<string>;
  attribute(target: Target, name: string): Promise<string | boolean | null>;
  hasFocus(target: Target): Promise<boolean>;
  title(): Promise<string>;
  stored(key: string): Promise<string | null>;
  /** Milliseconds since the epoch, by the world's clock. */
  now(): Promise<number>;
  /** `signedIn.settled`; null when no such lifecycle runs. */
  state(actor: string): Promise<string | null>;
  eventsAfter(position: number): Promise<readonly string[]>;
  head(): Promise<LogHead>;
  requests(route: string): Promise<number>;
  projection(path: string): Promise<unknown>;
};

export class ScenarioProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ScenarioProblem';
  }
}
