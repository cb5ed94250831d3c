/** Renders the form that adds or changes a goal of a client. */

import { Form, Input, Radio, Select } from 'antd';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import type { FieldValue } from '#domain/editing/threeWayMerge.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import {
  goalPeriodLabels,
  goalPeriods,
  monthlyBudgetProblem,
  startMonthProblem,
  targetProblem,
} from '#domain/goals/goalRules.ts';
import {
  isTargetFigure,
  type TargetFigure,
  targetFigures,
  targetFigureWords,
} from '#domain/goals/targetFigures.ts';
import { readTarget, targetHints } from '#domain/goals/targetText.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import {
  budgetEditorService,
  budgetVersion,
  goalEditorService,
  goalVersion,
} from '#machines/editing/goalsService.ts';
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useToday } from '../../services/useToday.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { EditDrawer } from '../EditDrawer.tsx';
import { figureSpecs } from '../figures/figureSpecs.ts';
import { useEditForm } from '../useEditForm.ts';
import { budgetWords, savedGoalWords } from './goalWords.ts';
import { MoneyForm } from './MoneyForm.tsx';

type MonthlyBudgetFormProps = {
  clientId: string;
  currency: string;
  budget: BudgetItem | null;
  onTold: (told: ReversibleChange) => void;
  onClose: () => void;
};

export const MonthlyBudgetForm = (props: MonthlyBudgetFormProps) => {
  const { clientId, currency, budget, onTold, onClose } = props;
  const { api } = useServices();
  const former = budget?.monthly_cents ?? null;
  const edit = useEditForm({
    start: budgetVersion(budget),
    actors: budgetEditorService({
      api,
      clientId,
      onSaved: ({ monthly_cents }, position) =>
        onTold(changeWithNotice(budgetWords(former, monthly_cents, currency), position)),
    }),
    onLeave: onClose,
  });
  return (
    <MoneyForm
      edit={edit}
      title="Media budget of a month"
      name="monthly"
      label="Budget of a month"
      problemOf={monthlyBudgetProblem}
      onClose={onClose}
    />
  );
};

const labels = { figure: 'Figure', target: 'Target', period: 'Period', start: 'Start month' } as const;

const blank = (thisMonth: string, figure: TargetFigure): EditedVersion => ({
  fields: { figure, target: '', period: 'month', start: thisMonth },
  etag: null,
});

/** The target's hint says whether higher or lower is good, which follows from the metric. */
const targetHint = (figure: TargetFigure): string => {
  const hint = targetHints[targetFigureWords[figure].unit];
  return goalNature(figure).better === 'lower' ? `${hint}. Lower is better` : hint;
};

const problemOf = (figure: TargetFigure, text: string): string | null => {
  const { value, problem } = readTarget(figure, text);
  return problem ?? targetProblem(figure, value);
};

const options = targetFigures.map((value) => ({ value, label: figureSpecs[value].label }));

const wordOf = (field: string, value: FieldValue): string | undefined => {
  if (field === 'figure' && isTargetFigure(value)) return figureSpecs[value].label;
  const period = goalPeriods.find((one) => one === value);
  return field === 'period' && period ? goalPeriodLabels[period] : undefined;
};

type GoalFormProps = {
  clientId: string;
  goal: GoalItem | null;
  figure?: TargetFigure | undefined;
  onTold: (told: ReversibleChange) => void;
  onClose: () => void;
};

export const GoalForm = ({
  clientId,
  goal,
  figure: first = 'revenue_cents',
  onTold,
  onClose,
}: GoalFormProps) => {
  const { api } = useServices();
  const thisMonth = calendarDayOf(useToday()).slice(0, 7);
  const edit = useEditForm({
    start: goal ? goalVersion(goal) : blank(thisMonth, first),
    actors: goalEditorService({
      api,
      clientId,
      thisMonth,
      goal,
      onSaved: (saved, position) => onTold(changeWithNotice(savedGoalWords(goal, saved), position)),
    }),
    onLeave: onClose,
  });
  const chosen = Form.useWatch('figure', edit.form) ?? goal?.figure;
  const figure = isTargetFigure(chosen) ? chosen : first;
  return (
    <EditDrawer
      edit={edit}
      title={goal ? `Goal for ${figureSpecs[goal.figure].label}` : 'Set a goal'}
      submit="Save goal"
      labels={labels}
      wordOf={wordOf}
      onClose={onClose}
    >
      <Form.Item name="figure" label={labels.figure}>
        <Select id="goal-figure" aria-label={labels.figure} options={options} disabled={goal !== null} />
      </Form.Item>
      <FormField
        name="target"
        label={labels.target}
        hint={targetHint(figure)}
        problemOf={(text) => problemOf(figure, text)}
      >
        <Input autoComplete="off" inputMode="decimal" />
      </FormField>
      <Form.Item name="period" label={labels.period}>
        <Radio.Group aria-label={labels.period}>
          <Radio value="month">{goalPeriodLabels.month}</Radio>
          <Radio value="quarter">{goalPeriodLabels.quarter}</Radio>
        </Radio.Group>
      </Form.Item>
      <FormField name="start" label={labels.start} hint="Such as 2026-11" problemOf={startMonthProblem}>
        <Input autoComplete="off" />
      </FormField>
    </EditDrawer>
  );
};
