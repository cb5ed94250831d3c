import { expect, test } from 'vitest';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { campaignCauses } from '#ui/pages/advancedAnalytics/useCampaignCauses.ts';

const event = (type: string, data: Readonly<Record<string, unknown>>): EventItem =>
  ({ type, data: { name: 'Brand', ...data } }) as unknown as EventItem;

test('changes of campaigns within the days are reported at the part that they explain, the newest first', () => {
  const causes = campaignCauses(
    [
      event('CampaignPaused', { campaignId: 'brand', from: '2026-02-03' }),
      event('CampaignResumed', { campaignId: 'brand', from: '2026-02-09' }),
      event('CampaignEnded', { campaignId: 'brand', from: '2026-03-02' }),
      event('CampaignBudgetChanged', {
        campaignId: 'generic',
        from: '2026-02-28',
        formerDailyBudgetCents: 10_000,
        dailyBudgetCents: 5_000,
      }),
      event('CampaignLaunched', { campaignId: 'spring', launchedOn: '2026-01-31' }),
      event('SourceSyncFailed', { from: '2026-02-04' }),
    ],
    { from: '2026-02-01', to: '2026-03-01' },
  );

  expect([...causes]).toEqual([
    ['generic', ['$100 to $50 a day, 28 Feb']],
    ['brand', ['Resumed, 9 Feb', 'Paused, 3 Feb']],
  ]);
});
