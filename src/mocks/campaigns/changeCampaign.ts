/** Handles PATCH /api/campaigns/:id, and POST .../pause and .../resume. */
import { dailyBudgetProblem } from '#domain/campaigns/campaignRules.ts';
import { type CampaignState, campaignDecider, campaignOf } from '#events/campaigns/campaignDecider.ts';
import { campaignStream } from '#events/campaigns/campaignStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { campaignItem } from './campaignItem.ts';

const handle = handleCommand(campaignStream, campaignDecider);

type Changing = Pick<Context<'pauseCampaign'>, 'caller' | 'params' | 'now'>;

const about = ({ caller, params, now }: Changing) => {
  const { workspaceId, accountId: by } = caller;
  return {
    asked: { workspaceId, campaignId: params.id, by, now },
    place: {
      key: [workspaceId] as const,
      version: (state: CampaignState) => campaignOf(state, params.id)?.revision ?? null,
      reply: (after: CampaignState): CommandReply => {
        const campaign = campaignOf(after, params.id) ?? notThere();
        return { status: 200, body: { campaign: campaignItem(campaign) }, version: campaign.revision };
      },
    },
  };
};

export const changeCampaignBudget: Handler<'changeCampaignBudget'> = (request, context) => {
  const { daily_budget_cents: dailyBudgetCents } = context.body;
  const wrong = dailyBudgetProblem(dailyBudgetCents);
  const { place, asked } = about(context);
  return handle(request, context, {
    errors: wrong === null ? {} : { daily_budget_cents: wrong },
    plan: () => ({
      ...place,
      ifMatch: 'required',
      command: { type: 'ChangeCampaignBudget', ...asked, dailyBudgetCents },
    }),
  });
};

/** Needs no version, because pausing does not depend on the budget. */
export const pauseCampaign: Handler<'pauseCampaign'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({ ...place, ifMatch: 'none', command: { type: 'PauseCampaign', ...asked } }),
  });
};

export const resumeCampaign: Handler<'resumeCampaign'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({ ...place, ifMatch: 'none', command: { type: 'ResumeCampaign', ...asked } }),
  });
};
