/** Defines controls of the simulated network: latency, faults and held replies. */
import type { EndpointName } from '../contract/paths.ts';

/** From the quickest to the least reliable. */
export const latencyProfiles = ['instant', 'fast', 'normal', 'slow', 'spiky'] as const;

export type LatencyProfile = (typeof latencyProfiles)[number];

/** Milliseconds, both inclusive. */
export type LatencyRange = readonly [shortest: number, longest: number];

export const latencyRanges: Readonly<Record<LatencyProfile, LatencyRange>> = {
  instant: [0, 0],
  fast: [12, 36],
  normal: [80, 250],
  slow: [600, 2_000],
  spiky: [80, 250],
};

/** On `spiky`, one request in `oneIn` is delayed by the range in milliseconds. */
export const spikes = { oneIn: 20, range: [2_000, 5_000] } as const satisfies {
  oneIn: number;
  range: LatencyRange;
};

export const faultStatuses = [401, 403, 409, 422, 429, 500, 503] as const;

export type FaultStatus = (typeof faultStatuses)[number];

export type Fault =
  /** Refuses before the handler, with a problem document. 429 sets `retryAfter` in seconds. */
  | { readonly kind: 'status'; readonly status: FaultStatus; readonly retryAfter?: number }
  /** The request gets no reply until the client times out. */
  | { readonly kind: 'timeout' }
  /** The connection breaks before the request arrives, or after handling, so that the reply is lost. */
  | { readonly kind: 'networkError'; readonly lost: 'request' | 'answer' }
  /** The body arrives in pieces over `duration` milliseconds. */
  | { readonly kind: 'slowBody'; readonly duration: number }
  /** The body is truncated after this share of its bytes, from 0 to below 1. */
  | { readonly kind: 'cutBody'; readonly share: number }
  | { readonly kind: 'streamDrop' }
  | { readonly kind: 'streamDuplicate' }
  | { readonly kind: 'streamOutOfOrder' }
  /** Replies instead of the handler. `address`: path and query of the only requests that it answers; null: all of the route. */
  | {
      readonly kind: 'reply';
      readonly status: number;
      readonly body: string;
      readonly address: string | null;
    };

export type Route = EndpointName | 'all';

/** The next N requests, or a share of all, above 0 and up to 1. */
export type Reach = { readonly next: number } | { readonly share: number };

export type FaultRule = {
  readonly route: Route;
  readonly fault: Fault;
  readonly reach: Reach;
};

export type SetFault = FaultRule & {
  readonly id: number;
  readonly applied: number;
};

export type HeldReply = {
  readonly id: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly since: number;
  readonly request: number | null;
};

export type NetworkState = {
  readonly latency: LatencyProfile;
  /** In order of creation. A rule for the next N disappears after use. */
  readonly faults: readonly SetFault[];
  readonly holds: readonly Route[];
  readonly held: readonly HeldReply[];
  readonly requests: number;
  readonly unhandled: number;
};

export type ReplyToCheck = {
  readonly method: string;
  /** Path below `/api/`, without the query. */
  readonly path: string;
  readonly status: number;
  readonly mediaType: string;
  readonly reply: unknown;
};

export type NetworkControls = {
  /** Returns the same object until something changes. */
  state(): NetworkState;
  subscribe(listener: () => void): () => void;
  /** Applies from the next request on; persisted. */
  setLatency(profile: LatencyProfile): void;
  /** Returns the rule's id. Throws RangeError for an invalid reach. */
  setFault(rule: FaultRule): number;
  removeFault(id: number): void;
  clearFaults(): void;
  hold(route: Route): void;
  /** Further replies pass; held ones still wait for release. */
  stopHolding(route: Route): void;
  /** `instead`: the page gets this status or lost reply. */
  release(id: number, instead?: Fault): void;
  releaseAll(): void;
  /** Loads the contract for checks; rejects if its code fails to load. */
  contract(): Promise<void>;
  /** Contract violations as sentences; empty if there are none, null if the contract does not cover the reply. */
  violations(answer: ReplyToCheck): readonly string[] | null;
  /** Checks replies whose bodies are not recorded as they pass; returns the function that stops it. */
  watch(): () => void;
  /** Violations by frame number of the request; null if not checked. */
  found(request: number): readonly string[] | null;
};
