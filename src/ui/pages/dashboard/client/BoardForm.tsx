/** Renders the open form of the dashboard. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { dailyBudgetProblem } from '#domain/campaigns/campaignRules.ts';
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import { campaignBudgetService, campaignBudgetVersion } from '#machines/editing/campaignsService.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { AnnotationForm } from '../../../parts/annotations/AnnotationForm.tsx';
import { writtenTarget } from '../../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { GoalForm, MonthlyBudgetForm } from '../../../parts/goals/GoalForm.tsx';
import { MoneyForm } from '../../../parts/goals/MoneyForm.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { AlertRuleForm, type ClientChoice } from '../alerts/AlertRuleForm.tsx';
import type { OpenForm } from './edit.ts';

type CampaignBudgetFormProps = { campaign: CampaignItem; changes: Reversible; onClose: () => void };

const daily = (cents: number): string => `${writtenTarget('spend_cents', cents)} a day`;

const CampaignBudgetForm = ({ campaign, changes, onClose }: CampaignBudgetFormProps) => {
  const { api } = useServices();
  const { name, daily_budget_cents: former } = campaign;
  const tell = (saved: CampaignItem, position: number | null) =>
    changes.ask(
      changeWithNotice(
        {
          made: `${name} has ${daily(saved.daily_budget_cents)}.`,
          takenBack: `${name} has ${daily(former)} again.`,
        },
        position,
      ),
    );
  const edit = useEditForm({
    start: campaignBudgetVersion(campaign),
    actors: campaignBudgetService({ api, campaign, onSaved: tell }),
    onLeave: onClose,
  });
  return (
    <MoneyForm
      edit={edit}
      title={`Budget of ${name}`}
      name="daily"
      label="Budget of a day"
      problemOf={dailyBudgetProblem}
      onClose={onClose}
    />
  );
};

type BoardFormProps = {
  readonly board: MetricSelection;
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
