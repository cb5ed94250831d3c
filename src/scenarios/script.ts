/** Defines a scenario script, which serves as demo, end-to-end test and unit test. */
import type { DemoAccountName } from '#domain/accounts/demoAccounts.ts';
import type { Fault, LatencyProfile } from '#domain/inspection/networkControls.ts';
import type { Milliseconds } from '#world/clock.ts';

export type Target = {
  /** An ARIA role such as `button`, `link` or `heading`; `field` is any labelled form control. */
  readonly role: string;
  /** The whole accessible name; default: any. */
  readonly name?: string;
  readonly part?: true;
  /** Index among several matches, from 0; default: exactly one match. */
  readonly nth?: number;
  readonly within?: Target;
};

/** A condition that is awaited while real work is pending, without virtual time. */
export type Expectation =
  | { readonly url: string }
  | { readonly visible: Target }
  | { readonly hidden: Target }
  /** The number of visible matches; `orMore`: at least. */
  | { readonly count: number; readonly of: Target; readonly orMore?: true }
  | { readonly text: string; readonly in: Target }
  | { readonly value: string; readonly of: Target }
  | { readonly focus: Target }
  | { readonly title: string }
  /**
   * `disabled`, `checked`, `pressed`, `expanded`, `selected`, `invalid`, `current`: true or false, from
   * attribute or property. Else the HTML attribute, null for none.
   */
  | { readonly attribute: string; readonly of: Target; readonly is: string | boolean | null }
  | { readonly stored: string; readonly is: string | null }
  /** The state of a lifecycle: `signedIn.settled`, or `gone` when it has ended. */
  | { readonly actor: string; readonly state: string }
  /** The types of the newest events since the script's start, in order. */
  | { readonly log: readonly string[] }
  /** The number of such requests since the script's start; `orMore`: at least. */
  | { readonly requests: number; readonly of: string; readonly orMore?: true }
  /** A value in a projection's current answer, by a path such as `clientDirectory.total`. */
  | { readonly projection: string; readonly is: unknown };

type StatusFault = Extract<Fault, { kind: 'status' }>;

export type FaultStep = {
  /** `POST /api/checkout`, or `all`. */
  readonly route: string;
  readonly times: number;
} & (Omit<StatusFault, 'kind'> | Exclude<Fault, StatusFault>);

export type UploadedFile = { readonly name: string; readonly type?: string } & (
  | { readonly text: string }
  | { readonly base64: string }
);

export const firstPage = 'first';

export const sortOrders = ['ascending', 'descending', 'none'] as const;

export type SortOrder = (typeof sortOrders)[number];

export type SentEvents = {
  readonly actor: string;
  readonly event: { readonly type: string };
  readonly also?: readonly { readonly type: string }[];
};

export type Step =
  /**
   * Opens an address as a fresh page load; world and browser storage stay. `{start}` in it is the log's
   * position at the script's start, `{start+2}` two later.
   */
  | { readonly go: string }
  | { readonly click: Target }
  | { readonly fill: Target; readonly with: string }
  | { readonly select: Target; readonly option: string }
  | { readonly dates: Target; readonly from: string; readonly to: string }
  | { readonly sort: Target; readonly order: SortOrder }
  /** A key such as `Enter`, or several in sequence, `Enter Escape`; without a target at the focus. */
  | { readonly press: string; readonly on?: Target }
  | { readonly hover: Target }
  | { readonly upload: Target; readonly file: UploadedFile }
  | { readonly wait: Milliseconds }
  /** The computer sleeps as with its lid closed: timers that were due fire on waking up. */
  | { readonly sleep: Milliseconds }
  /** Advances virtual time to a moment: ISO 8601 with an offset, not in the past. */
  | { readonly clock: string }
  /** Seconds of the world's clock per later step: 1 at first; 0 stops the clock except for waits. */
  | { readonly pace: number }
  /** A latency profile, or no connection: the backend still responds, but no more code loads. */
  | { readonly net: LatencyProfile | 'offline' | 'online' }
  | { readonly fault: FaultStep }
  /** Ends the service worker in the middle of its work. Streams break off, also those of a page without a worker. */
  | { readonly kill: 'worker' }
  /** Writes into the browser's storage as with developer tools; null removes the entry. */
  | { readonly store: string; readonly value: string | null }
  /** Switches to a page by name, and opens a new one at the start page; `first` is the script's first. */
  | { readonly tab: string }
  /** Closes a page; the script continues in `first`. */
  | { readonly close: string }
  /**
   * Continues in a new branch with the log up to `at` events after the script's start. The session stays, and
   * the log itself does not change.
   */
  | { readonly fork: string; readonly at: number }
  | { readonly expect: Expectation }
  | { readonly caption: string }
  /** Sends an event to a running lifecycle, as from the Lab; `also` follow at once, before anything else can happen. */
  | { readonly send: SentEvents }
  | { readonly role: DemoAccountName };

export type Script = {
  readonly version: 1;
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly seed: number;
  /** ISO 8601 with an offset: the world's time when it begins. */
  readonly start: string;
  readonly network: LatencyProfile;
  /** Screen width in CSS pixels; default: a desktop. Ignored without a browser. */
  readonly width?: number;
  /**
   * Expected refusals and losses, each kind once; any other fails the run. `401 POST /api/auth/sign-in`, or
   * `lost POST /api/checkout`; in `503 DELETE /api/integrations/:id` the part `:id` matches anything.
   */
  readonly refusals?: readonly string[];
  readonly steps: readonly Step[];
};

export const verbs = [
  'go',
  'click',
  'fill',
  'select',
  'dates',
  'sort',
  'press',
  'hover',
  'upload',
  'wait',
  'sleep',
  'clock',
  'pace',
  'net',
  'fault',
  'kill',
  'store',
  'tab',
  'close',
  'fork',
  'expect',
  'caption',
  'send',
  'role',
] as const;

export type Verb = (typeof verbs)[number];

export type StepOf<One extends Verb> = Extract<Step, Readonly<Record<One, unknown>>>;

export const verbOf = (step: Step): Verb => {
  const verb = verbs.find((one) => Object.hasOwn(step, one));
  if (verb === undefined) throw new Error(`this is no step: ${JSON.stringify(step)}`);
  return verb;
};
