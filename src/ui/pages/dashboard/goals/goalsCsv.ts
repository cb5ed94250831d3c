/** Exports goals and budgets as tables for spreadsheets: plain numbers, money in units of its currency. */
import type { Table } from '#domain/csv.ts';
import { fileFigure, fileNumber, fileUnit } from '../../../charts/chartUnit.ts';
import { chartUnitOf } from '../../../parts/figures/figureWriting.ts';
import { type GoalReached, goalStatusWord } from '../../../parts/goals/goalProgress.ts';
import type { Ways } from './goalColumns.tsx';
import type { ClientBudget } from './useAllGoals.ts';

type InFile = Pick<Ways, 'currency' | 'nameOf'>;

export const goalsCsv = (goals: readonly GoalReached[], { currency, nameOf }: InFile): Table => [
  [
    ...['Client', 'Goal', 'Period', 'Target', 'So far', 'Due by now'],
    ...['Of plan (share)', 'Projected', 'Chance (share)', 'Status'],
  ],
  ...goals.map((reached) => {
    const { goal, label, actual, due, attainment, projected, chance = null } = reached;
    const unit = chartUnitOf(goal.figure, currency);
    return [
      nameOf(goal.client_id),
      `${label}${fileUnit(unit)}`,
      goal.period,
      ...[goal.target, actual, due].map((value) => fileFigure(value, unit)),
      fileNumber(attainment),
      fileFigure(projected, unit),
      fileNumber(chance),
      goalStatusWord(reached),
    ];
  }),
];

export const budgetsCsv = (budgets: readonly ClientBudget[], { currency, nameOf }: InFile): Table => {
  const unit = chartUnitOf('spend_cents', currency);
  return [
    [
      'Client',
      ...['Each month', 'Spent', 'Due by now'].map((head) => `${head}${fileUnit(unit)}`),
      'Pacing (share)',
      `Projected${fileUnit(unit)}`,
    ],
    ...budgets.map(({ clientId, budgetCents, spentCents, dueCents, pacing, projectedCents }) => [
      nameOf(clientId),
      ...[budgetCents, spentCents, dueCents].map((value) => fileFigure(value, unit)),
      fileNumber(pacing),
      fileFigure(projectedCents, unit),
    ]),
  ];
};
