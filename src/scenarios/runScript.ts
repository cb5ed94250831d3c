/** Interprets a script on any driver: the same steps in the same order, each a second of the world's time. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { checkExpectation } from './checkExpectation.ts';
import { type Driver, type LogHead, ScenarioProblem } from './driver.ts';
import { typedText } from './recordedSecrets.ts';
import {
  type Expectation,
  type Script,
  type Step,
  type StepOf,
  type Target,
  type Verb,
  verbOf,
} from './script.ts';
import { tellStep } from './tellStep.ts';

/** Unsorted, then both orders. */
const mostPresses = 3;

export const chooseDates = async (
  driver: Driver,
  { dates, from, to }: Pick<StepOf<'dates'>, 'dates' | 'from' | 'to'>,
): Promise<void> => {
  for (const [nth, date] of [from, to].entries()) {
    const end: Target = { role: 'textbox', nth, within: dates };
    await driver.fill(end, date);
    await driver.press('Enter', end);
  }
};

export const sortBy = async (
  driver: Driver,
  { sort, order }: Pick<StepOf<'sort'>, 'sort' | 'order'>,
): Promise<void> => {
  for (let presses = 0; presses <= mostPresses; presses += 1) {
    // Without `aria-sort` the table is not sorted by this column.
    if (((await driver.attribute(sort, 'aria-sort')) ?? 'none') === order) return;
    if (presses < mostPresses) await driver.click(sort);
  }
  throw new ScenarioProblem(`the table cannot be sorted so: ${order}`);
};

export type StepReport = {
  readonly index: number;
  readonly state: 'running' | 'done' | 'failed';
  readonly problem: string | null;
};

export type RunReport = {
  readonly ok: boolean;
  readonly failed: (StepReport & { readonly name: string }) | null;
  /** The end of the log: equal for equal scripts on any driver. */
  readonly head: LogHead;
};

export type RunOptions = {
  /** Awaited before each step, so that a viewer can pause the run. A rejection ends it. */
  readonly before?: (index: number) => Promise<void>;
  readonly onStep?: (report: StepReport) => void;
};

const button = (name: string): Target => ({ role: 'button', name });
const field = (name: string): Target => ({ role: 'field', name });

/** Retries while real work is pending, because only that can still change the result. */
const checkPatiently = async (driver: Driver, expectation: Expectation, from: number): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await checkExpectation(driver, expectation, from);
      return;
    } catch (error) {
      if (!(error instanceof ScenarioProblem) || !(await driver.linger(attempt))) throw error;
    }
  }
};

const signIn = async (driver: Driver, role: keyof typeof demoAccounts): Promise<void> => {
  await driver.open('/login');
  await driver.fill(field('Email'), demoAccounts[role].email);
  await driver.fill(field('Password'), demoPassword);
  await driver.click(button('Sign in'));
};

const pressAll = async (driver: Driver, keys: string, on: Target | undefined): Promise<void> => {
  for (const [index, key] of keys.split(' ').entries()) await driver.press(key, index === 0 ? on : undefined);
};

const placed = (address: string, from: number): string =>
  address.replaceAll(/\{start(?:([+-])(\d+))?\}/g, (_, sign, by) =>
    String(from + Number(`${sign ?? '+'}${by ?? 0}`)),
  );

const expected = (expectation: Expectation, from: number): Expectation =>
  'url' in expectation ? { url: placed(expectation.url, from) } : expectation;

const passUntil = async (driver: Driver, moment: string): Promise<void> => {
  const left = Date.parse(moment) - (await driver.now());
  if (left < 0) throw new ScenarioProblem(`the clock cannot go back to ${moment}`);
  await driver.pass(left);
};

const setNetwork = async (driver: Driver, network: string): Promise<void> => {
  if (network === 'offline' || network === 'online') await driver.setOffline(network === 'offline');
  else await driver.setLatency(network);
};

type Performing<One extends Verb> = (driver: Driver, step: StepOf<One>, from: number) => Promise<void>;

const performings: { readonly [One in Verb]: Performing<One> } = {
  go: (driver, { go }, from) => driver.open(placed(go, from)),
  click: (driver, { click }) => driver.click(click),
  fill: (driver, step) => driver.fill(step.fill, typedText(step.with)),
  select: (driver, { select, option }) => driver.select(select, option),
  dates: (driver, step) => chooseDates(driver, step),
  sort: (driver, step) => sortBy(driver, step),
  press: (driver, { press, on }) => pressAll(driver, press, on),
  hover: (driver, { hover }) => driver.hover(hover),
  upload: (driver, { upload, file }) => driver.upload(upload, file),
  wait: (driver, { wait }) => driver.pass(wait),
  sleep: (driver, { sleep }) => driver.sleep(sleep),
  clock: (driver, { clock }) => passUntil(driver, clock),
  pace: (driver, { pace }) => driver.setPace(pace),
  net: (driver, { net }) => setNetwork(driver, net),
  fault: (driver, { fault }) => driver.setFault(fault),
  kill: (driver) => driver.killWorker(),
  store: (driver, { store, value }) => driver.store(store, value),
  tab: (driver, { tab }) => driver.goToTab(tab),
  close: (driver, { close }) => driver.closeTab(close),
  fork: async (driver, { fork, at }, from) => {
    const { position } = await driver.head();
    if (from + at > position) throw new ScenarioProblem(`there is no event ${at} of this script yet`);
    await driver.fork(from + at, fork);
  },
  expect: (driver, step, from) => checkPatiently(driver, expected(step.expect, from), from),
  caption: (driver, { caption }) => driver.caption(caption),
  send: (driver, { send: { actor, event, also = [] } }) => driver.send(actor, [event, ...also]),
  role: (driver, { role }) => signIn(driver, role),
};

const perform = (driver: Driver, step: Step, from: number): Promise<void> =>
  (performings[verbOf(step)] as Performing<Verb>)(driver, step as never, from);

const timeless: readonly Verb[] = ['expect', 'caption', 'net', 'fault', 'pace', 'store'];

const takesTime = (step: Step): boolean => !timeless.includes(verbOf(step));

export const runStep = async (
  driver: Driver,
  step: Step,
  { index, from }: { index: number; from: number },
): Promise<void> => {
  if (!takesTime(step)) {
    await perform(driver, step, from);
    return;
  }
  await driver.beginStep(index, tellStep(step));
  try {
    await perform(driver, step, from);
  } finally {
    await driver.endStep();
  }
};

/** Runs all steps up to the first failure. An error other than `ScenarioProblem` is a bug and rejects. */
export const runScript = async (
  script: Script,
  driver: Driver,
  options: RunOptions = {},
): Promise<RunReport> => {
  const { before, onStep } = options;
  const from = (await driver.head()).position;
  for (const [index, step] of script.steps.entries()) {
    await before?.(index);
    onStep?.({ index, state: 'running', problem: null });
    try {
      await runStep(driver, step, { index, from });
    } catch (error) {
      if (!(error instanceof ScenarioProblem)) throw error;
      const failed: StepReport = { index, state: 'failed', problem: error.message };
      onStep?.(failed);
      return { ok: false, failed: { ...failed, name: tellStep(step) }, head: await driver.head() };
    }
    onStep?.({ index, state: 'done', problem: null });
  }
  return { ok: true, failed: null, head: await driver.head() };
};
