/** Computes the cost of reporting and the savings of automation. */
import type { RoiInputs } from './roiInputs.ts';

/** Percent of hours and cost. */
export const savedPercent = 80;
/** US dollars a month; fixed for every plan (ruling D24). */
export const platformCostPerMonth = 199;

export type RoiResults = {
  readonly monthlyHours: number;
  /** US dollars, as all amounts. */
  readonly monthlyCost: number;
  readonly yearlyCost: number;
  readonly monthlyHoursSaved: number;
  readonly monthlySavings: number;
  readonly yearlySavings: number;
  readonly platformCost: number;
  /** Percent; -100 without savings. */
  readonly annualRoi: number;
  /** Months until the savings cover a year of the platform; null for never. */
  readonly paybackMonths: number | null;
  readonly netAnnualBenefit: number;
  /** Percent of revenue spent on reporting; null without revenue. */
  readonly costShare: number | null;
};

/** `adoption`: percent of the possible saving that the team reaches. All results are finite for inputs within their ranges. */
export const roiResults = (inputs: RoiInputs, adoption = 100): RoiResults => {
  const { monthlyRevenue, clientCount, hoursPerReport, reportFrequency, hourlyRate } = inputs;
  const monthlyHours = clientCount * hoursPerReport * reportFrequency;
  const monthlyCost = monthlyHours * hourlyRate;
  const yearlyCost = 12 * monthlyCost;
  const saved = (whole: number): number => (whole * savedPercent * adoption) / 10_000;
  const monthlySavings = saved(monthlyCost);
  const yearlySavings = saved(yearlyCost);
  const platformCost = 12 * platformCostPerMonth;
  const netAnnualBenefit = yearlySavings - platformCost;
  return {
    monthlyHours,
    monthlyCost,
    yearlyCost,
    monthlyHoursSaved: saved(monthlyHours),
    monthlySavings,
    yearlySavings,
    platformCost,
    annualRoi: (netAnnualBenefit / platformCost) * 100,
    paybackMonths: monthlySavings > 0 ? platformCost / monthlySavings : null,
    netAnnualBenefit,
    costShare: monthlyRevenue > 0 ? (monthlyCost / monthlyRevenue) * 100 : null,
  };
};
