/** Tests the rules of sources that fail, recover and revise their facts. */
import { describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { healthOf, sourceDecider } from '#events/sources/sourceDecider.ts';
import type { SourceEvent, SourceSyncFailed } from '#events/sources/sourceEvents.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const { given } = specificationOf(sourceDecider);

const about = {
  workspaceId: 'berg',
  integrationId: 'ads',
  platform: 'google_ads',
  externalName: 'Shoes',
  clientId: 'shoes',
} as const;
const fail = {
  type: 'FailSync',
  ...about,
  from: '2026-01-04',
  reason: 'tokenExpired',
  now: morning,
} as const;
const failed: SourceSyncFailed = {
  type: 'SourceSyncFailed',
  data: { ...about, from: '2026-01-04', reason: 'tokenExpired', failedAt: morning },
};
const recovered = (lostTo: string | null): SourceEvent => ({
  type: 'SourceSyncRecovered',
  data: { ...about, lostTo, recoveredAt: nextDay },
});
const restate = {
  type: 'RestateSource',
  ...about,
  from: '2026-01-01',
  to: '2026-01-02',
  factor: 0.9,
  reason: 'Clicks taken back',
  now: later,
} as const;

describe('source', () => {
  test('falls silent once and comes back once', () => {
    const recover = { type: 'RecoverSync', ...about, lostTo: null, now: nextDay } as const;
    given().when(fail).thenHappens(failed);
    given(failed).when(fail).thenNothing();
    given(failed).when(recover).thenHappens(recovered(null));
    given().when(recover).thenNothing();
  });

  test('is reconnected by a person: days without access are reported later, days without measuring are lost', () => {
    const reconnect = { type: 'ReconnectSource', ...about, by: 'ada', now: nextDay } as const;
    const reconnected = (lostTo: string | null): SourceEvent => ({
      type: 'SourceSyncRecovered',
      data: { ...about, by: 'ada', lostTo, recoveredAt: nextDay },
    });
    const because = (reason: 'platformDown' | 'trackingLost'): SourceSyncFailed => ({
      ...failed,
      data: { ...failed.data, reason },
    });
    given(failed).when(reconnect).thenHappens(reconnected(null));
    given(because('platformDown')).when(reconnect).thenHappens(reconnected(null));
    given(because('trackingLost')).when(reconnect).thenHappens(reconnected('2026-01-05'));
    given().when(reconnect).thenNothing();
  });

  test('revises days that are over, and not by nothing', () => {
    const { type: _type, now: _now, ...facts } = restate;
    given()
      .when(restate)
      .thenHappens({ type: 'SourceRestated', data: { ...facts, restatedAt: later } });
    given()
      .when({ ...restate, to: '2026-01-05' })
      .thenRefused('invalid');
    given()
      .when({ ...restate, from: '2026-01-03' })
      .thenRefused('invalid');
    given()
      .when({ ...restate, factor: 0 })
      .thenRefused('invalid');
  });

  test('has a gap where days are lost for good, and none where it reported them later', () => {
    const gapsAfter = (...events: readonly SourceEvent[]) =>
      healthOf(stateOf(sourceDecider, events), 'ads').gaps;
    const [from, to] = [epochDayOf('2026-01-04'), epochDayOf('2026-01-05')];

    expect([gapsAfter(failed), gapsAfter(failed, recovered(null))]).toEqual([[], []]);
    expect(gapsAfter(failed, recovered('2026-01-05'))).toEqual([{ from, to }]);
  });

  test('loses the access of accounts that answer, from today on', () => {
    const { workspaceId, ...ads } = about;
    const shop = { ...ads, integrationId: 'shop' };
    const expire = { type: 'ExpireAccess', workspaceId, accounts: [ads, shop], now: nextDay } as const;
    const expired = (
      account: Omit<SourceSyncFailed['data'], 'workspaceId' | 'from' | 'reason' | 'failedAt'>,
    ): SourceEvent => ({
      type: 'SourceSyncFailed',
      data: {
        workspaceId,
        ...account,
        from: nextDay.slice(0, 10),
        reason: 'tokenExpired',
        failedAt: nextDay,
      },
    });
    given().when(expire).thenHappens(expired(ads), expired(shop));
    given(failed).when(expire).thenHappens(expired(shop));
    given(failed, expired(shop)).when(expire).thenNothing();
  });

  test('revises several accounts at once, all of which answer, or none', () => {
    const { workspaceId, ...ads } = about;
    const shop = { ...ads, integrationId: 'shop' };
    const { from, to, factor, reason } = restate;
    const facts = { from, to, factor, reason };
    const all = { type: 'RestateSources', workspaceId, accounts: [ads, shop], ...facts, now: later } as const;
    const restated = (
      account: Omit<SourceSyncFailed['data'], 'workspaceId' | 'from' | 'reason' | 'failedAt'>,
    ): SourceEvent => ({
      type: 'SourceRestated',
      data: { workspaceId, ...account, ...facts, restatedAt: later },
    });
    given().when(all).thenHappens(restated(ads), restated(shop));
    given(failed).when(all).thenRefused('sourceSilent');
    given()
      .when({ ...all, to: later.slice(0, 10) })
      .thenRefused('invalid');
  });
});
