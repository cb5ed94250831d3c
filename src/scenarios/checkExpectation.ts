/** Checks an expectation of a script against the app, and describes the difference. */
import { type Driver, ScenarioProblem } from './driver.ts';
import type { Expectation, Target } from './script.ts';
import { tellTarget, tellTimes } from './tellStep.ts';

const demand = (isMet: boolean, message: string): void => {
  if (!isMet) throw new ScenarioProblem(message);
};

const isAsMany = (number: number, wanted: number, orMore: true | undefined): boolean =>
  orMore ? number >= wanted : number === wanted;

const checkLog = async (driver: Driver, types: readonly string[], from: number): Promise<void> => {
  const gained = await driver.eventsAfter(from);
  const newest = gained.slice(-types.length);
  demand(
    newest.length === types.length && newest.every((type, index) => type === types[index]),
    `expected the newest events ${types.join(', ')}, got ${gained.join(', ') || 'none'}`,
  );
};

type Of<Key extends string> = Extract<Expectation, Readonly<Record<Key, unknown>>>;

const checkCount = async (driver: Driver, { count, of, orMore }: Of<'count'>): Promise<void> => {
  const number = await driver.count(of);
  const message = `expected ${tellTarget(of)} ${tellTimes(count, orMore)}, got ${number}`;
  demand(isAsMany(number, count, orMore), message);
};

const checkRequests = async (driver: Driver, { requests, of, orMore }: Of<'requests'>): Promise<void> => {
  const sent = await driver.requests(of);
  const message = `expected ${of} ${tellTimes(requests, orMore)}, got ${sent}`;
  demand(isAsMany(sent, requests, orMore), message);
};

const checkText = async (driver: Driver, { text, in: place }: Of<'text'>): Promise<void> => {
  const got = await driver.text(place);
  demand(got.includes(text), `expected “${text}” in ${tellTarget(place)}, got “${got}”`);
};

const checkValue = async (driver: Driver, { value, of }: Of<'value'>): Promise<void> => {
  const got = await driver.value(of);
  demand(got === value, `expected “${value}” in ${tellTarget(of)}, got “${got}”`);
};

const checkAttribute = async (driver: Driver, { attribute, of, is }: Of<'attribute'>): Promise<void> => {
  const got = await driver.attribute(of, attribute);
  const message = `expected ${attribute} of ${tellTarget(of)} to be ${JSON.stringify(is)}, got ${JSON.stringify(got)}`;
  demand(got === is, message);
};

const checkActor = async (driver: Driver, { actor, state }: Of<'actor'>): Promise<void> => {
  const got = (await driver.state(actor)) ?? 'gone';
  demand(got === state, `expected ${actor} in ${state}, got ${got}`);
};

const checkProjection = async (driver: Driver, { projection, is }: Of<'projection'>): Promise<void> => {
  const [wanted, got] = [is, await driver.projection(projection)].map((one) => JSON.stringify(one));
  demand(got === wanted, `expected ${projection} to be ${wanted}, got ${got}`);
};

const isHeld = async (driver: Driver, target: Target): Promise<boolean> =>
  (await driver.count(target)) > 0 && (await driver.hasFocus(target));

const checkPlain = async (
  driver: Driver,
  expectation: Of<'url'> | Of<'visible'> | Of<'hidden'> | Of<'focus'> | Of<'title'> | Of<'stored'>,
): Promise<void> => {
  if ('url' in expectation) {
    const address = await driver.address();
    demand(address === expectation.url, `expected the address ${expectation.url}, got ${address}`);
  } else if ('visible' in expectation) {
    const { visible } = expectation;
    demand((await driver.count(visible)) > 0, `expected ${tellTarget(visible)}, which is not there`);
  } else if ('hidden' in expectation) {
    const count = await driver.count(expectation.hidden);
    demand(count === 0, `expected no ${tellTarget(expectation.hidden)}, but there is`);
  } else if ('focus' in expectation) {
    const { focus } = expectation;
    demand(await isHeld(driver, focus), `expected the focus on ${tellTarget(focus)}, it is elsewhere`);
  } else if ('title' in expectation) {
    const title = await driver.title();
    demand(title === expectation.title, `expected the title “${expectation.title}”, got “${title}”`);
  } else {
    const { stored, is } = expectation;
    const got = await driver.stored(stored);
    demand(got === is, `expected ${JSON.stringify(is)} under ${stored}, got ${JSON.stringify(got)}`);
  }
};

/** Rejects with `ScenarioProblem` when it is not met; `from` is the log position at the script's start. */
export const checkExpectation = (driver: Driver, expectation: Expectation, from: number): Promise<void> => {
  if ('count' in expectation) return checkCount(driver, expectation);
  if ('text' in expectation) return checkText(driver, expectation);
  if ('value' in expectation) return checkValue(driver, expectation);
  if ('attribute' in expectation) return checkAttribute(driver, expectation);
  if ('actor' in expectation) return checkActor(driver, expectation);
  if ('log' in expectation) return checkLog(driver, expectation.log, from);
  if ('requests' in expectation) return checkRequests(driver, expectation);
  if ('projection' in expectation) return checkProjection(driver, expectation);
  return checkPlain(driver, expectation);
};
