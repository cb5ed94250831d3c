/** Types the operations of a staged app for its drivers, beyond those of a visitor. */
import { definedOnly } from '#domain/definedOnly.ts';
import type { LiveActor, LiveActors } from '#machines/liveActors.ts';
import type { LogHead } from '#scenarios/driver.ts';
import type { RunReport } from '#scenarios/runScript.ts';
import type { FaultStep, Script } from '#scenarios/script.ts';
import type { Trace } from '#world/trace.ts';
import type { AppServices } from '../services/appServices.ts';
import type { OpenedPage } from './tab.ts';

export type StagePlan = {
  readonly seed: number;
  /** ISO 8601 with an offset. */
  readonly start: string;
  readonly network: string;
  /** Requests go through the service worker, or are answered in the page, which restarts instantly. */
  readonly transport: 'worker' | 'page';
  /** Name of a further page of a stage in another window; default: the window starts a stage. */
  readonly tab?: string;
};

export type Stage = {
  readonly trace: Trace;
  traceText(script: Script, report: RunReport): string;
  /** Resolves once the app shows that address and is idle. */
  open(address: string): Promise<void>;
  /** Resolves once no request is pending and the app is idle. */
  settle(): Promise<void>;
  /** Advances virtual milliseconds timer by timer. */
  pass(delay: number): Promise<void>;
  /** Advances time like a sleeping computer: timers due meanwhile fire on waking up. */
  sleep(delay: number): Promise<void>;
  beginStep(index: number, name: string): void;
  /** Settles, and passes the rest of the step's second. */
  endStep(): Promise<void>;
  /** Sets the length of a step in seconds of the world. */
  setPace(seconds: number): void;
  /** Aborts the step without passing time. */
  abandonStep(): void;
  /** Calls `hear` with input events before the app receives them; returns a stop function. */
  listen(hear: (event: Event) => void): () => void;
  /** Number of frames that the app has caused, without the visitor's. */
  deeds(): number;
  /** True if a reply is pending, or if a lifecycle waits for a short delay. */
  isAwaited(): boolean;
  states(): ReadonlyMap<string, string>;
  sentRequests(): ReadonlyMap<string, number>;
  setLatency(profile: string): void;
  /** Offline, no code loads that is not loaded yet. */
  setOffline(isOffline: boolean): void;
  setFault(fault: FaultStep): Promise<void>;
  streams(): number;
  /** Resolves once the listeners have noticed. */
  breakStreams(): Promise<void>;
  /** Goes to the page of that name, or opens it at the start page. */
  goToTab(name: string): Promise<void>;
  closeTab(name: string): Promise<void>;
  /** Continues in a branch from a position, with every page at the start page. */
  fork(position: number, name: string): Promise<void>;
  /** Document of the current page, to which all members below refer. */
  document(): Document;
  liveActors(): LiveActors;
  /** Recreated with each page load; null before the first. */
  services(): AppServices | null;
  navigate(address: string): void;
  lifecycles(): readonly LiveActor[];
  /** False if no such lifecycle runs. */
  send(actor: string, events: readonly { readonly type: string }[]): boolean;
  state(actor: string): string | null;
  address(): string;
  store(key: string, value: string | null): void;
  /** Value in the page's session storage, else in the shared local storage. */
  stored(key: string): string | null;
  storedKeys(): readonly string[];
  requests(route: string): number;
  head(): Promise<LogHead>;
  eventsAfter(position: number): Promise<readonly string[]>;
  projection(path: string): Promise<unknown>;
  /** The world's time, milliseconds since the epoch. */
  now(): number;
  close(): void;
};

/** Provides the windows of a stage's further pages, if they are not browser windows. */
export type StageWindows = {
  /** `windowName` is required for the window. Resolves once the window exists, even if its page is still loading. */
  open(name: string, windowName: string): Promise<StagePage>;
  show(name: string): void;
  close(name: string): void;
};

export type StagePage = Window &
  typeof globalThis & {
    agencyLensStage?: Stage;
    /** Restarts the same plan in a new world; the new stage is then in `agencyLensStage`. */
    agencyLensRestage?: () => Promise<void>;
    /** Set by the host of the stage. */
    agencyLensWindows?: StageWindows;
    /** In a further page of a stage: renders the app in it, once its program is loaded. */
    agencyLensPage?: Omit<OpenedPage, 'close'>;
  };

const prefix = 'agencylens-stage:';

export const stageName = (plan: StagePlan): string => prefix + JSON.stringify(plan);

export const stagePlanOf = (name: string): StagePlan | null => {
  if (!name.startsWith(prefix)) return null;
  try {
    const plan = Object(JSON.parse(name.slice(prefix.length))) as Partial<StagePlan>;
    const { seed, start, network, transport, tab } = plan;
    if (typeof seed !== 'number' || typeof start !== 'string' || typeof network !== 'string') return null;
    return {
      seed,
      start,
      network,
      transport: transport === 'page' ? 'page' : 'worker',
      ...definedOnly({ tab }),
    };
  } catch {
    return null;
  }
};
