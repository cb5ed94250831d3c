/** Tests the realtime snapshot of the last 30 minutes over HTTP: counts, access and the reasons for an empty reply. */
import { describe, expect, test } from 'vitest';
import { demoPlatformAccounts } from '#domain/integrations/demoPlatformAccounts.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const openDemo = async (name: 'admin' | 'client' = 'admin') => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo(name)).session;
  const read = (query = '') => backend.succeed('readRealtime', { token, query });
  return { ...backend, token, read };
};

const sumOf = (rows: readonly { readonly visits: number }[]) =>
  rows.reduce((sum, { visits }) => sum + visits, 0);

const minute = 60_000;
const anyVersion = { 'If-Match': '*' };

describe('the picture of this moment', () => {
  test('has figures that agree with its minutes, its rankings and its visits', async () => {
    const { read, world } = await openDemo();
    world.clock.advance(12 * minute + 34_000);
    const picture = await read();
    const within = picture.recent.filter(({ at }) => at >= (picture.minutes[0]?.at ?? ''));
    const now = world.clock.now();

    expect(picture.minutes.map(({ at }) => Date.parse(at))).toEqual(
      Array.from({ length: 30 }, (_, index) => now - 34_000 - (29 - index) * minute),
    );
    expect(picture.visits).toBeGreaterThan(150);
    expect([
      sumOf(picture.minutes),
      sumOf(picture.channels),
      sumOf(picture.devices),
      sumOf(picture.countries),
    ]).toEqual([picture.visits, picture.visits, picture.visits, picture.visits]);
    expect(picture.recent.length).toBe(200);
    expect(picture.recent.map(({ at }) => at)).toEqual(
      picture.recent.map(({ at }) => at).toSorted((one, other) => (one < other ? 1 : -1)),
    );
    expect(
      within.filter(({ kind }) => kind !== 'visit').every(({ value_cents }) => value_cents !== null),
    ).toBe(true);
    expect([picture.active > 0, picture.active <= picture.users, picture.users <= picture.visits]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('has the revenue of the hours that are over, and of the same hours a week ago', async () => {
    const { read, succeed, token } = await openDemo();
    const { revenue_cents, revenue_before_cents } = await read('client=fjordandfoam');
    const { totals, previous } = await succeed('readMetrics', {
      token,
      query: 'client=fjordandfoam&from=2026-01-05&to=2026-01-05&compare=previous&match=weekday',
    });

    expect([revenue_cents, revenue_before_cents]).toEqual([
      totals.revenue_cents,
      previous?.revenue_cents ?? null,
    ]);
  });

  test('has the spend of the hours that are over, held against the budget’s share of the day [B6]', async () => {
    const { read, succeed, token, world } = await openDemo();
    const ofDay = async (day: string) => {
      const query = `client=fjordandfoam&from=${day}&to=${day}`;
      return (await succeed('readMetrics', { token, query })).totals.spend_cents ?? 0;
    };
    const none = await read('client=fjordandfoam');
    await succeed('setBudget', { token, params: { id: 'fjordandfoam' }, body: { monthly_cents: 3_100_000 } });
    const { spend_cents, pace } = await read('client=fjordandfoam');
    const today = await ofDay('2026-01-05');
    const lastWeek = await read('client=fjordandfoam&as_of=2025-12-29T08:59:59.999Z');
    const share = lastWeek.spend_cents / (await ofDay('2025-12-29'));

    expect([none.spend_cents, none.pace, spend_cents]).toEqual([today, null, today]);
    expect(pace?.spend_cents).toBe(today);
    expect(pace?.expected_cents).toBeCloseTo(100_000 * share, -2);
    world.clock.advance(30 * minute);
    const later = await read('client=fjordandfoam');
    expect(later.spend_cents).toBeGreaterThan(spend_cents);
    expect(later.pace?.expected_cents).toBeGreaterThan(pace?.expected_cents ?? 0);
  });

  test('names the campaigns of its visits, with their client where there are several', async () => {
    const { read } = await openDemo();
    const { recent, minutes, campaigns } = await read('client=fjordandfoam');
    const { campaigns: ofAll } = await read();
    const shown = recent.filter(({ at }) => at >= (minutes[0]?.at ?? ''));
    const byCampaign = Object.groupBy(shown, ({ campaign }) => campaign ?? '');

    expect(campaigns.map(({ label, visits, conversions }) => [label, visits, conversions])).toEqual(
      campaigns.map(({ label }) => {
        const visits = byCampaign[label] ?? [];
        return [label, visits.length, visits.filter(({ kind }) => kind !== 'visit').length];
      }),
    );
    expect(campaigns.length).toBeGreaterThan(0);
    expect(ofAll.every(({ label }) => label.includes(' · '))).toBe(true);
  });

  test('of a moment that is over is the one that was shown then, with all its visits [B6]', async () => {
    const { read, world } = await openDemo();
    const then = await read();
    const at = new Date(world.clock.now()).toISOString();
    world.clock.advance(47 * minute);

    expect(await read(`as_of=${at}`)).toEqual(then);
  });

  test('is the same when it is read again, and in another session', async () => {
    const [first, second] = [await openDemo(), await openDemo()];
    for (const { world } of [first, second]) world.clock.advance(7 * minute);
    const own = await first.read('client=palmroute');

    expect([await first.read('client=palmroute'), await second.read('client=palmroute')]).toEqual([own, own]);
  });

  test('of a client’s person is of their own client alone', async () => {
    const { read, ask, token } = await openDemo('client');
    const { recent, quiet } = await read();

    expect([quiet, [...new Set(recent.map(({ client_id }) => client_id))]]).toEqual([null, ['fjordandfoam']]);
    expect(statusAndBody(await ask('readRealtime', { token, query: 'client=stackpilot' }))).toEqual(
      refusal('roleForbidden'),
    );
  });

  test('is empty for a client that is paused or archived, and says so; for all the others it goes on', async () => {
    const { read, succeed, token } = await openDemo();
    const before = await read();
    const change = async (name: 'pauseClient' | 'archiveClient', id: string) => {
      await succeed(name, { token, params: { id }, headers: anyVersion });
    };
    await change('pauseClient', 'fjordandfoam');
    await change('archiveClient', 'palmroute');
    const quietOf = async (query: string) => {
      const { quiet, visits, recent, revenue_cents } = await read(query);
      return { quiet, visits, recent: recent.length, revenue_cents };
    };
    const none = { visits: 0, recent: 0, revenue_cents: 0 };
    const after = await read();

    expect(await quietOf('client=fjordandfoam')).toEqual({ quiet: 'paused', ...none });
    expect(await quietOf('client=palmroute')).toEqual({ quiet: 'archived', ...none });
    expect(after.recent.map(({ id }) => id).slice(0, 50)).toEqual(
      before.recent
        .filter(({ client_id }) => client_id !== 'fjordandfoam' && client_id !== 'palmroute')
        .map(({ id }) => id)
        .slice(0, 50),
    );
  });

  test('has nothing of the channels of a source that was given up', async () => {
    const { read, succeed, token } = await openDemo();
    const connect = async (platform: 'google_ads' | 'google_analytics') => {
      const body = {
        platform,
        account_id: demoPlatformAccounts[platform][0]?.id ?? '',
        client_id: 'fjordandfoam',
        scopes: [...platformCatalogue[platform].scopes],
      };
      return (await succeed('connectIntegration', { token, body })).integration;
    };
    await connect('google_analytics');
    const { id } = await connect('google_ads');
    const channelsOf = async () => (await read('client=fjordandfoam')).channels.map(({ key }) => key);
    const before = await channelsOf();
    await succeed('disconnectIntegration', { token, params: { id }, headers: anyVersion });

    expect(before).toContain('paid_search');
    expect(await channelsOf()).toEqual(
      before.filter((channel) => channel !== 'paid_search' && channel !== 'display'),
    );
  });

  test('of a new workspace is of its sample client; strangers and what is unknown are refused', async () => {
    const { signUp, succeed, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const picture = () => succeed('readRealtime', { token });
    const { quiet, visits } = await picture();

    expect([quiet, visits > 0]).toEqual([null, true]);
    expect(statusAndBody(await ask('readRealtime'))).toEqual(refusal('sessionMissing'));
    expect(statusAndBody(await ask('readRealtime', { token, query: 'minutes=30' }))).toEqual(
      refusal('invalid', { errors: { minutes: 'Unknown field' } }),
    );
  });
});
