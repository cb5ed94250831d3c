/** Lists the calculator's results with their formulas and numbers. */
import type { RoiInputs } from './roiInputs.ts';
import { platformCostPerMonth, roiResults, savedPercent } from './roiResults.ts';
import { formatAmount, formatCount, formatHours, formatPayback, formatPercent } from './roiTexts.ts';

export type RoiLine = {
  readonly label: string;
  readonly formula: string;
  readonly result: string;
};

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const costLines = (inputs: RoiInputs): readonly RoiLine[] => {
  const { clientCount, hoursPerReport, reportFrequency, hourlyRate } = inputs;
  const { monthlyHours, monthlyCost, yearlyCost } = roiResults(inputs);
  const clients = counted(clientCount, 'client', 'clients');
  const reports = counted(reportFrequency, 'report', 'reports');
  return [
    {
      label: 'Reporting hours a month',
      formula: `${clients} × ${formatHours(hoursPerReport)} × ${reports}`,
      result: formatHours(monthlyHours),
    },
    {
      label: 'Cost a month',
      formula: `${formatHours(monthlyHours)} × ${formatAmount(hourlyRate)}`,
      result: formatAmount(monthlyCost),
    },
    { label: 'Cost a year', formula: `12 × ${formatAmount(monthlyCost)}`, result: formatAmount(yearlyCost) },
  ];
};

const savingLines = (inputs: RoiInputs): readonly RoiLine[] => {
  const { monthlyHours, monthlyCost, yearlyCost, ...results } = roiResults(inputs);
  return [
    {
      label: 'Time saved a month',
      formula: `${savedPercent}% of ${formatHours(monthlyHours)}`,
      result: formatHours(results.monthlyHoursSaved),
    },
    {
      label: 'Money saved a month',
      formula: `${savedPercent}% of ${formatAmount(monthlyCost)}`,
      result: formatAmount(results.monthlySavings),
    },
    {
      label: 'Money saved a year',
      formula: `${savedPercent}% of ${formatAmount(yearlyCost)}`,
      result: formatAmount(results.yearlySavings),
    },
  ];
};

const returnLines = (inputs: RoiInputs): readonly RoiLine[] => {
  const results = roiResults(inputs);
  const [saved, platform] = [formatAmount(results.yearlySavings), formatAmount(results.platformCost)];
  return [
    {
      label: 'Platform cost a year',
      formula: `12 × ${formatAmount(platformCostPerMonth)}`,
      result: platform,
    },
    {
      label: 'Annual ROI',
      formula: `(${saved} − ${platform}) ÷ ${platform} × 100`,
      result: formatPercent(results.annualRoi),
    },
    {
      label: 'Payback',
      formula: `${platform} ÷ ${formatAmount(results.monthlySavings)} a month`,
      result: formatPayback(results.paybackMonths),
    },
    {
      label: 'Net annual benefit',
      formula: `${saved} − ${platform}`,
      result: formatAmount(results.netAnnualBenefit),
    },
  ];
};

export const roiLines = (inputs: RoiInputs): readonly RoiLine[] => [
  ...costLines(inputs),
  ...savingLines(inputs),
  ...returnLines(inputs),
];

/** A sentence for screen readers. */
export const roiSummary = (inputs: RoiInputs): string => {
  const { netAnnualBenefit, annualRoi, paybackMonths } = roiResults(inputs);
  const payback =
    paybackMonths === null ? formatPayback(null) : `pays back after ${formatPayback(paybackMonths)}`;
  return `Net annual benefit ${formatAmount(netAnnualBenefit)}, annual ROI ${formatPercent(annualRoi)}, ${payback}.`;
};
