/** Interprets a script, whoever drives the app: the same steps in the same order, each a second of the world's time. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import { type Driver, type LogHead, ScenarioProblem } from './driver.ts';
import { typedText } from './recordedSecrets.ts';
import { type Expectation, type Script, type Step, type Target, tellStep, tellTarget } from './script.ts';

export type StepReport = {
  readonly index: number;
  readonly state: 'running' | 'done' | 'failed';
  /** Why it failed; null when it did not. */
  readonly problem: string | null;
};

export type RunReport = {
  readonly ok: boolean;
  /** Of the step that failed; null when none did. */
  readonly failed: (StepReport & { readonly name: string }) | null;
  /** Where the log ended: equal for equal scripts, whoever drove. */
  readonly head: LogHead;
};

export type RunOptions = {
  /** Awaited before each step: whoever watches may hold the run there. A rejection ends it. */
  readonly before?: (index: number) => Promise<void>;
  readonly onStep?: (report: StepReport) => void;
};

const button = (name: string): Target => ({ role: 'button', name });
const field = (name: string): Target => ({ role: 'field', name });

const demand = (isMet: boolean, message: string): void => {
  if (!isMet) throw new ScenarioProblem(message);
};

const checkLog = async (driver: Driver, types: readonly string[], from: number): Promise<void> => {
  const gained = await driver.eventsAfter(from);
  const newest = gained.slice(-types.length);
  demand(
    newest.length === types.length && newest.every((type, index) => type === types[index]),
    `expected the newest events ${types.join(', ')}, got ${gained.join(', ') || 'none'}`,
  );
};

const check = async (driver: Driver, expectation: Expectation, from: number): Promise<void> => {
  if ('url' in expectation) {
    const address = await driver.address();
    demand(address === expectation.url, `expected the address ${expectation.url}, got ${address}`);
  } else if ('visible' in expectation) {
    const { visible } = expectation;
    demand((await driver.count(visible)) > 0, `expected ${tellTarget(visible)}, which is not there`);
  } else if ('hidden' in expectation) {
    const count = await driver.count(expectation.hidden);
    demand(count === 0, `expected no ${tellTarget(expectation.hidden)}, but there is`);
  } else if ('text' in expectation) {
    const text = await driver.text(expectation.in);
    demand(
      text.includes(expectation.text),
      `expected “${expectation.text}” in ${tellTarget(expectation.in)}, got “${text}”`,
    );
  } else if ('value' in expectation) {
    const value = await driver.value(expectation.of);
    demand(
      value === expectation.value,
      `expected “${expectation.value}” in ${tellTarget(expectation.of)}, got “${value}”`,
    );
  } else if ('actor' in expectation) {
    const state = (await driver.state(expectation.actor)) ?? 'gone';
    demand(
      state === expectation.state,
      `expected ${expectation.actor} in ${expectation.state}, got ${state}`,
    );
  } else if ('log' in expectation) {
    await checkLog(driver, expectation.log, from);
  } else if ('requests' in expectation) {
    const sent = await driver.requests(expectation.of);
    demand(
      sent === expectation.requests,
      `expected ${expectation.of} ${expectation.requests} times, got ${sent}`,
    );
  } else {
    const value = await driver.projection(expectation.projection);
    demand(
      JSON.stringify(value) === JSON.stringify(expectation.is),
      `expected ${expectation.projection} to be ${JSON.stringify(expectation.is)}, got ${JSON.stringify(value)}`,
    );
  }
};

/** What is not so yet may become so by real work alone. */
const checkPatiently = async (driver: Driver, expectation: Expectation, from: number): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await check(driver, expectation, from);
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

const perform = async (driver: Driver, step: Step, from: number): Promise<void> => {
  if ('go' in step) await driver.open(step.go);
  else if ('click' in step) await driver.click(step.click);
  else if ('fill' in step) await driver.fill(step.fill, typedText(step.with));
  else if ('select' in step) await driver.select(step.select, step.option);
  else if ('press' in step) await pressAll(driver, step.press, step.on);
  else if ('hover' in step) await driver.hover(step.hover);
  else if ('wait' in step) await driver.pass(step.wait);
  else if ('sleep' in step) await driver.sleep(step.sleep);
  else if ('net' in step) await driver.setLatency(step.net);
  else if ('fault' in step) await driver.setFault(step.fault);
  else if ('expect' in step) await checkPatiently(driver, step.expect, from);
  else if ('caption' in step) await driver.caption(step.caption);
  else if ('send' in step) await driver.send(step.send.actor, step.send.event);
  else await signIn(driver, step.role);
};

/** What only looks or speaks takes no time of the world. */
const takesTime = (step: Step): boolean =>
  !('expect' in step || 'caption' in step || 'net' in step || 'fault' in step);

/** Does one step in its second, as the step of that number. */
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

/** Runs all steps, or up to the first that fails. What is no `ScenarioProblem` is a bug and rejects. */
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
