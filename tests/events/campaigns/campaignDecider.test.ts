/** Tests the rules of a workspace's campaigns. */
import { describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { campaignDecider, campaignOf } from '#events/campaigns/campaignDecider.ts';
import type { CampaignEvent, CampaignLaunched } from '#events/campaigns/campaignEvents.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const { given } = specificationOf(campaignDecider);

const asked = { workspaceId: 'berg', campaignId: 'spring', by: 'nora' };
const facts = {
  clientId: 'shoes',
  integrationId: 'ads',
  channel: 'paid_search',
  name: 'Spring',
  weight: 0.6,
  dailyBudgetCents: 4_000,
  launchedOn: '2026-01-03',
} as const;
const launch = { type: 'LaunchCampaign', ...asked, ...facts, now: morning } as const;
const launched: CampaignLaunched = {
  type: 'CampaignLaunched',
  data: { ...asked, ...facts, launchedAt: morning },
};
const about = { ...asked, clientId: 'shoes', name: 'Spring', from: '2026-01-05' };
const raised: CampaignEvent = {
  type: 'CampaignBudgetChanged',
  data: { ...about, formerDailyBudgetCents: 4_000, dailyBudgetCents: 6_000, changedAt: later },
};
const paused: CampaignEvent = { type: 'CampaignPaused', data: { ...about, pausedAt: later } };
const resumed: CampaignEvent = {
  type: 'CampaignResumed',
  data: { ...about, from: '2026-01-06', resumedAt: nextDay },
};
const ended: CampaignEvent = { type: 'CampaignEnded', data: { ...about, endedAt: later } };
const change = { type: 'ChangeCampaignBudget', ...asked, dailyBudgetCents: 6_000, now: later } as const;

describe('campaign', () => {
  test('is launched once, with a budget, on a day that has come', () => {
    given().when(launch).thenHappens(launched);
    given(launched).when(launch).thenRefused('versionConflict');
    given()
      .when({ ...launch, dailyBudgetCents: 0 })
      .thenRefused('invalid');
    given()
      .when({ ...launch, launchedOn: '2026-01-06' })
      .thenRefused('invalid');
  });

  test('has another budget from the day on which it is changed', () => {
    given(launched).when(change).thenHappens(raised);
    given(launched)
      .when({ ...change, dailyBudgetCents: 4_000 })
      .thenNothing();
    given(launched)
      .when({ ...change, dailyBudgetCents: 12.5 })
      .thenRefused('invalid');
    given().when(change).thenRefused('notFound');
  });

  test('rests and runs again; asked twice, nothing happens', () => {
    const pause = { type: 'PauseCampaign', ...asked, now: later } as const;
    const resume = { type: 'ResumeCampaign', ...asked, now: nextDay } as const;
    given(launched).when(pause).thenHappens(paused);
    given(launched, paused).when(pause).thenNothing();
    given(launched, paused).when(resume).thenHappens(resumed);
    given(launched).when(resume).thenNothing();
  });

  test('ends for good', () => {
    const end = { type: 'EndCampaign', ...asked, now: later } as const;
    given(launched).when(end).thenHappens(ended);
    given(launched, ended).when(end).thenNothing();
    given(launched, ended).when(change).thenRefused('campaignEnded');
  });

  test('runs at its budget by that of the launch, 0 while it rests; the last word of a day holds', () => {
    const day = (text: string) => epochDayOf(text);
    const levelsAfter = (...events: readonly CampaignEvent[]) =>
      campaignOf(stateOf(campaignDecider, [launched, ...events]), 'spring')?.levels;

    expect(levelsAfter()).toEqual([{ from: day('2026-01-03'), level: 1 }]);
    expect(levelsAfter(raised)).toEqual([
      { from: day('2026-01-03'), level: 1 },
      { from: day('2026-01-05'), level: 1.5 },
    ]);
    expect(levelsAfter(raised, paused, resumed)).toEqual([
      { from: day('2026-01-03'), level: 1 },
      { from: day('2026-01-05'), level: 0 },
      { from: day('2026-01-06'), level: 1.5 },
    ]);
    expect(levelsAfter(paused, raised)).toEqual([
      { from: day('2026-01-03'), level: 1 },
      { from: day('2026-01-05'), level: 0 },
    ]);
  });
});
