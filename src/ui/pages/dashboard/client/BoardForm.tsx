/** Renders the open form of the dashboard. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { AnnotationForm } from '../../../parts/annotations/AnnotationForm.tsx';
import { GoalForm } from '../../../parts/goals/GoalForm.tsx';
import { MonthlyBudgetForm } from '../../../parts/goals/MonthlyBudgetForm.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { AlertRuleForm, type ClientChoice } from '../alerts/AlertRuleForm.tsx';
import { CampaignBudgetForm } from './CampaignBudgetForm.tsx';
import type { OpenForm } from './edit.ts';
import type { Board } from './useBoard.ts';

type BoardFormProps = {
  readonly board: Board;
  readonly clients: readonly ClientChoice[];
  readonly form: OpenForm;
  readonly changes: Reversible;
  readonly onClose: () => void;
};

export const BoardForm = ({ board, clients, form, changes, onClose }: BoardFormProps) => {
  const { clientId, currency } = board;
  const whose = { clientId, onTold: changes.ask, onClose };
  switch (form.kind) {
    case 'annotation':
      return (
        <AnnotationForm
          clientId={form.annotation ? form.annotation.client_id : clientId || null}
          day={form.day ?? calendarDayOf(board.use.days.to)}
          annotation={form.annotation}
          changes={changes}
          onClose={onClose}
        />
      );
    case 'goal':
      return <GoalForm {...whose} goal={form.goal} figure={form.figure} />;
    case 'budget':
      return <MonthlyBudgetForm {...whose} currency={currency} budget={form.budget} />;
    case 'alert':
      return (
        <AlertRuleForm
          rule={null}
          about={{ clientId: clientId || null, figure: form.figure }}
          clients={clients}
          onSaved={(_former, _rules, position) =>
            changes.ask(
              changeWithNotice({ made: 'Set the alert rule.', takenBack: 'The rule is removed.' }, position),
            )
          }
          onClose={onClose}
        />
      );
    case 'campaignBudget':
      return <CampaignBudgetForm campaign={form.campaign} changes={changes} onClose={onClose} />;
  }
};
