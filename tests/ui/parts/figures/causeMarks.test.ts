/** Tests the causes that the log gives for unusual days: paused clients, expired and disconnected sources. */
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { causeNear } from '#domain/findings/findingContext.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { causeMarks, markedEvents } from '#ui/parts/figures/useMarks.ts';

const today = '2026-01-05';

test('a pause and an expired connection are the cause of each day that they last', async () => {
  const { log, world, succeed, demo, seed } = openTestBackend();
  await seed();
  const { token } = (await demo('admin')).session;
  const { items } = await succeed('listIntegrations', { token, query: 'client=stackpilot' });
  const [source] = items.filter(({ client }) => client.id === 'stackpilot');
  if (source === undefined) throw new Error('The client has no source');
  const account = { platform: source.platform, externalName: source.account.name, clientId: 'stackpilot' };
  const about = { workspaceId: 'northlight', integrationId: source.id, ...account };
  const failedAt = '2025-12-20T06:00:00.000Z';
  await appendFacts(log, world, [
    { type: 'SourceSyncFailed', data: { ...about, from: '2025-12-20', reason: 'tokenExpired', failedAt } },
  ]);
  const marksOf = async (client: string) =>
    causeMarks(
      (
        await succeed('listEvents', {
          token,
          query: new URLSearchParams({ ...markedEvents(client), limit: '500' }).toString(),
        })
      ).items,
      today,
    );
  const causeOn = async (client: string, day: string) =>
    causeNear(epochDayOf(day) ?? 0, await marksOf(client))?.text;

  expect(await causeOn('stackpilot', '2026-01-03')).toBe(
    `No data from ${source.account.name}, its connection expired`,
  );
  expect(await causeOn('stackpilot', '2025-12-10')).not.toContain('No data');

  const params = { id: 'voltride' };
  const version = async () => ({
    'If-Match': (await succeed('readClient', { token, params })).client.etag,
  });
  await succeed('pauseClient', { token, params, headers: await version() });
  expect(await causeOn('voltride', today)).toBe('Paused the client');
  await succeed('resumeClient', { token, params, headers: await version() });
  expect((await marksOf('voltride')).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Paused the client', 'Resumed the client']),
  );
});
