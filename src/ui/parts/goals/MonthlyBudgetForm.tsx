/** Renders the form of a client's monthly media budget. */
import type { BudgetItem } from '#domain/contract/goalSchemas.ts';
import { monthlyBudgetProblem } from '#domain/goals/goalRules.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { budgetEditorService, budgetVersion } from '#machines/editing/goalsService.ts';
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useEditForm } from '../useEditForm.ts';
import { budgetWords } from './goalWords.ts';
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
