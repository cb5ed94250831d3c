/** Tests a calculation: smaller savings, and the input that changes the result most. */
import { type RoiField, type RoiInputs, roiFields } from './roiInputs.ts';
import { platformCostPerMonth, type RoiResults, roiResults } from './roiResults.ts';

/** Percent of the possible saving that the team reaches. */
export const adoptionRange = { min: 25, max: 100, step: 5 } as const;

/** An integer within the range; otherwise the highest, with which the results are the specification's. */
export const readAdoption = (search: string): number => {
  const value = Number(new URLSearchParams(search).get('adoption') ?? Number.NaN);
  const { min, max } = adoptionRange;
  return Number.isInteger(value) && value >= min && value <= max ? value : max;
};

export type StressCase = { readonly label: string; readonly results: RoiResults };

export const roiStress = (inputs: RoiInputs, adoption: number): readonly StressCase[] =>
  [0, 25, 50].map((less) => ({
    label: less === 0 ? `${adoption}% adoption` : `Savings ${less}% lower`,
    results: roiResults(inputs, (adoption * (100 - less)) / 100),
  }));

/** Percent of adoption that pays for the platform; null if nothing can be saved. */
export const breakEvenAdoption = (inputs: RoiInputs): number | null => {
  const { yearlySavings } = roiResults(inputs);
  return yearlySavings > 0 ? (12 * platformCostPerMonth * 100) / yearlySavings : null;
};

export type Sensitivity = { readonly field: RoiField; readonly gain: number };

/** Dollars a year that one more of each input adds to the net benefit, the largest first. */
export const roiSensitivity = (inputs: RoiInputs, adoption: number): readonly Sensitivity[] => {
  const net = (changed: RoiInputs): number => roiResults(changed, adoption).netAnnualBenefit;
  return roiFields
    .map((field) => ({ field, gain: net({ ...inputs, [field]: inputs[field] + 1 }) - net(inputs) }))
    .toSorted((one, other) => other.gain - one.gain);
};
