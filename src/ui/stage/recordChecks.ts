/** What a recording expects unasked: the address, the notice and the row that is new or other, else what was chosen and the events. */
import { checkExpectation } from '#scenarios/checkExpectation.ts';
import { type Driver, ScenarioProblem } from '#scenarios/driver.ts';
import type { Expectation, Step } from '#scenarios/script.ts';
import { type Moment, newPreferences, newTextsIn, notices } from './recordChanges.ts';
import { controlChecks, type UsedControl } from './recordControl.ts';
import { rowChecks } from './recordRows.ts';
import type { Stage } from './stage.ts';

const mostNotices = 2;

/** More at once come of the time that went by, and not of a press. */
const mostEvents = 3;

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/** Steps of which nothing comes by themselves. */
export const isOnlyLooking = (step: Step): boolean => 'expect' in step || 'caption' in step;

/** Whether the step left the page that was there, if only to load it anew. */
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
  /** The log's position when the recording began. */
  readonly from: number;
  /** What the step used. */
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

/** Where nothing on the page speaks of a change: what the log has gained. */
const logCheck = (gained: readonly string[]): readonly Expectation[] =>
  gained.length === 0 || gained.length > mostEvents ? [] : [{ log: gained }];

/** What the step has brought about, as steps that hold now; `before`: how things were when it began. */
export const checksOf = async (step: Step, before: Moment, staged: Staged): Promise<readonly Step[]> => {
  const { stage, page, used } = staged;
  const address = stage.address();
  const gained = await stage.eventsAfter(before.position);
  const hasChanged = gained.length > 0;
  const isSamePage = !isElsewhere(step, before, address);
  // On another page all is new: what is said there is no notice, and no row of a list was changed.
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
  const told = found.length === 0 && isSamePage ? quiet : found;
  const held: Step[] = [];
  for (const expect of told) if (await holds(expect, staged)) held.push({ expect });
  return held;
};
