/** What a scenario is: one script that is a demo, an end-to-end test and a unit test. */
import type { DemoAccountName } from '#domain/accounts/demoAccounts.ts';
import type { LatencyProfile } from '#domain/inspection/networkControls.ts';
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
  /** The target's text contains this. */
  | { readonly text: string; readonly in: Target }
  | { readonly value: string; readonly of: Target }
  /** A running lifecycle is in a state: `signedIn.settled`, or `gone` when it has ended. */
  | { readonly actor: string; readonly state: string }
  /** The newest events of the log that the script has brought about are of these types, in this order. */
  | { readonly log: readonly string[] }
  /** How many requests of that kind were sent since the script began. */
  | { readonly requests: number; readonly of: string }
  /** A part of what a projection answers now, by a path such as `clientDirectory.total`. */
  | { readonly projection: string; readonly is: unknown };

export type FaultStep = {
  /** `POST /api/checkout`, or `all`. */
  readonly route: string;
  readonly status: 401 | 403 | 409 | 422 | 429 | 500 | 503;
  readonly times: number;
};

export type Step =
  /** Opens an address as a fresh page load would; the world and what the browser keeps go on. */
  | { readonly go: string }
  | { readonly click: Target }
  | { readonly fill: Target; readonly with: string }
  | { readonly select: Target; readonly option: string }
  /** A key, such as `Enter`, or several right after each other, `Enter Escape`; without a target where the focus is. */
  | { readonly press: string; readonly on?: Target }
  | { readonly hover: Target }
  /** Lets virtual time pass. */
  | { readonly wait: Milliseconds }
  /** The computer sleeps so long, as with its lid closed: what was due meanwhile happens on waking up. */
  | { readonly sleep: Milliseconds }
  | { readonly net: LatencyProfile }
  | { readonly fault: FaultStep }
  | { readonly expect: Expectation }
  /** A sentence for whoever watches. */
  | { readonly caption: string }
  /** An event for a running lifecycle, as from the Lab. */
  | { readonly send: { readonly actor: string; readonly event: { readonly type: string } } }
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
  /** The refusals that it brings about on purpose, each kind once: `401 POST /api/auth/sign-in`. Any other is a fault. */
  readonly refusals?: readonly string[];
  readonly steps: readonly Step[];
};

/** The step's own word: `click`. */
export const verbOf = (step: Step): string => Object.keys(step)[0] ?? 'nothing';

/** `button “Pay” in dialog “Checkout”`. */
export const tellTarget = ({ role, name, nth, within }: Target): string =>
  [
    role,
    name === undefined ? '' : ` “${name}”`,
    nth === undefined ? '' : ` number ${nth + 1}`,
    within === undefined ? '' : ` in ${tellTarget(within)}`,
  ].join('');

const tellExpectation = (expectation: Expectation): string => {
  if ('url' in expectation) return `the address is ${expectation.url}`;
  if ('visible' in expectation) return `${tellTarget(expectation.visible)} is there`;
  if ('hidden' in expectation) return `${tellTarget(expectation.hidden)} is not there`;
  if ('text' in expectation) return `${tellTarget(expectation.in)} says “${expectation.text}”`;
  if ('value' in expectation) return `${tellTarget(expectation.of)} holds “${expectation.value}”`;
  if ('actor' in expectation) return `${expectation.actor} is ${expectation.state}`;
  if ('log' in expectation) return `the log gained ${expectation.log.join(', ')}`;
  if ('requests' in expectation) return `${expectation.of} was sent ${expectation.requests} times`;
  return `${expectation.projection} is ${JSON.stringify(expectation.is)}`;
};

const day = 24 * 60 * 60 * 1_000;

const tellLength = (delay: Milliseconds): string =>
  delay % day === 0 ? `${delay / day} ${delay === day ? 'day' : 'days'}` : `${delay / 1_000} s`;

/** One line for people. */
export const tellStep = (step: Step): string => {
  if ('go' in step) return `Open ${step.go}`;
  if ('click' in step) return `Press ${tellTarget(step.click)}`;
  if ('fill' in step) return `Write “${step.with}” into ${tellTarget(step.fill)}`;
  if ('select' in step) return `Choose “${step.option}” in ${tellTarget(step.select)}`;
  if ('press' in step)
    return `Press the ${step.press.includes(' ') ? 'keys' : 'key'} ${step.press.split(' ').join(', ')}`;
  if ('hover' in step) return `Point at ${tellTarget(step.hover)}`;
  if ('wait' in step) return `Wait ${tellLength(step.wait)}`;
  if ('sleep' in step) return `Close the lid for ${tellLength(step.sleep)}`;
  if ('net' in step) return `Network: ${step.net}`;
  if ('fault' in step) return `${step.fault.route} answers ${step.fault.status}, ${step.fault.times} times`;
  if ('expect' in step) return `Check that ${tellExpectation(step.expect)}`;
  if ('caption' in step) return step.caption;
  if ('send' in step) return `Send ${step.send.event.type} to ${step.send.actor}`;
  return `Sign in as ${step.role}`;
};
