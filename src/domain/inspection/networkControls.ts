/** What can be done to the demo's network while the app runs: how slow it seems, what goes wrong on it, and which answers wait to be released. */
import type { EndpointName } from '../contract/paths.ts';

/** From the quickest to the least reliable. */
export const latencyProfiles = ['instant', 'fast', 'normal', 'slow', 'spiky'] as const;

export type LatencyProfile = (typeof latencyProfiles)[number];

/** Milliseconds from shortest to longest, both included. */
export type LatencyRange = readonly [shortest: number, longest: number];

/** How long a request seems to take; `spiky` has spikes besides. */
export const latencyRanges: Readonly<Record<LatencyProfile, LatencyRange>> = {
  instant: [0, 0],
  fast: [12, 36],
  normal: [80, 250],
  slow: [600, 2_000],
  spiky: [80, 250],
};

/** On the `spiky` profile one request of so many is caught in a spike of so long. */
export const spikes = { oneIn: 20, range: [2_000, 5_000] } as const satisfies {
  oneIn: number;
  range: LatencyRange;
};

/** The statuses that an answer can be replaced by. */
export const faultStatuses = [401, 403, 409, 422, 429, 500, 503] as const;

export type FaultStatus = (typeof faultStatuses)[number];

/** What goes wrong. */
export type Fault =
  /** The request is refused before it reaches its handler, with a problem document. 429 asks to come back after some seconds. */
  | { readonly kind: 'status'; readonly status: FaultStatus; readonly retryAfter?: number }
  /** The request never arrives and is never answered, until the client gives up. */
  | { readonly kind: 'timeout' }
  /** The connection breaks: before the request arrived, or after it was handled, so that its answer is lost. */
  | { readonly kind: 'networkError'; readonly lost: 'request' | 'answer' }
  /** The answer's body comes in pieces over so many milliseconds. */
  | { readonly kind: 'slowBody'; readonly duration: number }
  /** The answer's body ends after this share of its bytes, from 0 to below 1. */
  | { readonly kind: 'cutBody'; readonly share: number }
  /** A stream breaks off: at once for the next ones, or at a message. */
  | { readonly kind: 'streamDrop' }
  /** A message of a stream comes twice. */
  | { readonly kind: 'streamDuplicate' }
  /** A message of a stream comes after the one that follows it. */
  | { readonly kind: 'streamOutOfOrder' };

/** Where something applies: one endpoint, or every address. */
export type Route = EndpointName | 'all';

/** How often: to the next so many, or to a share of all, from above 0 to 1. */
export type Reach = { readonly next: number } | { readonly share: number };

export type FaultRule = {
  readonly route: Route;
  readonly fault: Fault;
  readonly reach: Reach;
};

export type SetFault = FaultRule & {
  /** 1, 2, 3, ... */
  readonly id: number;
  /** How often it was applied. */
  readonly applied: number;
};

/** A finished answer that waits. */
export type HeldReply = {
  readonly id: number;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  /** Milliseconds of the world's clock. */
  readonly since: number;
  /** Number of the request's frame; null when this trace does not know it. */
  readonly request: number | null;
};

export type NetworkState = {
  readonly latency: LatencyProfile;
  /** In the order of setting. One for the next so many is gone when they are over. */
  readonly faults: readonly SetFault[];
  /** Where answers are held. */
  readonly holds: readonly Route[];
  readonly held: readonly HeldReply[];
  /** Requests that came since the backend started. */
  readonly requests: number;
  /** Those among them whose address and method no endpoint has. */
  readonly unhandled: number;
};

/** An answer as the trace has kept it, to be held against the contract. */
export type ReplyToCheck = {
  readonly method: string;
  /** Without the query, below `/api/`. */
  readonly path: string;
  readonly status: number;
  readonly mediaType: string;
  readonly reply: unknown;
};

export type NetworkControls = {
  /** The same object until something changes. */
  state(): NetworkState;
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void;
  /** From the next request on; remembered for the next visit. */
  setLatency(profile: LatencyProfile): void;
  /** Gives the rule's id. A reach that is not in its range: RangeError. */
  setFault(rule: FaultRule): number;
  /** Forgets a rule; one that is gone already is ignored. */
  removeFault(id: number): void;
  clearFaults(): void;
  /** Answers of the route wait from now on. */
  hold(route: Route): void;
  /** Answers of the route go through again; the ones that wait go on waiting until released. */
  stopHolding(route: Route): void;
  /** Lets an answer go; one that is gone already is ignored. */
  release(id: number): void;
  releaseAll(): void;
  /** Resolves once answers can be held against the contract; rejects when its code does not come. */
  contract(): Promise<void>;
  /** What of an answer is against the contract, a sentence each; none when it keeps it, null when the contract says nothing of it. */
  violations(answer: ReplyToCheck): readonly string[] | null;
  /** Answers whose bodies the trace does not keep are checked as they pass, from now on; returns the function that stops it. */
  watch(): () => void;
  /** What was found so, by the number of the request's frame; null when it was not checked. */
  found(request: number): readonly string[] | null;
};
