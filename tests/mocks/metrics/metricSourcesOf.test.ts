/** Tests deriving metric sources from events. */
import { describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { foldFresh } from '#events/projections/folding.ts';
import { metricSourcesOf } from '#mocks/sources/metricSourcesOf.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const day = (text: string): number => epochDayOf(text) ?? Number.NaN;
const today = day('2026-01-10');

const added = (clientId: string): AppEvent => ({
  type: 'ClientAdded',
  data: {
    clientId,
    workspaceId: 'berg',
    name: 'Shoes',
    domain: `${clientId}.example`,
    industry: 'Retail',
    sample: true,
    addedAt: '2026-01-02T09:00:00.000Z',
  },
});

const about = {
  workspaceId: 'berg',
  integrationId: 'ads',
  by: 'nora',
  platform: 'google_ads',
  externalName: 'Shoes ads',
  clientId: 'shoes',
} as const;

type Account = { readonly integrationId: string; readonly platform: 'google_analytics' | 'shopify' };

const connected = (other: Partial<Account> = {}): AppEvent => ({
  type: 'IntegrationConnected',
  data: { ...about, ...other, externalId: 'x', scopes: [], connectedAt: '2026-01-05T09:00:00.000Z' },
});

const disconnected: AppEvent = {
  type: 'IntegrationDisconnected',
  data: { ...about, disconnectedAt: '2026-01-08T09:00:00.000Z' },
};
const failed: AppEvent = {
  type: 'SourceSyncFailed',
  data: {
    workspaceId: 'berg',
    integrationId: 'ads',
    platform: 'google_ads',
    externalName: 'Shoes ads',
    clientId: 'shoes',
    from: '2026-01-07',
    reason: 'tokenExpired',
    failedAt: '2026-01-07T03:00:00.000Z',
  },
};

const sourcesAfter = (...events: readonly AppEvent[]) =>
  metricSourcesOf(foldFresh(storedEvents(...events)), 'berg', today);

describe('metric sources', () => {
  test('are the sample data of a sample client until an account is connected', () => {
    const [sample, ...others] = sourcesAfter(added('shoes'));

    expect(others).toEqual([]);
    expect([sample?.id, sample?.kind, sample?.from, sample?.to, sample?.state]).toEqual([
      'sample-shoes',
      'sample',
      day('2026-01-02') - 730,
      null,
      'active',
    ]);
    expect(sourcesAfter(added('shoes'), connected()).map(({ id }) => id)).toEqual(['ads']);
  });

  test('report 730 days before they were connected, with usual campaigns where none was reported', () => {
    const [source] = sourcesAfter(added('shoes'), connected());

    expect([source?.label, source?.from, source?.to, source?.channels, source?.syncedAt]).toEqual([
      'Google Ads · Shoes',
      day('2026-01-05') - 730,
      null,
      ['paid_search', 'display'],
      '2026-01-05T09:00:00.000Z',
    ]);
    expect(source?.campaigns.map(({ id }) => id)).toEqual(['ads-1', 'ads-2', 'ads-3']);
  });

  test('run the campaigns that were reported, at their levels', () => {
    const campaign = {
      workspaceId: 'berg',
      campaignId: 'spring',
      clientId: 'shoes',
      name: 'Spring',
      by: 'nora',
    };
    const launched: AppEvent = {
      type: 'CampaignLaunched',
      data: {
        ...campaign,
        integrationId: 'ads',
        channel: 'paid_search',
        weight: 0.5,
        dailyBudgetCents: 1_000,
        launchedOn: '2026-01-05',
        launchedAt: '2026-01-05T10:00:00.000Z',
      },
    };
    const paused: AppEvent = {
      type: 'CampaignPaused',
      data: { ...campaign, from: '2026-01-07', pausedAt: '2026-01-07T10:00:00.000Z' },
    };

    expect(sourcesAfter(added('shoes'), connected(), launched, paused)[0]?.campaigns).toEqual([
      {
        id: 'spring',
        name: 'Spring',
        channel: 'paid_search',
        weight: 0.5,
        levels: [
          { from: day('2026-01-05'), level: 1 },
          { from: day('2026-01-07'), level: 0 },
        ],
      },
    ]);
  });

  test('end with the day before they are given up, and report all of it when they are restored', () => {
    const restored: AppEvent = {
      type: 'IntegrationRestored',
      data: { ...about, restoredAt: '2026-01-10T07:00:00.000Z' },
    };
    const endOf = (...events: readonly AppEvent[]) =>
      sourcesAfter(added('shoes'), connected(), ...events).map(({ to, state, syncedAt }) => [
        to,
        state,
        syncedAt,
      ]);

    expect(endOf(disconnected)).toEqual([[day('2026-01-07'), 'disconnected', '2026-01-08T09:00:00.000Z']]);
    expect(endOf(disconnected, restored)).toEqual([[null, 'active', '2026-01-10T07:00:00.000Z']]);
  });

  test('end with their client', () => {
    const archived: AppEvent = {
      type: 'ClientArchived',
      data: { clientId: 'shoes', workspaceId: 'berg', archivedAt: '2026-01-06T09:00:00.000Z' },
    };

    const ended = [[day('2026-01-05'), 'ended']];
    const endOf = (...events: readonly AppEvent[]) =>
      sourcesAfter(...events).map(({ to, state }) => [to, state]);
    expect(endOf(added('shoes'), archived)).toEqual(ended);
    expect(endOf(added('shoes'), connected(), archived)).toEqual(ended);
  });

  test('belong as a whole to the client that they were given to', () => {
    const mapped: AppEvent = {
      type: 'IntegrationMapped',
      data: { ...about, clientId: 'boots', formerClientId: 'shoes', mappedAt: '2026-01-06T09:00:00.000Z' },
    };

    expect(
      sourcesAfter(added('shoes'), added('boots'), connected(), mapped).map(({ id, clientId }) => [
        id,
        clientId,
      ]),
    ).toEqual([
      ['ads', 'boots'],
      ['sample-shoes', 'shoes'],
    ]);
  });

  test('are behind while they are silent, and say since when', () => {
    expect(
      sourcesAfter(added('shoes'), connected(), failed).map(({ gaps, state, syncedAt }) => [
        gaps,
        state,
        syncedAt,
      ]),
    ).toEqual([[[{ from: day('2026-01-07'), to: null }], 'expired', '2026-01-07T03:00:00.000Z']]);
  });

  test.each(['platformDown', 'trackingLost'] as const)('fail while their syncs do (%s)', (reason) => {
    const silent = { ...failed, data: { ...failed.data, reason } } as AppEvent;

    expect(sourcesAfter(added('shoes'), connected(), silent).map(({ state }) => state)).toEqual(['failing']);
  });

  test('report each visit once: a shop knows who comes by itself or by a mail', () => {
    const site = connected({ integrationId: 'site', platform: 'google_analytics' });
    const shop = connected({ integrationId: 'shop', platform: 'shopify' });
    const channelsAfter = (...events: readonly AppEvent[]) =>
      sourcesAfter(added('shoes'), ...events).map(({ id, channels }) => [id, channels]);

    expect(channelsAfter(site)).toEqual([['site', ['organic_search', 'referral', 'email', 'direct']]]);
    expect(channelsAfter(site, shop)).toEqual([
      ['site', ['organic_search', 'referral']],
      ['shop', ['email', 'direct']],
    ]);
  });

  test('are the same objects for the same answers', () => {
    const answers = foldFresh(storedEvents(added('shoes'), connected()));

    expect(metricSourcesOf(answers, 'berg', today)).toBe(metricSourcesOf(answers, 'berg', today));
  });
});
