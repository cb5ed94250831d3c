/** Defines the columns and the file of a budget plan by channel. */
import { type CurveReason, fewestWeeks, marginAt, revenueAt } from '#domain/analysis/responseCurve.ts';
import type { BudgetReply } from '#domain/contract/analysisSchemas.ts';
import { share, times } from '../../../content/formatMetric.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';

type Channel = BudgetReply['channels'][number];

const reasonWords: Readonly<Record<CurveReason, string>> = {
  fewWeeks: `fewer than ${fewestWeeks} weeks with spend`,
  flatSpend: 'spend hardly varied',
  poorFit: 'revenue does not follow spend',
  noSaturation: 'no saturation in sight',
};

const basisOf = ({ reason, explained, weeks }: Channel): string =>
  reason === null
    ? `Fitted to ${weeks} weeks, explains ${share(explained)}`
    : `Illustrative: ${reasonWords[reason]}`;

export type BudgetRow = Channel & { readonly plan: number; readonly best: number };

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const budgetColumns = (
  rows: readonly BudgetRow[],
  currency: string,
): readonly DataColumn<BudgetRow>[] => {
  const money = (cents: number) => writtenFigure('revenue_cents', Math.round(cents), currency);
  const total = (cents: (row: BudgetRow) => number) => money(sumOf(rows.map(cents)));
  const column = (key: string, title: string, cents: (row: BudgetRow) => number): DataColumn<BudgetRow> => ({
    key,
    title,
    align: 'end',
    cell: (row) => money(cents(row)),
    total: total(cents),
  });
  const margin = (key: string, title: string, spend: (row: BudgetRow) => number): DataColumn<BudgetRow> => ({
    key,
    title,
    align: 'end',
    cell: (row) => times(marginAt(row, spend(row))),
    total: '',
  });
  return [
    { key: 'channel', title: 'Channel', isName: true, cell: ({ label }) => label, total: 'Total' },
    column('now', 'Spend now', (row) => row.spend_cents),
    column('plan', 'Plan', (row) => row.plan),
    column('best', 'Best', (row) => row.best),
    column('revenueNow', 'Revenue now', (row) => revenueAt(row, row.spend_cents)),
    column('revenuePlan', 'Revenue, plan', (row) => revenueAt(row, row.plan)),
    column('revenueBest', 'Revenue, best', (row) => revenueAt(row, row.best)),
    margin('marginNow', 'Marginal ROAS now', (row) => row.spend_cents),
    margin('marginPlan', 'Marginal ROAS, plan', (row) => row.plan),
    { key: 'basis', title: 'Curve', width: '18%', cell: basisOf, total: '' },
  ];
};

export const budgetCsv = (rows: readonly BudgetRow[]) => [
  [
    'Channel',
    'Spend now (cents a week)',
    'Plan (cents a week)',
    'Best (cents a week)',
    'Revenue, plan (cents)',
    'Marginal ROAS, plan',
    'Curve',
  ],
  ...rows.map((row) => [
    row.label,
    row.spend_cents,
    row.plan,
    row.best,
    Math.round(revenueAt(row, row.plan)),
    Math.round(marginAt(row, row.plan) * 100) / 100,
    basisOf(row),
  ]),
];
