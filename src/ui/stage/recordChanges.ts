/** What has changed on a stage since a moment, as expectations that are true now. */
import { getRole, isInaccessible } from 'dom-accessibility-api';
import type { Expectation } from '#scenarios/script.ts';
import { targetOf } from './recordTarget.ts';
import type { Stage } from './stage.ts';

export type Moment = {
  readonly address: string;
  readonly position: number;
  readonly states: ReadonlyMap<string, string>;
  readonly requests: ReadonlyMap<string, number>;
  readonly texts: ReadonlySet<string>;
};

const oneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** What is told as one: a heading, a sentence, a notice. */
const tellers =
  'h1, h2, h3, h4, p, li, dd, dt, td, th, legend, output, strong, [role="alert"], [role="status"]';
const longestText = 120;
const mostTexts = 12;

const tellersOn = (page: Document): readonly { readonly element: Element; readonly text: string }[] =>
  [...page.querySelectorAll(tellers)]
    .map((element) => ({ element, text: oneLine(element.textContent) }))
    .filter(({ text }) => text !== '' && text.length <= longestText);

export const momentOf = async (stage: Stage, page: Document): Promise<Moment> => ({
  address: stage.address(),
  position: (await stage.head()).position,
  states: stage.states(),
  requests: stage.sentRequests(),
  texts: new Set(tellersOn(page).map(({ text }) => text)),
});

/** The nearest thing around it that a script can call. */
export const placeOf = (element: Element): ReturnType<typeof targetOf> => {
  for (let place: Element | null = element; place !== null; place = place.parentElement) {
    const role = getRole(place);
    if (role === null || ['generic', 'paragraph', 'list', 'listitem', 'strong', 'term'].includes(role))
      continue;
    const target = targetOf(place);
    if (target !== null && target.nth === undefined) return target;
  }
  return null;
};

const expectText = (element: Element, text: string): Expectation | null => {
  if (element.matches('h1, h2, h3, h4')) {
    const visible = targetOf(element);
    return visible === null ? null : { visible };
  }
  const place = placeOf(element);
  return place === null ? null : { text, in: place };
};

/** Texts inside of texts that are told already are left out. */
const newTexts = (page: Document, before: ReadonlySet<string>): readonly Expectation[] => {
  const told: Element[] = [];
  const found: Expectation[] = [];
  for (const { element, text } of tellersOn(page)) {
    if (found.length >= mostTexts) break;
    if (before.has(text) || told.some((one) => one.contains(element)) || isInaccessible(element)) continue;
    const expectation = expectText(element, text);
    if (expectation === null) continue;
    told.push(element);
    found.push(expectation);
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

/** The address first, then what the log gained, what appeared, how lifecycles stand, what was asked. */
export const changesSince = async (
  before: Moment,
  stage: Stage,
  page: Document,
): Promise<readonly Expectation[]> => {
  const address = stage.address();
  const gained = await stage.eventsAfter(before.position);
  const requests = [...stage.sentRequests()].filter(([route, count]) => before.requests.get(route) !== count);
  return [
    ...(address === before.address ? [] : [{ url: address }]),
    ...(gained.length === 0 ? [] : [{ log: gained }]),
    ...newTexts(page, before.texts),
    ...newStates(before.states, stage.states()),
    ...requests.map(([of, count]) => ({ requests: count, of })),
  ];
};
