/** Builds a CSV table of calculations: one per row, inputs before results. */
import type { Table } from '../csv.ts';
import { type RoiInputs, roiFieldFacts, roiFields } from './roiInputs.ts';
import { type RoiResults, roiResults } from './roiResults.ts';
import { neverPaysBack } from './roiTexts.ts';

export type NamedRoiInputs = { readonly name: string; readonly inputs: RoiInputs };

const resultColumns: readonly (readonly [string, (results: RoiResults) => string | number])[] = [
  ['Reporting hours a month', ({ monthlyHours }) => monthlyHours],
  ['Reporting cost a month (USD)', ({ monthlyCost }) => monthlyCost],
  ['Reporting cost a year (USD)', ({ yearlyCost }) => yearlyCost],
  ['Hours saved a month', ({ monthlyHoursSaved }) => monthlyHoursSaved],
  ['Money saved a month (USD)', ({ monthlySavings }) => monthlySavings],
  ['Money saved a year (USD)', ({ yearlySavings }) => yearlySavings],
  ['Platform cost a year (USD)', ({ platformCost }) => platformCost],
  ['Annual ROI (%)', ({ annualRoi }) => Math.round(annualRoi * 100) / 100],
  [
    'Payback (months)',
    ({ paybackMonths }) =>
      paybackMonths === null ? neverPaysBack : Math.round(paybackMonths * 1_000) / 1_000,
  ],
  ['Net annual benefit (USD)', ({ netAnnualBenefit }) => netAnnualBenefit],
];

/** Has a header row; names are guarded against formula injection. */
export const roiCsv = (calculations: readonly NamedRoiInputs[]): Table => [
  [
    'Scenario',
    ...roiFields.map((field) => roiFieldFacts[field].label),
    ...resultColumns.map(([label]) => label),
  ],
  ...calculations.map(({ name, inputs }) => {
    const results = roiResults(inputs);
    return [name, ...roiFields.map((field) => inputs[field]), ...resultColumns.map(([, of]) => of(results))];
  }),
];
