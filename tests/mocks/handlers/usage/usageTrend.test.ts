/** Tests the trend of resource counts: monthly values from the log that end with the meter's current count. */
import { describe, expect, test } from 'vitest';
import { nora } from '#tests/support/cast.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { openReports } from '../reports/openReports.ts';

type Caller = Pick<Awaited<ReturnType<typeof openReports>>, 'succeed' | 'token'>;

const rowsOf = async ({ succeed, token }: Caller) =>
  (await succeed('readUsage', { token })).items.filter(({ trend }) => trend !== undefined);

const told = async (agency: Caller) =>
  (await rowsOf(agency)).map(({ resource, used, trend }) => ({ resource, used, last: trend?.at(-1)?.used }));

const equal = (rows: Awaited<ReturnType<typeof told>>) => rows.map((row) => ({ ...row, last: row.used }));

describe('the trend of usage', () => {
  test('of the demo goes over twelve months, to what is in use today', async () => {
    const agency = await openReports();
    const rows = await rowsOf(agency);

    expect(rows.map(({ resource }) => resource)).toEqual([
      'clients',
      'team_members',
      'integrations',
      'dashboards',
    ]);
    expect(rows.map(({ trend }) => trend?.length)).toEqual([12, 12, 12, 12]);
    expect(rows[0]?.trend?.map(({ day }) => day).slice(-3)).toEqual([
      '2025-11-30',
      '2025-12-31',
      '2026-01-05',
    ]);
    expect(new Set(rows[0]?.trend?.map(({ used }) => used)).size).toBeGreaterThan(1);
    const now = await told(agency);
    expect(now).toEqual(equal(now));
  });

  test('follows what a smaller plan puts aside, and what people do', async () => {
    const agency = await openReports();
    const { succeed, token } = agency;
    const before = await told(agency);
    await succeed('inviteMember', {
      token,
      body: { email: 'kim@fjord.example', role: 'user', client_ids: ['fjordandfoam'] },
    });
    await succeed('inviteMember', { token, body: { email: 'lee@agency.example', role: 'manager' } });
    const invited = await told(agency);
    await succeed('startSimulation', { token, body: { plan_name: 'starter' } });
    const starter = await told(agency);
    await succeed('endSimulation', { token });
    const after = await told(agency);

    expect(invited[1]?.last).toBe(Number(before[1]?.last) + 1);
    for (const rows of [invited, starter, after]) expect(rows).toEqual(equal(rows));
    expect(starter.map(({ last }) => last)).not.toEqual(after.map(({ last }) => last));
  });

  test('of a new agency begins with its first month', async () => {
    const backend = openTestBackend();
    const { token } = (await backend.signUp(nora)).session;
    const rows = await rowsOf({ ...backend, token } as unknown as Caller);

    expect(rows.map(({ trend }) => trend?.length)).toEqual([1, 1, 1, 1]);
  });
});
