/** What a page with a client's board reads of the address beside the view. */
import { campaignStatuses } from '#domain/campaigns/campaignRules.ts';
import type { PageKey } from '#domain/metrics/readView.ts';

/** What says which campaigns are listed, and in which order. */
export const campaignKeys = {
  search: 'campaign_q',
  status: 'campaign_status',
  sort: 'campaign_sort',
} as const;

export const boardKeys: readonly PageKey[] = [
  // A client's board is the overview: whatever else is named there is another side, which whoever reads this has not.
  { key: 'tab', isValid: (value) => value === 'overview' },
  'explain',
  'explain_of',
  campaignKeys.search,
  { key: campaignKeys.status, isValid: (value) => campaignStatuses.some((status) => status === value) },
  campaignKeys.sort,
];
