/** Validates saved calculations: name and inputs within their ranges. */
import { tidyText } from '../text/visibleText.ts';
import { type RoiInputs, roiFieldFacts, roiFields } from './roiInputs.ts';

const longestScenarioName = 80;

export const mostCompared = 3;

export const scenarioNameProblem = (name: string): string | null => {
  if (tidyText(name) === '') return 'Give the scenario a name';
  if (tidyText(name).length > longestScenarioName)
    return `The name must be at most ${longestScenarioName} characters long`;
  return name.isWellFormed() ? null : 'The name contains a broken character';
};

export const roiInputErrors = (inputs: RoiInputs): Readonly<Record<string, string>> =>
  Object.fromEntries(
    roiFields
      .filter((field) => !(inputs[field] >= 0 && inputs[field] <= roiFieldFacts[field].most))
      .map((field) => [
        `inputs.${field}`,
        `${roiFieldFacts[field].label} must be 0 to ${roiFieldFacts[field].most}`,
      ]),
  );
