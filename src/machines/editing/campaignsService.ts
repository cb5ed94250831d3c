/** Connects the form of a campaign's budget to the backend. */
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import { readTarget, textOfTarget } from '#domain/goals/targetText.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { readToEnd } from '../api/readToEnd.ts';
import type { EditedVersion } from './editFormMachine.ts';
import { editFormService } from './editFormService.ts';

export const campaignBudgetVersion = ({ daily_budget_cents, etag }: CampaignItem): EditedVersion => ({
  fields: { daily: textOfTarget('spend_cents', daily_budget_cents) },
  etag,
});

export type CampaignBudgetParts = {
  readonly api: ApiClient;
  readonly campaign: CampaignItem;
  readonly onSaved: (campaign: CampaignItem, position: number | null) => void;
};

export const campaignBudgetService = ({ api, campaign, onSaved }: CampaignBudgetParts) =>
  editFormService(api, {
    save: async ({ fields, etag }, options) => {
      const daily_budget_cents = readTarget('spend_cents', String(fields.daily)).value ?? 0;
      const reply = await api.call('changeCampaignBudget', {
        params: { id: campaign.id },
        body: { daily_budget_cents },
        ifMatch: etag ?? campaign.etag,
        ...options,
      });
      return reply.campaign;
    },
    onSaved,
    subject: {
      read: async (signal) => {
        const pages = await readToEnd({
          read: (from) =>
            api.call('listCampaigns', { query: { client: campaign.client_id, ...from }, signal }),
          countOf: ({ items }) => items.length,
        });
        const theirs = pages.flatMap(({ items }) => items).find(({ id }) => id === campaign.id);
        return theirs ? campaignBudgetVersion(theirs) : null;
      },
    },
  });
