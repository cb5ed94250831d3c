/** Defines the period of a report: relative to the day of generation, or fixed. */

export const relativePeriods = [
  'lastWeek',
  'last28Days',
  'lastMonth',
  'monthToDate',
  'lastQuarter',
  'quarterToDate',
] as const;
export type RelativePeriod = (typeof relativePeriods)[number];

export const relativePeriodLabels: Readonly<Record<RelativePeriod, string>> = {
  lastWeek: 'Last week',
  last28Days: 'Last 28 days',
  lastMonth: 'Last month',
  monthToDate: 'Month to date',
  lastQuarter: 'Last quarter',
  quarterToDate: 'Quarter to date',
};

/** `from` and `to` are inclusive days such as `2026-11-21`. */
export type ReportPeriod =
  | { readonly kind: 'relative'; readonly period: RelativePeriod }
  | { readonly kind: 'fixed'; readonly from: string; readonly to: string };
