/** The forms of the board: which one is open. */
import { GoalForm } from '../../../parts/goals/GoalForm.tsx';
import { MonthlyBudgetForm } from '../../../parts/goals/MonthlyBudgetForm.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { AnnotationForm } from './AnnotationForm.tsx';
import { CampaignBudgetForm } from './CampaignBudgetForm.tsx';
import type { OpenForm } from './edit.ts';
import type { Board } from './useBoard.ts';

type BoardFormProps = {
  readonly board: Board;
  readonly form: OpenForm;
  readonly changes: Reversible;
  readonly onClose: () => void;
};

export const BoardForm = ({ board, form, changes, onClose }: BoardFormProps) => {
  const { clientId, currency } = board;
  const whose = { clientId, onTold: changes.ask, onClose };
  switch (form.kind) {
    case 'annotation':
      return (
        <AnnotationForm
          board={board}
          day={form.day}
          annotation={form.annotation}
          changes={changes}
          onClose={onClose}
        />
      );
    case 'goal':
      return <GoalForm {...whose} goal={form.goal} />;
    case 'budget':
      return <MonthlyBudgetForm {...whose} currency={currency} budget={form.budget} />;
    case 'campaignBudget':
      return <CampaignBudgetForm campaign={form.campaign} changes={changes} onClose={onClose} />;
  }
};
