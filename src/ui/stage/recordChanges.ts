/** Derives expectations from the changes on a stage since a moment. */
import { getRole, isInaccessible } from 'dom-accessibility-api';
import type { Expectation, Target } from '#scenarios/script.ts';
import { type Rows, rowsOn } from './recordRows.ts';
import { targetOf } from './recordTarget.ts';
import type { Stage } from './stage.ts';

export type Moment = {
  readonly address: string;
  readonly position: number;
  readonly states: ReadonlyMap<string, string>;
  readonly requests: ReadonlyMap<string, number>;
  readonly texts: ReadonlySet<string>;
  readonly rows: Rows;
  readonly preferences: ReadonlyMap<string, string>;
};

/** All other entries are internal to the product. */
const preference = /^agencylens\.(?:theme|sider|shortcuts|clientShortcuts|lab|table\..+|pinnedClients\..+)$/;

const preferencesOf = (stage: Stage): Moment['preferences'] =>
  new Map(
    stage
      .storedKeys()
      .filter((key) => preference.test(key))
      .map((key) => [key, stage.stored(key) ?? '']),
  );

/** Longer values are unreadable as expectations. */
const longestPreference = 120;

export const newPreferences = (before: Moment['preferences'], stage: Stage): readonly Expectation[] => {
  const now = preferencesOf(stage);
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((stored) => before.get(stored) !== now.get(stored))
    .map((stored) => ({ stored, is: now.get(stored) ?? null }))
    .filter(({ is }) => is === null || is.length <= longestPreference);
};

const oneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const tellers = 'h1, h2, h3, h4, p, li, dd, dt, legend, output, [role="alert"], [role="status"]';
const headings = 'h1, h2, h3, h4';
const formatting = 'strong, b, em, i, code, time, span, abbr, bdi';
const longestText = 120;
const shortestText = 3;
const mostTexts = 10;

/** Text without that of nested buttons and blocks; null if nothing else remains. */
export const ownText = (element: Element): string | null => {
  const own = [...element.childNodes]
    .filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => oneLine(textContent));
  const longest = own.reduce((best, text) => (text.length > best.length ? text : best), '');
  if (longest === '') return element.matches(headings) ? oneLine(element.textContent) || null : null;
  const isFormatted = [...element.children].every((child) => child.matches(formatting));
  const text = isFormatted ? oneLine(element.textContent) : longest;
  const isTelling = /\d/.test(text) || text.length >= shortestText;
  return isTelling && text.length <= longestText ? text : null;
};

type ElementText = { readonly element: Element; readonly text: string };

export const notices = '[role="alert"], [role="status"], output';

/** A notice may contain its text in a separate element next to its undo buttons. */
const noticeText = (element: Element): string | null => {
  if (!element.matches('p') || !element.closest(notices)) return null;
  const texts = [...element.children].filter((child) => child.matches(formatting)).map(ownText);
  return texts.find((text) => text !== null) ?? null;
};

const textsOn = (page: Document): readonly ElementText[] => {
  const texts = [...page.querySelectorAll(tellers)].flatMap((element): readonly ElementText[] => {
    const text = ownText(element) ?? noticeText(element);
    return text === null ? [] : [{ element, text }];
  });
  return [
    ...texts.filter(({ element }) => element.matches(headings)),
    ...texts.filter(({ element }) => !element.matches(headings)),
  ];
};

export const momentOf = (stage: Stage, page: Document, position: number): Moment => ({
  address: stage.address(),
  position,
  states: stage.states(),
  requests: stage.sentRequests(),
  texts: new Set(textsOn(page).map(({ text }) => text)),
  rows: rowsOn(page),
  preferences: preferencesOf(stage),
});

const tooSmall = new Set([
  'generic',
  'paragraph',
  'list',
  'listitem',
  'strong',
  'emphasis',
  'term',
  'definition',
  'cell',
  'gridcell',
  'row',
  'rowgroup',
  'columnheader',
  'rowheader',
  'table',
  'heading',
  'link',
  'button',
]);

type KnownTargets = Map<Element, Target | null>;

/** The nearest ancestor with a usable target. `known`: cached targets. */
export const placeOf = (element: Element, known: KnownTargets = new Map()): Target | null => {
  for (let place: Element | null = element; place !== null; place = place.parentElement) {
    const role = getRole(place);
    if (role === null || tooSmall.has(role)) continue;
    const target = known.has(place) ? (known.get(place) ?? null) : targetOf(place);
    known.set(place, target);
    if (target !== null && target.nth === undefined) return target;
  }
  return null;
};

const expectText = ({ element, text }: ElementText, known: KnownTargets): Expectation | null => {
  if (element.matches(headings)) {
    const visible = targetOf(element);
    return visible === null ? null : { visible };
  }
  const place = placeOf(element, known);
  return place === null ? null : { text, in: place };
};

export const newTextsIn = (
  page: Document,
  before: ReadonlySet<string>,
  places = '*',
): readonly Expectation[] => {
  const found: Expectation[] = [];
  const seen = new Set(before);
  const known: KnownTargets = new Map();
  for (const change of textsOn(page)) {
    if (found.length >= mostTexts) break;
    if (seen.has(change.text) || !change.element.closest(places) || isInaccessible(change.element)) continue;
    seen.add(change.text);
    const expectation = expectText(change, known);
    if (expectation !== null) found.push(expectation);
  }
  return found;
};

const newStates = (before: Moment['states'], now: Moment['states']): readonly Expectation[] => {
  const changed = [...now].filter(([actor, state]) => before.get(actor) !== state);
  const ended = [...before.keys()].filter((actor) => !now.has(actor));
  return [
    ...changed.map(([actor, state]) => ({ actor, state })),
    ...ended.map((actor) => ({ actor, state: 'gone' })),
  ];
};

/** In order: address, events, new texts, states of lifecycles, requests. */
export const changesSince = async (
  before: Moment,
  stage: Stage,
  page: Document,
): Promise<readonly Expectation[]> => {
  const address = stage.address();
  const gained = await stage.eventsAfter(before.position);
  // Reads are an implementation detail of the page; commands are not.
  const requests = [...stage.sentRequests()].filter(
    ([route, count]) => !route.startsWith('GET ') && before.requests.get(route) !== count,
  );
  return [
    ...(address === before.address ? [] : [{ url: address }]),
    ...(gained.length === 0 ? [] : [{ log: gained }]),
    ...newTextsIn(page, before.texts),
    ...newStates(before.states, stage.states()),
    ...requests.map(([of, count]) => ({ requests: count, of })),
  ];
};
