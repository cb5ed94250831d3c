/** Derives the automatic expectations of a recorded step: address, notice, changed row, or control state and events. */
import { checkExpectation } from '#scenarios/checkExpectation.ts';
import { type Driver, ScenarioProblem } from '#scenarios/driver.ts';
import type { Expectation, Step } from '#scenarios/script.ts';
import { type Moment, newPreferences, newTextsIn, notices } from './recordChanges.ts';
import { controlChecks, type UsedControl } from './recordControl.ts';
import { rowChecks } from './recordRows.ts';
import type { Stage } from './stage.ts';

const mostNotices = 2;

/** More events at once result from elapsed time, not from the press. */
const mostEvents = 3;

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

export const isOnlyLooking = (step: Step): boolean => 'expect' in step || 'caption' in step;

const isElsewhere = (step: Step, before: Moment, address: string): boolean =>
  'go' in step || 'role' in step || pathOf(address) !== pathOf(before.address);

const addressCheck = (step: Step, before: Moment, address: string): readonly Expectation[] => {
  const isAsAsked = 'go' in step && step.go === address;
  return address === before.address || isAsAsked ? [] : [{ url: address }];
};

type Staged = {
  readonly stage: Stage;
  readonly page: Document;
  readonly driver: Driver;
  readonly from: number;
  readonly used: UsedControl | null;
};

const holds = async (expectation: Expectation, { driver, from }: Staged): Promise<boolean> => {
  try {
    await checkExpectation(driver, expectation, from);
    return true;
  } catch (error) {
    if (error instanceof ScenarioProblem) return false;
    throw error;
  }
};

/** The new events, if nothing on the page shows the change. */
const logCheck = (gained: readonly string[]): readonly Expectation[] =>
  gained.length === 0 || gained.length > mostEvents ? [] : [{ log: gained }];

export const checksOf = async (step: Step, before: Moment, staged: Staged): Promise<readonly Step[]> => {
  const { stage, page, used } = staged;
  const address = stage.address();
  const gained = await stage.eventsAfter(before.position);
  const hasChanged = gained.length > 0;
  const isSamePage = !isElsewhere(step, before, address);
  // On another page everything is new, so texts are no notices and rows no changes.
  const found = [
    ...addressCheck(step, before, address),
    ...(isSamePage ? newTextsIn(page, before.texts, notices).slice(0, mostNotices) : []),
    ...(isSamePage && hasChanged ? rowChecks(page, before.rows) : []),
  ];
  const quiet = [
    ...newPreferences(before.preferences, stage),
    ...controlChecks(step, used),
    ...logCheck(gained),
  ];
  const checks = found.length === 0 && isSamePage ? quiet : found;
  const held: Step[] = [];
  for (const expect of checks) if (await holds(expect, staged)) held.push({ expect });
  return held;
};
