/** Declares the undo of campaign changes. */
import {
  type CampaignCommand,
  type CampaignState,
  campaignDecider,
  campaignOf,
} from '#events/campaigns/campaignDecider.ts';
import type { CampaignEvent } from '#events/campaigns/campaignEvents.ts';
import { campaignStream } from '#events/campaigns/campaignStream.ts';
import { type Facts, money, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const asked = (data: CampaignEvent['data'], { caller, now }: Taking) => ({
  workspaceId: data.workspaceId,
  campaignId: data.campaignId,
  by: caller.accountId,
  now,
});

const factsOf = (state: CampaignState, { campaignId }: CampaignEvent['data']): Facts | null => {
  const campaign = campaignOf(state, campaignId);
  if (!campaign) return null;
  const { name, status, dailyBudgetCents } = campaign;
  return { Name: text(name), Status: text(status), 'Daily budget': money(dailyBudgetCents) };
};

const pastReach = 'What happened on the platform can’t be undone. Pause the campaign instead.';

export const campaignUndo = undoSubject<CampaignCommand, CampaignEvent, CampaignState>({
  stream: campaignStream,
  decider: campaignDecider,
  facts: factsOf,
  ways: {
    CampaignLaunched: { never: pastReach },
    CampaignBudgetChanged: {
      as: 'changeCampaignBudget',
      command: (step) => ({
        type: 'ChangeCampaignBudget',
        ...asked(step.data, step),
        dailyBudgetCents: step.data.formerDailyBudgetCents,
      }),
    },
    CampaignPaused: {
      as: 'resumeCampaign',
      command: (step) => ({ type: 'ResumeCampaign', ...asked(step.data, step) }),
    },
    CampaignResumed: {
      as: 'pauseCampaign',
      command: (step) => ({ type: 'PauseCampaign', ...asked(step.data, step) }),
    },
    CampaignEnded: { never: pastReach },
  },
});
