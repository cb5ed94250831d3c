/** Tests concurrent requests: due work runs once without refusals, and only one request takes the last report of the month. */
import { expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { openReports } from './openReports.ts';

/** Opens an agency on Starter with four of its five reports made. `meanwhile` runs once, just before the next run is appended. */
const oneReportLeft = async () => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  const waiting: (() => Promise<unknown>)[] = [];
  const append: EventLog['append'] = async (request) => {
    const makesRun = request.events.some(({ event }) => event.type === 'ReportRunGenerated');
    if (makesRun) await waiting.pop()?.();
    return log.append(request);
  };
  const agency = await openReports({ world, log: { ...log, append } });
  await agency.call('startSimulation', { body: { plan_name: 'starter' } });
  for (const name of ['a', 'b', 'c', 'd']) await agency.move((await agency.make({ name })).id, 'generate');
  return { ...agency, meanwhile: (work: () => Promise<unknown>) => waiting.push(work) };
};

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

test('two that ask for the last report of the month at once: one has it, the other is shown the limit', async () => {
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

test('a report that is begun and made just before another one’s run is appended takes the last place', async () => {
  const agency = await oneReportLeft();
  const slower = await agency.make({ name: 'slower' });
  agency.meanwhile(async () => agency.move((await agency.make({ name: 'faster' })).id, 'generate'));

  const refused = await agency.refusal('moveReport', {
    params: { id: slower.id },
    body: { move: 'generate' },
  });

  expect(refused).toMatchObject({ status: 402, limit: 5, used: 5, plan: 'starter' });
  const { items } = await agency.succeed('readUsage', { token: agency.token });
  expect(items.find(({ resource }) => resource === 'reports')?.used).toBe(5);
});
