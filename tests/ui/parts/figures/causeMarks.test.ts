/** Tests the causes that the log gives for unusual days: paused clients, expired and disconnected sources. */
import { expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { causeNear } from '#domain/findings/findingContext.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { clientTag } from '#events/tags.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { causeMarks, markedEvents, stopEvents } from '#ui/parts/figures/useMarks.ts';

const today = '2026-01-05';

test('a pause and an expired connection are the cause of each day that they last', async () => {
  const { log, world, succeed, demo, seed } = openTestBackend();
  await seed();
  const { token } = (await demo('admin')).session;
  const clientId = 'fjordandfoam';
  const scopes = [...platformCatalogue.google_ads.scopes];
  const body = { platform: 'google_ads', account_id: 'google_ads-fjord', client_id: clientId, scopes };
  const source = (await succeed('connectIntegration', { token, body })).integration;
  const account = { platform: source.platform, externalName: source.account.name, clientId };
  const about = { workspaceId: 'northlight', integrationId: source.id, ...account };
  const failedAt = '2025-12-20T06:00:00.000Z';
  await appendFacts(
    log,
    world,
    [{ type: 'SourceSyncFailed', data: { ...about, from: '2025-12-20', reason: 'tokenExpired', failedAt } }],
    { tags: [clientTag(clientId)] },
  );
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

  expect(await causeOn(clientId, '2026-01-03')).toBe(
    `No data from ${source.account.name}, its connection expired`,
  );
  expect(await causeOn(clientId, '2025-12-10')).toBe(undefined);

  const params = { id: 'voltride' };
  const version = async () => ({
    'If-Match': (await succeed('readClient', { token, params })).client.etag,
  });
  await succeed('pauseClient', { token, params, headers: await version() });
  expect(await causeOn('voltride', today)).toBe('Paused the client');
  const query = new URLSearchParams({ ...stopEvents, limit: '500' }).toString();
  const ofAll = (await succeed('listEvents', { token, query })).items;
  const nameOf = (id: string | null) => (id === 'voltride' ? 'Voltride' : undefined);
  expect(causeMarks(ofAll, today, nameOf).map(({ text }) => text)).toContain('Voltride: Paused the client');
  await succeed('resumeClient', { token, params, headers: await version() });
  expect((await marksOf('voltride')).map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Paused the client', 'Resumed the client']),
  );
});
