/** What whoever drives a staged app may do with it besides what a visitor can. */

import type { LogHead } from '#scenarios/driver.ts';
import type { FaultStep } from '#scenarios/script.ts';

/** What a stage is set for. */
export type StagePlan = {
  readonly seed: number;
  /** ISO 8601 with an offset. */
  readonly start: string;
  /** Name of a latency profile. */
  readonly network: string;
  /** Whether requests go through the service worker, or are answered inside the page, which can begin anew in no time. */
  readonly transport: 'worker' | 'page';
};

export type Stage = {
  /** Resolves once the app shows that address and nothing is under way. */
  open(address: string): Promise<void>;
  /** Resolves once no request is under way and nobody has anything more to do at once. */
  settle(): Promise<void>;
  /** Lets virtual milliseconds pass, timer by timer. */
  pass(delay: number): Promise<void>;
  /** Moves time on as a computer that sleeps: what was due meanwhile happens on waking up. */
  sleep(delay: number): Promise<void>;
  beginStep(index: number, name: string): void;
  /** Settles, and lets pass what is left of the step’s second. */
  endStep(): Promise<void>;
  /** Leaves the step as if it had not begun: no time passes. */
  abandonStep(): void;
  /** Calls `hear` with what is done on the page before the app hears of it; returns the function that stops it. */
  listen(hear: (event: Event) => void): () => void;
  /** How much the app has done so far, counted in frames; what a visitor does is none of it. */
  deeds(): number;
  /** Whether an answer is on its way, or a lifecycle waits for a delay that people wait for too. */
  isAwaited(): boolean;
  /** Each running lifecycle with its state. */
  states(): ReadonlyMap<string, string>;
  /** How often each kind of request was sent. */
  sentRequests(): ReadonlyMap<string, number>;
  setLatency(profile: string): void;
  setFault(fault: FaultStep): Promise<void>;
  /** False when no such lifecycle runs. */
  send(actor: string, event: { readonly type: string }): boolean;
  state(actor: string): string | null;
  address(): string;
  requests(route: string): number;
  head(): Promise<LogHead>;
  eventsAfter(position: number): Promise<readonly string[]>;
  projection(path: string): Promise<unknown>;
  /** The world’s time, milliseconds since the epoch. */
  now(): number;
  /** Ends everything that runs. */
  close(): void;
};

/** A page on which an app is staged. */
export type StagePage = Window &
  typeof globalThis & {
    agencyLensStage?: Stage;
    /** Begins the same plan anew, in a new world; the new stage is in `agencyLensStage` then. */
    agencyLensRestage?: () => Promise<void>;
  };

/** A window of this name starts a staged app. */
const prefix = 'agencylens-stage:';

export const stageName = (plan: StagePlan): string => prefix + JSON.stringify(plan);

/** Null for a window that is no stage. */
export const stagePlanOf = (name: string): StagePlan | null => {
  if (!name.startsWith(prefix)) return null;
  try {
    const told = Object(JSON.parse(name.slice(prefix.length))) as Partial<StagePlan>;
    const { seed, start, network, transport } = told;
    if (typeof seed !== 'number' || typeof start !== 'string' || typeof network !== 'string') return null;
    return { seed, start, network, transport: transport === 'page' ? 'page' : 'worker' };
  } catch {
    return null;
  }
};
