/** What a saved calculation must be: a name to find it by, and inputs within their ranges. */
import { tidyText } from '../text/visibleText.ts';
import { type RoiInputs, roiFieldFacts, roiFields } from './roiInputs.ts';

const longestScenarioName = 80;

/** How many can stand side by side. */
export const mostCompared = 3;

/** What is wrong with a name, or null. */
export const scenarioNameProblem = (name: string): string | null => {
  if (tidyText(name) === '') return 'Give the scenario a name';
  if (tidyText(name).length > longestScenarioName)
    return `The name must be at most ${longestScenarioName} characters long`;
  return name.isWellFormed() ? null : 'The name contains a broken character';
};

/** What is wrong with inputs, by paths such as `inputs.clientCount`; an empty object when nothing is. */
export const roiInputErrors = (inputs: RoiInputs): Readonly<Record<string, string>> =>
  Object.fromEntries(
    roiFields
      .filter((field) => !(inputs[field] >= 0 && inputs[field] <= roiFieldFacts[field].most))
      .map((field) => [
        `inputs.${field}`,
        `${roiFieldFacts[field].label} must be 0 to ${roiFieldFacts[field].most}`,
      ]),
  );
