/** Requests of one moment: what time brings is done once and refuses nobody, and no two of them take the last report of a month. */
import { expect, test } from 'vitest';
import { openReports } from './openReports.ts';

test('a report that is due to go out goes once, and every request of that moment is answered', async () => {
  const agency = await openReports();
  const { id } = await agency.make();
  await agency.change(id, { recipients: ['jo@fjord.example'] });
  for (const step of ['generate', 'approve', 'send']) await agency.move(id, step);
  agency.world.clock.advanceTo(agency.world.clock.now() + 31_000);

  const asked = ['listReports', 'readUsage', 'listReportRuns', 'readWorkspace', 'listClients'] as const;
  const answers = await Promise.all(asked.map((name) => agency.ask(name, { token: agency.token })));

  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200));
  const { run } = await agency.read(id);
  expect([run?.state, run?.deliveries.length]).toEqual(['sent', 1]);
});

test('two that ask for the last report of the month at once: one has it, the other is told the limit', async () => {
  const agency = await openReports();
  await agency.call('startSimulation', { body: { plan_name: 'starter' } });
  for (const name of ['a', 'b', 'c', 'd']) await agency.move((await agency.make({ name })).id, 'generate');
  const last = [await agency.make({ name: 'e' }), await agency.make({ name: 'f' })];

  const answers = await Promise.all(
    last.map(({ id }) =>
      agency.ask('moveReport', { token: agency.token, params: { id }, body: { move: 'generate' } }),
    ),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 402]);
  const { items } = await agency.succeed('readUsage', { token: agency.token });
  expect(items.find(({ resource }) => resource === 'reports')?.used).toBe(5);
});
