/** What whoever drives a staged app may do with it besides what a visitor can. */
import type { LiveActor, LiveActors } from '#machines/liveActors.ts';
import type { LogHead } from '#scenarios/driver.ts';
import type { RunReport } from '#scenarios/runScript.ts';
import type { FaultStep, Script } from '#scenarios/script.ts';
import type { Trace } from '#world/trace.ts';
import type { AppServices } from '../services/appServices.ts';
import type { OpenedPage } from './tab.ts';

/** What a stage is set for. */
export type StagePlan = {
  readonly seed: number;
  /** ISO 8601 with an offset. */
  readonly start: string;
  /** Name of a latency profile. */
  readonly network: string;
  /** Whether requests go through the service worker, or are answered inside the page, which can begin anew in no time. */
  readonly transport: 'worker' | 'page';
  /** The name of one more page of a stage that another window has; left out: the window begins a stage. */
  readonly tab?: string;
};

export type Stage = {
  /** All that happened on it. */
  readonly trace: Trace;
  /** The file of a run that ended so. */
  traceText(script: Script, report: RunReport): string;
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
  /** How many seconds of the world one step takes. */
  setPace(seconds: number): void;
  /** Leaves the step as if it had not begun: no time passes. */
  abandonStep(): void;
  /** Calls `hear` with what is done on the page before the app hears of it; returns the function that stops it. */
  listen(hear: (event: Event) => void): () => void;
  /** How much the app has done so far, counted in frames; what a visitor does is none of it. */
  deeds(): number;
  /** Whether a reply is on its way, or a lifecycle waits for a delay that people wait for too. */
  isAwaited(): boolean;
  /** Each running lifecycle with its state. */
  states(): ReadonlyMap<string, string>;
  /** How often each kind of request was sent. */
  sentRequests(): ReadonlyMap<string, number>;
  setLatency(profile: string): void;
  /** Without a connection no page's code arrives that is not here. */
  setOffline(isOffline: boolean): void;
  setFault(fault: FaultStep): Promise<void>;
  /** How many streams are open, of all pages. */
  streams(): number;
  /** Resolves once who listened has noticed. */
  breakStreams(): Promise<void>;
  /** Goes to the page of that name, which is opened at the start page when there is none. */
  goToTab(name: string): Promise<void>;
  closeTab(name: string): Promise<void>;
  /** Goes on in a branch that begins with the events up to a position: every page is at the start page of it then. */
  fork(position: number, name: string): Promise<void>;
  /** Of the page that is gone to; all that follows here is about that page. */
  document(): Document;
  /** As the program of the page itself keeps them. */
  liveActors(): LiveActors;
  /** What its app runs on, anew with each page load; null before the first. */
  services(): AppServices | null;
  /** Goes to another page of the app without loading it anew. */
  navigate(address: string): void;
  /** The lifecycles that run in it. */
  lifecycles(): readonly LiveActor[];
  /** False when no such lifecycle runs. */
  send(actor: string, events: readonly { readonly type: string }[]): boolean;
  state(actor: string): string | null;
  address(): string;
  /** Writes into the local storage, or removes an entry by null. */
  store(key: string, value: string | null): void;
  /** What the page's own storage holds, else the one that all pages share. */
  stored(key: string): string | null;
  /** The keys of the local storage. */
  storedKeys(): readonly string[];
  requests(route: string): number;
  head(): Promise<LogHead>;
  eventsAfter(position: number): Promise<readonly string[]>;
  projection(path: string): Promise<unknown>;
  /** The world’s time, milliseconds since the epoch. */
  now(): number;
  /** Ends everything that runs. */
  close(): void;
};

/** Where the windows of a stage's further pages come from, when they are not to be windows of the browser. */
export type StageWindows = {
  /** `windowName` is what the window must be called; it is given once it is there, its page may still be on its way. */
  open(name: string, windowName: string): Promise<StagePage>;
  show(name: string): void;
  close(name: string): void;
};

/** A page on which an app is staged. */
export type StagePage = Window &
  typeof globalThis & {
    agencyLensStage?: Stage;
    /** Begins the same plan anew, in a new world; the new stage is in `agencyLensStage` then. */
    agencyLensRestage?: () => Promise<void>;
    /** Set by whoever shows the stage. */
    agencyLensWindows?: StageWindows;
    /** In a further page of a stage: shows the app in it, once its program is here. */
    agencyLensPage?: Omit<OpenedPage, 'close'>;
  };

/** A window of this name starts a staged app. */
const prefix = 'agencylens-stage:';

export const stageName = (plan: StagePlan): string => prefix + JSON.stringify(plan);

/** Null for a window that is no stage. */
export const stagePlanOf = (name: string): StagePlan | null => {
  if (!name.startsWith(prefix)) return null;
  try {
    const told = Object(JSON.parse(name.slice(prefix.length))) as Partial<StagePlan>;
    const { seed, start, network, transport, tab } = told;
    if (typeof seed !== 'number' || typeof start !== 'string' || typeof network !== 'string') return null;
    return {
      seed,
      start,
      network,
      transport: transport === 'page' ? 'page' : 'worker',
      ...(tab === undefined ? {} : { tab }),
    };
  } catch {
    return null;
  }
};
