/** Defines campaign statuses and validates daily budgets. */

export const campaignStatuses = ['running', 'paused', 'ended'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Cents a day: a million dollars. */
const most = 100_000_000;

export const dailyBudgetProblem = (cents: number): string | null => {
  if (!Number.isInteger(cents)) return 'Must be a whole number of cents';
  if (cents <= 0) return 'Must be more than 0. Pause the campaign to spend nothing';
  return cents <= most ? null : 'Must be at most 1,000,000 a day';
};
