/** Provides the undoable forms and removal of any client's goals and budgets. */

import { Button, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import type { BudgetItem, GoalItem } from '#domain/contract/goalSchemas.ts';
import { makeClientWork } from '#machines/editing/clientWorkService.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { GoalForm, MonthlyBudgetForm } from '../../../parts/goals/GoalForm.tsx';
import { removedBudgetWords, removedGoalWords } from '../../../parts/goals/goalWords.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { Field } from '../../../widgets/Field.tsx';
import { KitModal } from '../../../widgets/KitModal.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import styles from './Goals.module.css';
import type { GoalEdit } from './goalColumns.tsx';

type Choice = { readonly value: string; readonly label: string };

type ClientChoiceProps = {
  readonly title: string;
  readonly clients: readonly Choice[];
  readonly onChoose: (clientId: string) => void;
  readonly onClose: () => void;
};

const ClientChoice = ({ title, clients, onChoose, onClose }: ClientChoiceProps) => {
  const [chosen, setChosen] = useState(clients[0]?.value ?? '');
  return (
    <KitModal title={title} focus="title" onClose={onClose}>
      {clients.length === 0 ? (
        <p>There is no active client yet.</p>
      ) : (
        <form
          className={styles.choice}
          onSubmit={(event) => {
            event.preventDefault();
            onChoose(chosen);
          }}
        >
          <Field label="For which client">
            {(control) => (
              <Select
                {...control}
                showSearch={searchedByLabel}
                value={chosen}
                options={[...clients]}
                onChange={setChosen}
              />
            )}
          </Field>
          <Button type="primary" htmlType="submit">
            Continue
          </Button>
        </form>
      )}
    </KitModal>
  );
};

type OpenForm =
  | { readonly kind: 'goal'; readonly clientId: string; readonly goal: GoalItem | null }
  | { readonly kind: 'budget'; readonly clientId: string; readonly budget: BudgetItem | null };

type Facts = {
  readonly currency: string;
  readonly client: string;
  readonly clients: readonly Choice[];
  readonly budgets: readonly BudgetItem[];
};

export type GoalForms = {
  readonly edit: GoalEdit;
  readonly setGoal: () => void;
  readonly setBudget: () => void;
  readonly shown: ReactNode;
};

export const useGoalForms = ({ currency, client, clients, budgets }: Facts): GoalForms => {
  const changes = useReversible(makeClientWork);
  const [form, setForm] = useState<OpenForm | null>(null);
  const [asked, ask] = useState<OpenForm['kind'] | null>(null);
  const budgetOf = (id: string) => budgets.find(({ client_id }) => client_id === id) ?? null;
  const begin = (kind: OpenForm['kind'], clientId: string) => {
    ask(null);
    setForm(
      kind === 'goal' ? { kind, clientId, goal: null } : { kind, clientId, budget: budgetOf(clientId) },
    );
  };
  const beginOrAsk = (kind: OpenForm['kind']) => (client === '' ? ask(kind) : begin(kind, client));
  const close = () => setForm(null);
  return {
    edit: {
      changeGoal: (goal) => setForm({ kind: 'goal', clientId: goal.client_id, goal }),
      removeGoal: ({ id, etag, figure }) => {
        const { label } = figureSpecs[figure];
        changes.ask({ kind: 'removeGoal', id, name: label, etag, details: removedGoalWords(label) });
      },
      changeBudget: (budget) => setForm({ kind: 'budget', clientId: budget.client_id, budget }),
      removeBudget: ({ client_id: id, etag, monthly_cents: former }) =>
        changes.ask({
          kind: 'removeBudget',
          id,
          name: '',
          etag,
          details: removedBudgetWords(former, currency),
        }),
    },
    setGoal: () => beginOrAsk('goal'),
    setBudget: () => beginOrAsk('budget'),
    shown: (
      <>
        <ChangeNotice actor={changes.actor} words={changes.words} />
        {asked && (
          <ClientChoice
            title={asked === 'goal' ? 'Set a goal' : 'Set a monthly budget'}
            clients={clients}
            onChoose={(clientId) => begin(asked, clientId)}
            onClose={() => ask(null)}
          />
        )}
        {form?.kind === 'goal' && (
          <GoalForm clientId={form.clientId} goal={form.goal} onTold={changes.ask} onClose={close} />
        )}
        {form?.kind === 'budget' && (
          <MonthlyBudgetForm
            clientId={form.clientId}
            currency={currency}
            budget={form.budget}
            onTold={changes.ask}
            onClose={close}
          />
        )}
      </>
    ),
  };
};
