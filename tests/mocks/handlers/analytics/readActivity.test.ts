/** Tests the daily activity of a workspace over HTTP. */
import { describe, expect, test } from 'vitest';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const oneDay = 24 * 60 * 60 * 1_000;

/** The demo agency after `length` days; its admin changes the profile on each listed day. */
const openDays = async (length: number, changes: readonly number[]) => {
  const world = createVirtualWorld();
  const backend = openTestBackend({ world });
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  await backend.signUp(nora);
  for (let day = 1; day <= length; day += 1) {
    world.clock.advance(oneDay);
    for (const [index] of changes.filter((one) => one === day).entries()) {
      await backend.succeed('updateProfile', { token, body: { first_name: `Ada ${index}` } });
    }
  }
  const read = (query = '') => backend.succeed('readActivity', { token, query });
  return { ...backend, token, read };
};

describe('activity by day', () => {
  test('is that of the caller’s workspace, with its size at the end of each day', async () => {
    const { read } = await openDays(2, [1]);

    expect(await read('from=2026-01-04&to=2026-01-06&interval=day')).toEqual({
      from: '2026-01-04',
      to: '2026-01-06',
      interval: 'day',
      days: [
        { day: '2026-01-04', events: 0, clients: 8, members: 3, integrations: 0, plan_changes: 0 },
        { day: '2026-01-05', events: 1, clients: 8, members: 3, integrations: 0, plan_changes: 0 },
        { day: '2026-01-06', events: 1, clients: 8, members: 3, integrations: 0, plan_changes: 0 },
      ],
      plan_steps: [],
      findings: null,
      compared: 3,
      needed: 14,
    });
  });

  test('goes by when things happened, not by when the seed recorded them', async () => {
    const { read } = await openDays(0, []);
    const { days, plan_steps } = await read('from=2024-01-01&to=2024-01-05');

    expect(days).toEqual([
      { day: '2024-01-01', events: 3, clients: 0, members: 1, integrations: 0, plan_changes: 0 },
      { day: '2024-01-02', events: 1, clients: 1, members: 1, integrations: 0, plan_changes: 0 },
      { day: '2024-01-03', events: 0, clients: 1, members: 1, integrations: 0, plan_changes: 0 },
      { day: '2024-01-04', events: 0, clients: 1, members: 1, integrations: 0, plan_changes: 0 },
      { day: '2024-01-05', events: 4, clients: 1, members: 2, integrations: 0, plan_changes: 1 },
    ]);
    expect(plan_steps).toEqual([
      { day: '2024-01-05', position: 6, number: 6, type: 'SubscriptionActivated', plan: 'pro' },
    ]);
  });

  test('begins with the size that the workspace had before the range, whenever that was recorded', async () => {
    const { world, signUp, ask, succeed } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    await succeed('startTrial', { token });
    await succeed('addClient', {
      token,
      body: { name: 'Early', domain: 'early.example', industry: 'Education' },
    });
    world.clock.advance(9 * 86_400_000);
    await ask('addClient', {
      token,
      body: { name: 'Late', domain: 'late.example', industry: 'Education' },
    });
    const { days } = await succeed('readActivity', { token, query: 'from=2026-01-13&to=2026-01-14' });

    expect(days.map(({ events, clients, members }) => [events, clients, members])).toEqual([
      [0, 2, 1],
      [1, 3, 1],
    ]);
  });

  test('is that of the past when asked as of a position', async () => {
    const { read } = await openDays(2, [1]);
    const { to, days } = await read('from=2026-01-05&as_of=21');

    expect([to, days]).toEqual([
      '2026-01-05',
      [{ day: '2026-01-05', events: 1, clients: 8, members: 3, integrations: 0, plan_changes: 0 }],
    ]);
  });

  test('of people of a client is what is about themselves and their client', async () => {
    const { demo, succeed } = await openDays(0, []);
    const { token } = (await demo('client')).session;
    const { days } = await succeed('readActivity', { token, query: 'from=2026-01-05' });

    expect(days).toEqual([
      { day: '2026-01-05', events: 1, clients: 1, members: 1, integrations: 0, plan_changes: 0 },
    ]);
  });

  test('names the days that stand out, what they were held against, and their first events', async () => {
    const { read } = await openDays(20, [9, 9, 9, 9, 9, 9]);
    const { findings, compared } = await read('from=2026-01-06');

    expect(compared).toBe(19);
    expect(findings?.map(({ score: _score, ...finding }) => finding)).toEqual([
      {
        day: '2026-01-14',
        events: 6,
        usual: 0,
        compared_with: 'allDays',
        compared_days: 19,
        types: [{ type: 'ProfileUpdated', count: 6 }],
        positions: [27, 28, 29, 30, 31],
        numbers: [22, 23, 24, 25, 26],
      },
    ]);
    expect(findings?.map(({ score }) => score.toFixed(2))).toEqual(['15.16']);
  });

  test('refuses days that cannot be, and other intervals', async () => {
    const { ask, token } = await openDays(2, []);
    const refused = await Promise.all(
      ['from=2026-02-30', 'to=2026-01-08', 'from=2026-01-06&to=2026-01-05'].map(async (query) =>
        statusAndBody(await ask('readActivity', { token, query })),
      ),
    );
    const { status } = await ask('readActivity', { token, query: 'interval=hour' });

    expect(refused).toEqual([
      refusal('invalid', { errors: { from: 'Must be a day such as 2026-11-21' } }),
      refusal('invalid', { errors: { to: 'Must not be after 2026-01-07' } }),
      refusal('invalid', { errors: { from: 'Must not be after the last day' } }),
    ]);
    expect(status).toBe(422);
  });

  test('needs a plan with AI insights [S6.3]', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;

    expect(statusAndBody(await ask('readActivity', { token }))).toEqual(
      refusal('featureLocked', { plan: null, neededPlan: 'pro' }),
    );
  });
});
