/** Renders a client's goals with progress and its budgets, to set, change and remove as on the dashboard. */

import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import { chanceWords } from '#domain/forecast/targetChance.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { goalDistanceWords } from '#domain/portfolio/goalDistance.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { writtenFigure, writtenTarget } from '../../../parts/figures/figureWriting.ts';
import { goalTone } from '../../../parts/figures/GoalBar.tsx';
import { BulletBar } from '../../../parts/goals/BulletBar.tsx';
import { GoalForm, MonthlyBudgetForm } from '../../../parts/goals/GoalForm.tsx';
import { type GoalReached, goalReached, goalStatusWord } from '../../../parts/goals/goalProgress.ts';
import { removedBudgetWords, removedGoalWords } from '../../../parts/goals/goalWords.ts';
import { isAwaited, usePeriodToDate } from '../../../parts/goals/usePeriodToDate.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useShownDay } from '../../../services/useShownDay.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileRow } from './FileRow.tsx';

/** Media spend is in US dollars. */
const currency = 'USD';

type OpenForm = { readonly goal: GoalItem | null } | { readonly budget: BudgetItem | null };

type TabProps = { client: ClientItem; changes: ClientChanges };

type PartProps = TabProps & { onForm: (form: OpenForm) => void };

const RemoveBudget = ({ budget, client, changes }: TabProps & { budget: BudgetItem }) => {
  const { monthly_cents: former, etag } = budget;
  const { id, name } = client;
  return (
    <Button
      size="small"
      type="text"
      disabled={changes.busy}
      onClick={() =>
        changes.ask({ kind: 'removeBudget', id, name, etag, details: removedBudgetWords(former, currency) })
      }
    >
      Remove the budget
    </Button>
  );
};

const Budget = ({ budget, onForm, ...rest }: PartProps & { budget: BudgetItem | null }) => (
  <p>
    {budget
      ? `Media budget: ${writtenTarget('spend_cents', budget.monthly_cents, currency)} a month since ${longDay(budget.from)}. `
      : 'No media budget is set. '}
    <OnlyChangeable>
      <Button size="small" type="text" onClick={() => onForm({ budget })}>
        {budget ? 'Change the monthly budget' : 'Set a monthly budget'}
      </Button>
      {budget && <RemoveBudget budget={budget} {...rest} />}
    </OnlyChangeable>
  </p>
);

const progressWords = ({ goal, actual, due, projected, chance }: GoalReached): string => {
  const write = (value: number | null) => writtenFigure(goal.figure, value, currency);
  const isRatio = due === goal.target;
  const now = `${write(actual)} of ${write(goal.target)} this ${goal.period}`;
  if (isRatio || projected === null) return now;
  return `${now}; ${write(due)} due by now; near ${write(projected)} by its end${chanceWords(chance)}`;
};

const Progress = ({ reached }: { reached: GoalReached }) => {
  const { actual, due, goal, attainment, standing: status, isToCome } = reached;
  const tone = goalTone(status);
  if (isToCome) return <span>Begins on {longDay(goal.from)}</span>;
  return (
    <Flex vertical gap={6} className={styles.progress ?? ''} data-goal={goal.figure}>
      <p>
        <StatusTag tone={tone}>{goalStatusWord(reached)}</StatusTag>{' '}
        {attainment !== null && goalDistanceWords(attainment, goalNature(goal.figure).better)}
      </p>
      <BulletBar value={actual} due={due} target={goal.target} tone={tone} />
      <p>{progressWords(reached)}</p>
    </Flex>
  );
};

type GoalRowProps = Omit<PartProps, 'client'> & { reached: GoalReached };

const GoalRow = ({ reached, changes, onForm }: GoalRowProps) => {
  const { goal } = reached;
  const { id, figure, target, period, from, etag } = goal;
  const { label } = figureSpecs[figure];
  return (
    <FileRow
      name={`the goal for ${label}`}
      busy={changes.busy}
      onEdit={() => onForm({ goal })}
      onRemove={() =>
        changes.ask({ kind: 'removeGoal', id, name: label, etag, details: removedGoalWords(label) })
      }
    >
      <strong>
        {label}: {writtenTarget(figure, target, currency)} each {period}
      </strong>
      {!reached.isToCome && <span>Since {longDay(from)}</span>}
      <Progress reached={reached} />
    </FileRow>
  );
};

type FormProps = TabProps & { form: OpenForm | null; onClose: () => void };

const OpenedForm = ({ client, changes, form, onClose }: FormProps): ReactNode => {
  if (form === null) return null;
  const whose = { clientId: client.id, onTold: changes.ask, onClose };
  if ('goal' in form) return <GoalForm {...whose} goal={form.goal} />;
  return <MonthlyBudgetForm {...whose} currency={currency} budget={form.budget} />;
};

export const GoalsTab = ({ client, changes }: TabProps) => {
  const { data, error, refetch } = useReply('listGoals', { client: client.id });
  const [form, setForm] = useState<OpenForm | null>(null);
  const last = useShownDay(client.time_zone) - 1;
  const has = (period: GoalItem['period']) => data?.items.some((goal) => goal.period === period) ?? false;
  const whose = { clientId: client.id, last, asOf: null };
  const month = usePeriodToDate({ ...whose, period: 'month' }, has('month'));
  const quarter = usePeriodToDate({ ...whose, period: 'quarter' }, has('quarter'));
  const figures = { month, quarter };
  if (error && !data) return <ListFailure what="The goals" error={error} onRetry={refetch} />;
  if (!data) return <ShapeSkeleton rows={3} />;
  const budget = data.budgets.find(({ client_id }) => client_id === client.id) ?? null;
  const add = (
    <OnlyChangeable>
      <Button onClick={() => setForm({ goal: null })}>Set a goal</Button>
    </OnlyChangeable>
  );
  return (
    <Flex vertical gap={16} className={styles.lines ?? ''}>
      <Budget budget={budget} client={client} changes={changes} onForm={setForm} />
      {data.items.length === 0 ? (
        <EmptyState
          level={3}
          title="No goals yet"
          text={`Set targets for ${client.name} and track progress.`}
          action={add}
        />
      ) : (
        <>
          <ul aria-label={`Goals of ${client.name}`}>
            {data.items.map((goal) => (
              <GoalRow
                key={goal.id}
                reached={{
                  ...goalReached(goal, figures[goal.period].data, last),
                  isAwaited: isAwaited(figures[goal.period]),
                }}
                changes={changes}
                onForm={setForm}
              />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      <OpenedForm client={client} changes={changes} form={form} onClose={() => setForm(null)} />
    </Flex>
  );
};
