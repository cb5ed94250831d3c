/** What a scenario is: one script that is a demo, an end-to-end test and a unit test. */
import type { DemoAccountName } from '#domain/accounts/demoAccounts.ts';
import type { Fault, LatencyProfile } from '#domain/inspection/networkControls.ts';
import type { Milliseconds } from '#world/clock.ts';

/** A thing on the page as people and screen readers know it. */
export type Target = {
  /** Its ARIA role: `button`, `link`, `heading`, ...; `field` is anything with a label that takes an entry. */
  readonly role: string;
  /** Its accessible name: all of it; left out: any. */
  readonly name?: string;
  /** Whether `name` is only a part of the name. */
  readonly part?: true;
  /** Which of several, from 0; left out: there must be only one. */
  readonly nth?: number;
  /** The thing that it stands in. */
  readonly within?: Target;
};

/** What must be true; it is waited for as long as real work goes on, but no virtual time passes meanwhile. */
export type Expectation =
  | { readonly url: string }
  | { readonly visible: Target }
  | { readonly hidden: Target }
  /** How many there are, hidden ones left out; `orMore`: at least. */
  | { readonly count: number; readonly of: Target; readonly orMore?: true }
  /** The target's text contains this. */
  | { readonly text: string; readonly in: Target }
  | { readonly value: string; readonly of: Target }
  /** What holds the keyboard's focus. */
  | { readonly focus: Target }
  /** The document's title. */
  | { readonly title: string }
  /**
   * `disabled`, `checked`, `pressed`, `expanded`, `selected`, `invalid`, `current`: true or false, however the page says so.
   * Else the HTML attribute, null for none.
   */
  | { readonly attribute: string; readonly of: Target; readonly is: string | boolean | null }
  /** What the browser's storage holds under a key; null for nothing. */
  | { readonly stored: string; readonly is: string | null }
  /** A running lifecycle is in a state: `signedIn.settled`, or `gone` when it has ended. */
  | { readonly actor: string; readonly state: string }
  /** The newest events of the log that the script has brought about are of these types, in this order. */
  | { readonly log: readonly string[] }
  /** How many requests of that kind were sent since the script began; `orMore`: at least. */
  | { readonly requests: number; readonly of: string; readonly orMore?: true }
  /** A part of what a projection answers now, by a path such as `clientDirectory.total`. */
  | { readonly projection: string; readonly is: unknown };

type StatusFault = Extract<Fault, { kind: 'status' }>;

/** What meets the next so many requests, or messages of a stream: a status instead of the reply, or another kind of fault. */
export type FaultStep = {
  /** `POST /api/checkout`, or `all`. */
  readonly route: string;
  readonly times: number;
} & (Omit<StatusFault, 'kind'> | Exclude<Fault, StatusFault>);

/** A file as a person would choose it. */
export type UploadedFile = { readonly name: string; readonly type?: string; readonly text: string };

/** The page that a script begins in. */
export const firstPage = 'first';

/** As `aria-sort` tells it. */
export const sortOrders = ['ascending', 'descending', 'none'] as const;

export type SortOrder = (typeof sortOrders)[number];

export type SentEvents = {
  /** Its system id: `auth`. */
  readonly actor: string;
  readonly event: { readonly type: string };
  readonly also?: readonly { readonly type: string }[];
};

export type Step =
  /**
   * Opens an address as a fresh page load; the world and what the browser stores go on. `{start}` in it is the log's position at
   * the script's start, `{start+2}` two later.
   */
  | { readonly go: string }
  | { readonly click: Target }
  | { readonly fill: Target; readonly with: string }
  /** Chooses from a list, whether the browser draws it or the app does. */
  | { readonly select: Target; readonly option: string }
  /** Writes both ends of a range of dates, as a person would type them, into the two fields of a group. */
  | { readonly dates: Target; readonly from: string; readonly to: string }
  /** Sorts a table by the column of that header: it is pressed until the order is so. */
  | { readonly sort: Target; readonly order: SortOrder }
  /** A key, such as `Enter`, or several right after each other, `Enter Escape`; without a target where the focus is. */
  | { readonly press: string; readonly on?: Target }
  | { readonly hover: Target }
  /** Chooses a file in a field for files, or by the button that opens one. */
  | { readonly upload: Target; readonly file: UploadedFile }
  /** Lets virtual time pass. */
  | { readonly wait: Milliseconds }
  /** The computer sleeps so long, as with its lid closed: what was due meanwhile happens on waking up. */
  | { readonly sleep: Milliseconds }
  /** Lets virtual time pass until a moment: ISO 8601 with an offset, not before now. */
  | { readonly clock: string }
  /** How many of the world's seconds each step takes from here on: 1 at first; 0 stops the clock but for what waits. */
  | { readonly pace: number }
  /** How long requests take; or no connection, without which the backend goes on but nothing more of the program arrives. */
  | { readonly net: LatencyProfile | 'offline' | 'online' }
  | { readonly fault: FaultStep }
  /** Ends the service worker in the middle of its work: streams break off. Where the page answers itself, its streams break off as well. */
  | { readonly kill: 'worker' }
  /** Writes into the browser's storage as somebody with its tools would, or removes an entry by null. */
  | { readonly store: string; readonly value: string | null }
  /** Goes to the page of that name, which is opened at the start page when there is none; the one that the script began in is `first`. */
  | { readonly tab: string }
  /** Closes a page; the script goes on in `first`. */
  | { readonly close: string }
  /**
   * Goes on in a branch of that name: the log up to so many events after the script's start. Who is signed in stays so; the log
   * itself is left as it is.
   */
  | { readonly fork: string; readonly at: number }
  | { readonly expect: Expectation }
  /** A sentence for whoever watches. */
  | { readonly caption: string }
  /** An event for a running lifecycle, as from the Lab; `also` are those that follow at once, before anything else can happen. */
  | { readonly send: SentEvents }
  /** Signs in as one of the demo accounts by the sign-in page. */
  | { readonly role: DemoAccountName };

export type Script = {
  readonly version: 1;
  /** As addresses and tests name it: small letters and hyphens. */
  readonly name: string;
  readonly title: string;
  /** One sentence: what it shows. */
  readonly about: string;
  readonly seed: number;
  /** ISO 8601 with an offset: the world's time when it begins. */
  readonly start: string;
  readonly network: LatencyProfile;
  /** Of the screen, CSS pixels; left out: a desktop. Without a browser nothing has a width. */
  readonly width?: number;
  /**
   * The refusals and losses that it means to bring about, each kind once; any other is a fault. `401 POST /api/auth/sign-in`, or
   * `lost POST /api/checkout`. In `503 DELETE /api/integrations/:id` the part `:id` is any: for an id that the run itself draws.
   */
  readonly refusals?: readonly string[];
  readonly steps: readonly Step[];
};

/** Every kind of step by its own word. */
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

/** The step's own word: `click`. */
export const verbOf = (step: Step): Verb => {
  const verb = verbs.find((one) => Object.hasOwn(step, one));
  if (verb === undefined) throw new Error(`this is no step: ${JSON.stringify(step)}`);
  return verb;
};
