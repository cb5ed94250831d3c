/** Tests schedules above the quota of a smaller plan: the change pauses them, the meters list them, and a larger plan resumes them. */
import { expect, test } from 'vitest';
import { monthly, openReports } from '../reports/openReports.ts';

const opened = async () => {
  const agency = await openReports();
  const { succeed, token, make, change, schedule, move, read } = agency;
  const ids: string[] = [];
  for (let number = 1; number <= 7; number += 1) {
    const { id } = await make({ name: `Report ${number}` });
    await change(id, { recipients: ['jo@fjord.example'] });
    await schedule(id, monthly);
    ids.push(id);
  }
  await move(ids[6] ?? '', 'pause');
  const paused = async () => Promise.all(ids.map(async (id) => (await read(id)).paused));
  const pausedByPlan = async () => Promise.all(ids.map(async (id) => (await read(id)).paused_by_plan));
  const aside = async () => {
    const { items } = await succeed('readUsage', { token });
    const counted = await succeed('listCounted', { token, query: 'resource=reports' });
    return [
      items.find(({ resource }) => resource === 'reports')?.aside,
      counted.aside.map(({ label }) => label),
    ];
  };
  const choice = { clients: ['fjordandfoam'], team_members: [], integrations: [], dashboards: [] };
  const simulate = () => succeed('startSimulation', { token, body: { plan_name: 'starter', keep: choice } });
  return { ...agency, paused, pausedByPlan, aside, simulate };
};

const [on, off] = [false, true];

test('those that make more than the month of the plan are paused, the latest first, and go on when it ends', async () => {
  const { paused, pausedByPlan, aside, simulate, succeed, token } = await opened();
  await simulate();

  expect(await paused()).toEqual([on, on, on, on, on, off, off]);
  expect(await pausedByPlan()).toEqual([false, false, false, false, false, true, false]);
  expect(await aside()).toEqual([1, ['Report 6']]);

  await succeed('endSimulation', { token });
  expect(await paused()).toEqual([on, on, on, on, on, on, off]);
  expect(await pausedByPlan()).not.toContain(true);
  expect(await aside()).toEqual([0, []]);
});

test('one press takes the look at the plan back, with the schedules', async () => {
  const { paused, aside, simulate, succeed, token, log } = await opened();
  await simulate();
  const { position } = await log.head();
  await succeed('undoChange', { token, body: { position } });

  expect(await paused()).toEqual([on, on, on, on, on, on, off]);
  expect(await aside()).toEqual([0, []]);
});

test('a scheduled downgrade pauses them when it takes effect, and a larger plan lets them go on', async () => {
  const { paused, succeed, token, waitUntil, signInAgain, events } = await opened();
  await succeed('changeSubscription', { token, body: { plan_name: 'starter', billing_cycle: 'monthly' } });
  expect(await paused()).toEqual([on, on, on, on, on, on, off]);
  const { current_period_end: end = '' } = (await succeed('readSubscription', { token })).subscription ?? {};
  waitUntil(new Date(Date.parse(end) + 1_000).toISOString());
  const later = await signInAgain();
  await succeed('readUsage', { token: later });
  const types = (await events()).map(({ type }) => type);

  expect(types.filter((type) => type === 'SubscriptionChangeTookEffect')).toHaveLength(1);
  expect(types.lastIndexOf('ReportPaused')).toBeGreaterThan(types.indexOf('SubscriptionChangeTookEffect'));
  await succeed('changeSubscription', {
    token: later,
    body: { plan_name: 'pro', billing_cycle: 'monthly' },
  });
  expect((await events()).map(({ type }) => type).lastIndexOf('ReportResumed')).toBeGreaterThan(
    types.length - 1,
  );
});
