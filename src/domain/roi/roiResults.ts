/** What reporting costs and what automating it would bring. */
import type { RoiInputs } from './roiInputs.ts';

/** The share of hours and cost that is saved, in percent. */
export const savedPercent = 80;
/** US dollars a month; fixed, whatever the plan (ruling D24). */
export const platformCostPerMonth = 199;

export type RoiResults = {
  /** Hours that all reports of a month take. */
  readonly monthlyHours: number;
  /** US dollars, as all amounts. */
  readonly monthlyCost: number;
  readonly yearlyCost: number;
  readonly monthlyHoursSaved: number;
  readonly monthlySavings: number;
  readonly yearlySavings: number;
  readonly platformCost: number;
  /** Percent; -100 when nothing is saved. */
  readonly annualRoi: number;
  /** Months until the savings have paid a year of the platform; null: they never do. */
  readonly paybackMonths: number | null;
  readonly netAnnualBenefit: number;
  /** What reporting takes of the revenue, in percent; null without revenue. */
  readonly costShare: number | null;
};

/** Every figure is finite for inputs within their ranges. */
export const roiResults = (inputs: RoiInputs): RoiResults => {
  const { monthlyRevenue, clientCount, hoursPerReport, reportFrequency, hourlyRate } = inputs;
  const monthlyHours = clientCount * hoursPerReport * reportFrequency;
  const monthlyCost = monthlyHours * hourlyRate;
  const yearlyCost = 12 * monthlyCost;
  const monthlySavings = (monthlyCost * savedPercent) / 100;
  const yearlySavings = (yearlyCost * savedPercent) / 100;
  const platformCost = 12 * platformCostPerMonth;
  const netAnnualBenefit = yearlySavings - platformCost;
  return {
    monthlyHours,
    monthlyCost,
    yearlyCost,
    monthlyHoursSaved: (monthlyHours * savedPercent) / 100,
    monthlySavings,
    yearlySavings,
    platformCost,
    annualRoi: (netAnnualBenefit / platformCost) * 100,
    paybackMonths: monthlySavings > 0 ? platformCost / monthlySavings : null,
    netAnnualBenefit,
    costShare: monthlyRevenue > 0 ? (monthlyCost / monthlyRevenue) * 100 : null,
  };
};
