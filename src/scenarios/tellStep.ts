/** Describes the steps of a script for people, a line each. */
import { faultText } from '#domain/inspection/faultText.ts';
import type { Milliseconds } from '#world/clock.ts';
import { tellSecret } from './recordedSecrets.ts';
import {
  type Expectation,
  type FaultStep,
  firstPage,
  type Step,
  type StepOf,
  type Target,
  type Verb,
  verbOf,
} from './script.ts';

/** `button “Pay” in dialog “Checkout”`. */
export const tellTarget = ({ role, name, nth, within }: Target): string =>
  [
    role,
    name === undefined ? '' : ` “${name}”`,
    nth === undefined ? '' : ` number ${nth + 1}`,
    within === undefined ? '' : ` in ${tellTarget(within)}`,
  ].join('');

export const tellTimes = (count: number, orMore?: true): string =>
  `${orMore ? 'at least ' : ''}${count === 1 ? 'once' : `${count} times`}`;

const themeKey = 'agencylens.theme';

const tellStored = (key: string, value: string | null): string =>
  key === themeKey
    ? `the theme is ${value ?? 'the system’s'}`
    : `the browser keeps ${value === null ? 'nothing' : `“${value}”`} under ${key}`;

const tellExpectation = (expectation: Expectation): string => {
  if ('url' in expectation) return `the address is ${expectation.url}`;
  if ('visible' in expectation) return `${tellTarget(expectation.visible)} is there`;
  if ('hidden' in expectation) return `${tellTarget(expectation.hidden)} is not there`;
  if ('count' in expectation)
    return `${tellTarget(expectation.of)} is there ${tellTimes(expectation.count, expectation.orMore)}`;
  if ('focus' in expectation) return `${tellTarget(expectation.focus)} has the focus`;
  if ('title' in expectation) return `the title is “${expectation.title}”`;
  if ('attribute' in expectation)
    return `${expectation.attribute} of ${tellTarget(expectation.of)} is ${JSON.stringify(expectation.is)}`;
  if ('stored' in expectation) return tellStored(expectation.stored, expectation.is);
  if ('text' in expectation) return `${tellTarget(expectation.in)} says “${expectation.text}”`;
  if ('value' in expectation) return `${tellTarget(expectation.of)} holds “${expectation.value}”`;
  if ('actor' in expectation) return `${expectation.actor} is ${expectation.state}`;
  if ('log' in expectation) return `the log gained ${expectation.log.join(', ')}`;
  if ('requests' in expectation)
    return `${expectation.of} was sent ${tellTimes(expectation.requests, expectation.orMore)}`;
  return `${expectation.projection} is ${JSON.stringify(expectation.is)}`;
};

const tellPage = (name: string): string => (name === firstPage ? 'the first page' : `the page “${name}”`);

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

const tellMany = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const tellLength = (delay: Milliseconds): string => {
  if (delay % day === 0) return tellMany(delay / day, 'day');
  return delay % hour === 0 ? tellMany(delay / hour, 'hour') : `${delay / 1_000} s`;
};

const tellFault = ({ route, times, ...fault }: FaultStep): string =>
  `${faultText('kind' in fault ? fault : { kind: 'status', ...fault })} on ${route}, ${tellTimes(times)}`;

const tellings: { readonly [One in Verb]: (step: StepOf<One>) => string } = {
  go: ({ go }) => `Open ${go}`,
  click: ({ click }) => `Press ${tellTarget(click)}`,
  fill: (step) => `Write ${tellSecret(step.with) ?? `“${step.with}”`} into ${tellTarget(step.fill)}`,
  select: ({ select, option }) => `Choose “${option}” in ${tellTarget(select)}`,
  dates: ({ dates, from, to }) => `Choose ${from} to ${to} in ${tellTarget(dates)}`,
  sort: ({ sort, order }) =>
    order === 'none' ? `Sort no longer by ${tellTarget(sort)}` : `Sort by ${tellTarget(sort)}, ${order}`,
  press: ({ press }) => `Press the ${press.includes(' ') ? 'keys' : 'key'} ${press.split(' ').join(', ')}`,
  hover: ({ hover }) => `Point at ${tellTarget(hover)}`,
  upload: ({ upload, file }) => `Choose the file ${file.name} in ${tellTarget(upload)}`,
  wait: ({ wait }) => `Wait ${tellLength(wait)}`,
  sleep: ({ sleep }) => `Close the lid for ${tellLength(sleep)}`,
  clock: ({ clock }) => `Wait until ${clock}`,
  pace: ({ pace }) => (pace === 0 ? 'Stop the clock' : `Let each step take ${pace} s`),
  net: ({ net }) => `Network: ${net}`,
  fault: ({ fault }) => tellFault(fault),
  kill: () => 'End the service worker',
  store: ({ store, value }) =>
    value === null ? `Remove ${store} from the storage` : `Write “${value}” into the storage as ${store}`,
  tab: ({ tab }) => `Go to ${tellPage(tab)}`,
  close: ({ close }) => `Close ${tellPage(close)}`,
  fork: ({ fork, at }) => `Go on in a branch “${fork}”, from event ${at} of this script`,
  expect: (step) => `Check that ${tellExpectation(step.expect)}`,
  caption: ({ caption }) => caption,
  send: ({ send: { actor, event, also = [] } }) =>
    `Send ${[event, ...also].map(({ type }) => type).join(', ')} to ${actor}`,
  role: ({ role }) => `Sign in as ${role}`,
};

export const tellStep = (step: Step): string => (tellings[verbOf(step)] as (step: Step) => string)(step);
