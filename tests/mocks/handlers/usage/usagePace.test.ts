/** Tests the meters over HTTP: daily usage from the log, the projection for the month, and the limit on history. */
import { describe, expect, test } from 'vitest';
import { nora } from '#tests/support/cast.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { fjord, monthly, openReports } from '../reports/openReports.ts';

type Agency = Awaited<ReturnType<typeof openReports>>;

const usageOf = async ({ succeed, token }: Pick<Agency, 'succeed' | 'token'>) => {
  const { items, retention } = await succeed('readUsage', { token });
  const row = (name: string) => items.find(({ resource }) => resource === name);
  return { retention, reports: row('reports'), calls: row('api_calls'), clients: row('clients') };
};

const called = (agency: Agency, day: string, calls: number) => {
  const at = `${day}T20:00:00.000Z`;
  const about = { workspaceId: 'northlight', keyId: 'export', name: 'Export', calls };
  const times = { firstAt: at, lastAt: at, countedAt: at };
  const data = { ...about, month: day.slice(0, 7), ...times };
  return appendFacts(agency.log, agency.world, [{ type: 'ApiCallsCounted', data }]);
};

const made = (agency: Agency) =>
  appendFacts(agency.log, agency.world, [
    {
      type: 'ApiKeyMade',
      data: {
        workspaceId: 'northlight',
        keyId: 'export',
        name: 'Export',
        hint: 'abcd',
        by: 'demoadmin',
        createdAt: '2025-12-01T09:00:00.000Z',
      },
    },
  ]);

describe('the API calls of a month', () => {
  test('are reported day by day, with what the month comes to and the day that fills the plan', async () => {
    const agency = await openReports();
    await made(agency);
    await called(agency, '2025-12-30', 700);
    await called(agency, '2026-01-02', 1_400);
    await called(agency, '2026-01-04', 700);
    const unlimited = await usageOf(agency);
    await agency.succeed('startSimulation', { token: agency.token, body: { plan_name: 'starter' } });
    const starter = await usageOf(agency);

    // 2,100 until the 5th, and 400 on each of the 26 days left.
    const pace = { days: [0, 1_400, 0, 700, 0], projected: 12_500 };
    expect(unlimited.calls).toMatchObject({ used: 2_100, pace: { ...pace, reached_on: null } });
    expect(starter.calls).toMatchObject({ used: 2_100, pace: { ...pace, reached_on: '2026-01-25' } });
    expect(unlimited.clients?.pace).toBeUndefined();
  });
});

describe('the reports of a month', () => {
  test('come to what is made and what schedules will make, not for a client that is archived', async () => {
    const agency = await openReports();
    const recipients = ['jo@fjord.example'];
    const { id } = await agency.make();
    await agency.change(id, { recipients });
    await agency.schedule(id, { ...monthly, day: 20 });
    const weekly = await agency.make({ name: 'Weekly' });
    await agency.change(weekly.id, { recipients });
    await agency.schedule(weekly.id, { ...monthly, frequency: 'weekly', weekday: 0, day: null });
    await agency.move(weekly.id, 'generate');
    const { reports } = await usageOf(agency);
    const { client } = await agency.succeed('readClient', { token: agency.token, params: { id: fjord } });
    await agency.succeed('archiveClient', {
      token: agency.token,
      params: { id: fjord },
      headers: { 'If-Match': client.etag },
    });
    const without = await usageOf(agency);

    expect(reports).toMatchObject({
      used: 1,
      pace: { days: [0, 0, 0, 0, 1], projected: 5, reached_on: null },
    });
    expect(without.reports?.pace).toEqual({ days: [0, 0, 0, 0, 1], projected: 1, reached_on: null });
  });
});

describe('the days of history', () => {
  test('are counted from the first one with figures; what the plan hides is reported', async () => {
    const agency = await openReports();
    const whole = await usageOf(agency);
    await agency.succeed('startSimulation', { token: agency.token, body: { plan_name: 'starter' } });
    const starter = await usageOf(agency);

    const past = { used: 1_465, first_day: '2022-01-02' };
    expect(whole.retention).toEqual({ ...past, limit: -1, hidden: 0 });
    expect(starter.retention).toEqual({ ...past, limit: 30, hidden: 1_434 });
  });

  test('of a new agency are those of its sample client', async () => {
    const backend = openTestBackend();
    const { token } = (await backend.signUp(nora)).session;
    await backend.succeed('startTrial', { token });
    expect((await backend.succeed('readUsage', { token })).retention).toEqual({
      limit: 365,
      used: 731,
      first_day: '2024-01-06',
      hidden: 365,
    });
  });
});
