/** Defines the address parameters of a page with a client dashboard in addition to the view. */
import { campaignStatuses } from '#domain/campaigns/campaignRules.ts';
import type { PageKey } from '#domain/metrics/readView.ts';
import { partKey } from '../../../parts/usePart.ts';

export const campaignKeys = {
  search: 'campaign_q',
  status: 'campaign_status',
  sort: 'campaign_sort',
} as const;

export const boardKeys: readonly PageKey[] = [
  // A client dashboard is the overview; any other tab is one that its readers do not have.
  { key: 'tab', isValid: (value) => value === 'overview' },
  partKey,
  'explain',
  'explain_of',
  campaignKeys.search,
  { key: campaignKeys.status, isValid: (value) => campaignStatuses.some((status) => status === value) },
  campaignKeys.sort,
];
