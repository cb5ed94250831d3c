/** Renders the form of a campaign's daily budget. */
import { dailyBudgetProblem } from '#domain/campaigns/campaignRules.ts';
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import { campaignBudgetService, campaignBudgetVersion } from '#machines/editing/campaignsService.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { MoneyForm } from '../../../parts/goals/MoneyForm.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';

type CampaignBudgetFormProps = { campaign: CampaignItem; changes: Reversible; onClose: () => void };

const daily = (cents: number): string => `${writtenFigure('spend_cents', cents)} a day`;

export const CampaignBudgetForm = ({ campaign, changes, onClose }: CampaignBudgetFormProps) => {
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
