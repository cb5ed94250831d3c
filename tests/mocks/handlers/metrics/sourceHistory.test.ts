/** Tests that source incidents appear with later metrics, and that queries as of earlier moments stay unchanged. */
import { expect, test } from 'vitest';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const fjord = 'fjordandfoam';

const openAccount = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { log, world, succeed } = backend;
  const { token } = (await backend.demo('admin')).session;
  const account = {
    platform: 'google_ads',
    account_id: 'google_ads-fjord',
    client_id: fjord,
    scopes: [...platformCatalogue.google_ads.scopes],
  };
  const { integration } = await succeed('connectIntegration', { token, body: account });
  const about = {
    workspaceId: 'northlight',
    integrationId: integration.id,
    platform: 'google_ads' as const,
    externalName: 'Fjord & Foam',
    clientId: fjord,
  };
  const now = () => new Date(world.clock.now()).toISOString();
  const read = (query: string) => succeed('readMetrics', { token, query: `client=${fjord}&${query}` });
  return { ...backend, token, integration, about, now, read, tell: appendFacts.bind(null, log, world) };
};

test('a restatement changes its days from then on, and as_of before it gives the figures of then', async () => {
  const { log, about, now, read, tell, succeed, token } = await openAccount();
  const restated = 'from=2025-12-08&to=2025-12-14';
  const others = 'from=2025-12-15&to=2025-12-21';
  const [before, beside] = [await read(restated), await read(others)];
  const { position } = await log.head();
  const span = {
    from: '2025-12-08',
    to: '2025-12-14',
    factor: 0.5,
    reason: 'Invalid clicks were taken back',
  };
  await tell([{ type: 'SourceRestated', data: { ...about, ...span, restatedAt: now() } }]);
  const [after, then] = [await read(restated), await read(`${restated}&as_of=${position}`)];

  expect(then.totals).toEqual(before.totals);
  expect(then.series).toEqual(before.series);
  const [was, is] = [before.totals.spend_cents ?? 0, after.totals.spend_cents ?? 0];
  expect(Math.abs(is - was / 2)).toBeLessThanOrEqual(before.series.length * 5);
  expect(is).toBeLessThan(was);
  expect((await read(others)).totals).toEqual(beside.totals);

  const noted = ({ notes }: typeof after) => notes.filter(({ code }) => code === 'restated');
  const note = {
    code: 'restated',
    text: 'Google Ads revised past days for Fjord & Foam.',
  };
  expect([noted(before), noted(then), noted(after), noted(await read(others))]).toEqual([[], [], [note], []]);
  expect(noted(await read(`${restated}&filters=channel:email`))).toEqual([]);
  expect(noted(await read(`${restated}&filters=channel:paid_search`))).toEqual([note]);

  const spendOf = async (query: string) => {
    const of = `client=${fjord}&figure=spend_cents&${restated}${query}`;
    const { value, position: at } = await succeed('readMetricExplanation', { token, query: of });
    return [value, at];
  };
  const { position: head } = await log.head();
  expect([await spendOf(''), await spendOf(`&as_of=${position}`)]).toEqual([
    [is, head],
    [was, position],
  ]);
});

test.each(['platformDown', 'trackingLost'] as const)(
  'a source whose syncs fail (%s) is stale from then on, and fresh once it answers again',
  async (reason) => {
    const { log, world, about, now, read, tell, integration, succeed, token } = await openAccount();
    const freshness = async (query = '') =>
      (await read(`from=2025-12-01&to=2025-12-31${query}`)).freshness.map(({ state, data_to, synced_at }) => [
        state,
        data_to,
        synced_at,
      ]);
    const sound = await freshness();
    const { position } = await log.head();
    const failedAt = now();
    await tell([{ type: 'SourceSyncFailed', data: { ...about, from: '2025-12-31', reason, failedAt } }]);
    world.clock.advanceTo(world.clock.now() + 5 * 3_600_000);

    expect(sound.map(([state]) => state)).toEqual(['fresh']);
    expect(await freshness()).toEqual([['stale', '2025-12-30', failedAt]]);
    expect(await freshness(`&as_of=${position}`)).toEqual(sound);

    await succeed('reconnectIntegration', { token, params: { id: integration.id } });
    expect((await freshness()).map(([state]) => state)).toEqual(['fresh']);
  },
);

test('figures of all clients name who was archived after these days had begun, and those of one client do not', async () => {
  const { succeed, token, read } = await openAccount();
  const ofAll = async (query: string) => {
    const { notes } = await succeed('readMetrics', { token, query });
    return notes.filter(({ code }) => code === 'clientsLeft');
  };
  const days = 'from=2025-12-08&to=2025-12-14';
  const before = await ofAll(days);
  await succeed('archiveClient', { token, params: { id: fjord }, headers: { 'If-Match': '*' } });

  const note = {
    code: 'clientsLeft',
    text: 'Fjord & Foam is an archived client: figures of all clients leave it out.',
  };
  expect([before, await ofAll(days), await ofAll('from=2020-12-08&to=2020-12-14')]).toEqual([[], [note], []]);
  expect((await read(days)).notes.filter(({ code }) => code === 'clientsLeft')).toEqual([]);
});
