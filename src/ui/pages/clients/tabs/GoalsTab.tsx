/** What a client wants to reach, and what it means to spend on media: set, changed and removed here as on its board. */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import { longDay } from '../../../content/figures.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { GoalForm } from '../../../parts/goals/GoalForm.tsx';
import { removedBudgetWords, removedGoalWords } from '../../../parts/goals/goalWords.ts';
import { MonthlyBudgetForm } from '../../../parts/goals/MonthlyBudgetForm.tsx';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import { LinesSkeleton } from '../../../widgets/LinesSkeleton.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileRow } from './FileRow.tsx';

/** Media money is in US dollars. */
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
      ? `Media budget: ${writtenFigure('spend_cents', budget.monthly_cents, currency)} a month since ${longDay(budget.from)}. `
      : 'No media budget is set. '}
    <Button size="small" type="text" onClick={() => onForm({ budget })}>
      {budget ? 'Change the monthly budget' : 'Set a monthly budget'}
    </Button>
    {budget && <RemoveBudget budget={budget} {...rest} />}
  </p>
);

const GoalRow = ({ goal, changes, onForm }: Omit<PartProps, 'client'> & { goal: GoalItem }) => {
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
        {label}: {writtenFigure(figure, target, currency)} each {period}
      </strong>
      <span>Since {longDay(from)}</span>
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
  if (error && !data) return <ListFailure what="The goals" error={error} onRetry={refetch} />;
  if (!data) return <LinesSkeleton lines={3} />;
  const budget = data.budgets.find(({ client_id }) => client_id === client.id) ?? null;
  const add = <Button onClick={() => setForm({ goal: null })}>Set a goal</Button>;
  return (
    <div className={styles.lines}>
      <Budget budget={budget} client={client} changes={changes} onForm={setForm} />
      {data.items.length === 0 ? (
        <EmptyState
          level={3}
          title="No goals yet"
          text={`Set what ${client.name} wants to reach, and compare its figures with it.`}
          action={add}
        />
      ) : (
        <>
          <ul className={styles.file} aria-label={`Goals of ${client.name}`}>
            {data.items.map((goal) => (
              <GoalRow key={goal.id} goal={goal} changes={changes} onForm={setForm} />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      <OpenedForm client={client} changes={changes} form={form} onClose={() => setForm(null)} />
    </div>
  );
};
