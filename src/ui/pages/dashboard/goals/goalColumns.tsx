/** Defines the columns of the goals and budgets of all clients. */

import { Button } from 'antd';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import { chanceWords } from '#domain/forecast/targetChance.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { goalDistance } from '#domain/portfolio/goalDistance.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { noFigure } from '../../../content/formatMetric.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { budgetScope, goalScope } from '../../../parts/figures/explainScope.ts';
import { writtenFigure, writtenTarget } from '../../../parts/figures/figureWriting.ts';
import { goalTone } from '../../../parts/figures/GoalBar.tsx';
import { type GoalReached, goalStatusWord } from '../../../parts/goals/goalProgress.ts';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { byValue } from '../../../widgets/tableSort.ts';
import styles from './Goals.module.css';
import type { ClientBudget } from './useAllGoals.ts';

export type GoalEdit = {
  readonly changeGoal: (goal: GoalItem) => void;
  readonly removeGoal: (goal: GoalItem) => void;
  readonly changeBudget: (budget: BudgetItem) => void;
  readonly removeBudget: (budget: BudgetItem) => void;
};

export type Ways = {
  readonly currency: string;
  readonly nameOf: (clientId: string) => string;
  readonly edit: GoalEdit | null;
};

const ClientLink = ({ id, nameOf }: { id: string } & Pick<Ways, 'nameOf'>) => (
  <AppLink to={`?${new URLSearchParams({ client: id })}`} markCurrent={false}>
    {nameOf(id)}
  </AppLink>
);

const percent = (part: number): string => `${Math.round(part * 100)}%`;

const attainmentColumn: DataColumn<GoalReached> = {
  key: 'attainment',
  title: 'Of plan',
  align: 'end',
  width: 104,
  compare: byValue(({ attainment }) => attainment),
  cell: ({ goal, attainment, label }) =>
    attainment === null ? (
      noFigure
    ) : (
      <ExplainButton
        figure={goal.figure}
        scope={goalScope(goal.client_id, goal.id)}
        what={`the goal for ${label}`}
      >
        {goalDistance(attainment, goalNature(goal.figure).better)}
      </ExplainButton>
    ),
};

type Act = {
  readonly what: string;
  readonly change: () => void;
  readonly remove: () => void;
};

const actionsColumn = <Row,>(actOf: (row: Row) => Act): DataColumn<Row> => ({
  key: 'actions',
  title: 'Actions',
  hidesTitle: true,
  label: null,
  align: 'end',
  width: '16%',
  cell: (row) => {
    const { what, change, remove } = actOf(row);
    return (
      <span className={styles.acts}>
        <Button size="small" type="text" aria-label={`Change ${what}`} onClick={change}>
          Change
        </Button>
        <Button size="small" type="text" aria-label={`Remove ${what}`} onClick={remove}>
          Remove
        </Button>
      </span>
    );
  },
});

const goalActions = (edit: GoalEdit, nameOf: Ways['nameOf']): DataColumn<GoalReached> =>
  actionsColumn(({ goal, label }) => ({
    what: `the goal for ${label} of ${nameOf(goal.client_id)}`,
    change: () => edit.changeGoal(goal),
    remove: () => edit.removeGoal(goal),
  }));

const budgetActions = (edit: GoalEdit, nameOf: Ways['nameOf']): DataColumn<ClientBudget> =>
  actionsColumn(({ clientId, item }) => ({
    what: `the monthly budget of ${nameOf(clientId)}`,
    change: () => edit.changeBudget(item),
    remove: () => edit.removeBudget(item),
  }));

export const goalColumns = ({ currency, nameOf, edit }: Ways): readonly DataColumn<GoalReached>[] => {
  const write = (figure: FigureName, value: number | null) => writtenFigure(figure, value, currency);
  return [
    {
      key: 'client',
      title: 'Client',
      isName: true,
      width: '17%',
      compare: (one, other) => compareNames(nameOf(one.goal.client_id), nameOf(other.goal.client_id)),
      cell: ({ goal }) => <ClientLink id={goal.client_id} nameOf={nameOf} />,
    },
    {
      key: 'goal',
      title: 'Goal',
      width: '19%',
      compare: (one, other) => compareNames(one.label, other.label),
      cell: ({ goal, label }) => (
        <>
          {label}
          <span className={styles.second}>
            {writtenTarget(goal.figure, goal.target, currency)} a {goal.period}
          </span>
        </>
      ),
    },
    { key: 'actual', title: 'So far', align: 'end', cell: ({ goal, actual }) => write(goal.figure, actual) },
    { key: 'due', title: 'Due by now', align: 'end', cell: ({ goal, due }) => write(goal.figure, due) },
    attainmentColumn,
    {
      key: 'projected',
      title: 'Projected',
      align: 'end',
      cell: ({ goal, projected, chance }) => (
        <>
          {write(goal.figure, projected)}
          {chance != null && <span className={styles.second}>{chanceWords(chance).replace(', ', '')}</span>}
        </>
      ),
    },
    {
      key: 'standing',
      title: 'Status',
      width: '11%',
      cell: (reached) => <StatusTag tone={goalTone(reached.standing)}>{goalStatusWord(reached)}</StatusTag>,
    },
    ...(edit === null ? [] : [goalActions(edit, nameOf)]),
  ];
};

export const budgetColumns = ({ currency, nameOf, edit }: Ways): readonly DataColumn<ClientBudget>[] => {
  const write = (value: number | null) => writtenFigure('spend_cents', value, currency);
  return [
    {
      key: 'client',
      title: 'Client',
      isName: true,
      width: '26%',
      cell: ({ clientId }) => <ClientLink id={clientId} nameOf={nameOf} />,
    },
    {
      key: 'budget',
      title: 'Each month',
      align: 'end',
      cell: ({ budgetCents }) => writtenTarget('spend_cents', budgetCents, currency),
    },
    { key: 'spent', title: 'Spent', align: 'end', cell: ({ spentCents }) => write(spentCents) },
    { key: 'due', title: 'Due by now', align: 'end', cell: ({ dueCents }) => write(dueCents) },
    {
      key: 'pacing',
      title: 'Pacing',
      align: 'end',
      cell: ({ clientId, pacing }) =>
        pacing === null ? (
          noFigure
        ) : (
          <ExplainButton figure="spend_cents" scope={budgetScope(clientId)} what="the pace of the budget">
            {percent(pacing)}
          </ExplainButton>
        ),
    },
    {
      key: 'projected',
      title: 'Projected',
      align: 'end',
      cell: ({ projectedCents }) => write(projectedCents),
    },
    ...(edit === null ? [] : [budgetActions(edit, nameOf)]),
  ];
};
