/** Tests answers that find reports and dashboards, and those that propose a change. */
import { describe, expect, test } from 'vitest';
import type { AskAction } from '#domain/contract/askSchemas.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

const openDemo = async (role: 'admin' | 'manager' | 'client' = 'admin') => {
  const backend = openTestBackend();
  await seedWholeAgency(backend.log, backend.world);
  const { token } = (await backend.demo(role)).session;
  const asked = (question: string) => backend.succeed('askQuestion', { token, body: { question } });
  return { ...backend, token, asked };
};

const proposed = (action: AskAction | undefined): AskAction => {
  if (action === undefined) throw new Error('Nothing was proposed');
  return action;
};

describe('Ask AI finds', () => {
  test('the report of a month for a client, and links to its run', async () => {
    const { asked, succeed, token } = await openDemo();
    const { items } = await succeed('listReports', { token, query: 'client=fjordandfoam&limit=100' });
    const run = items.find(({ id }) => id === 'fjordmonthly')?.run;
    const reply = await asked('Find the November report for Fjord & Foam');
    expect(run?.range).toEqual({ from: '2025-11-01', to: '2025-11-30' });
    expect(reply.refused).toBe(false);
    expect(reply.links).toContainEqual({
      label: expect.stringContaining('for Fjord & Foam, from 1 Nov to 30 Nov 2025'),
      to: `/dashboard/reports/fjordmonthly?run=${run?.id}`,
    });
  });

  test('dashboards by the figures of their widgets', async () => {
    const { asked, succeed, token } = await openDemo();
    const reply = await asked('Which dashboards show ROAS?');
    const { items } = await succeed('listDashboards', { token, query: 'limit=500' });
    const wanted = items.filter(({ widgets }) => widgets.some(({ figures }) => figures.includes('roas')));
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.length).toBeLessThan(items.length);
    expect(reply.answer).toContain(`${wanted.length} dashboard`);
    expect(reply.links?.map(({ label }) => label)).toEqual(wanted.slice(0, 8).map(({ name }) => name));
  });

  test('for a person of a client only what has reached them', async () => {
    const { asked } = await openDemo('client');
    const own = await asked('Which reports do we have?');
    expect(own.links?.length).toBeGreaterThan(0);
    for (const { label, to } of own.links ?? []) {
      expect(label).toContain('for Fjord & Foam');
      expect(to).toMatch(/^\/dashboard\?run=/);
    }
    expect((await asked('Find the report for Voltride')).refused).toBe(true);
  });
});

describe('Ask AI proposes', () => {
  test('to archive a client by the existing command, one event, with undo', async () => {
    const { asked, ask, succeed, token, log } = await openDemo('manager');
    const before = await log.head();
    const reply = await asked('Archive Voltride');
    const action = proposed(reply.action);
    expect([reply.answer, action.does, (await log.head()).position]).toEqual([
      'Archive Voltride Motors? Nothing has changed yet.',
      'archiveClient',
      before.position,
    ]);
    expect(action.effects[0]).toMatch(/no longer counts for the plan: 22 → 21 clients\.$/);
    const done = await ask('archiveClient', {
      token,
      params: { id: action.id },
      headers: { 'If-Match': action.version },
    });
    const { position } = await log.head();
    expect([done.status, position - before.position]).toEqual([204, 1]);
    expect((await asked('Archive Voltride')).answer).toBe('Voltride Motors is archived.');
    await succeed('undoChange', { token, body: { position } });
    expect(proposed((await asked('Archive Voltride')).action).id).toBe(action.id);
  });

  test('a schedule of a report, as it will run', async () => {
    const { asked, succeed, token } = await openDemo();
    const reply = await asked('Schedule the monthly report of Fjord & Foam on Fridays');
    const { id, version, schedule, effects } = proposed(reply.action);
    expect(effects).toContainEqual(expect.stringMatching(/^Then: Every Friday at \d\d:\d\d, /));
    const { report } = await succeed('scheduleReport', {
      token,
      params: { id },
      headers: { 'If-Match': version },
      body: { schedule: schedule ?? null },
    });
    expect(report.schedule).toMatchObject({ frequency: 'weekly', weekday: 4, day: null });
  });

  test('nothing where the client or the time is open, but asks back with answerable commands', async () => {
    const { asked } = await openDemo();
    const which = await asked('Pause a client');
    expect([which.refused, which.answer]).toEqual([true, 'Which client do you want to pause?']);
    const [first = ''] = which.follow_ups ?? [];
    expect((await asked(first)).action?.does).toBe('pauseClient');
    const when = await asked('Schedule the monthly report of Fjord & Foam');
    expect(when.answer).toBe('When should it run? Name a weekday or a day of the month.');
    const offered = await Promise.all((when.follow_ups ?? []).map(asked));
    expect(offered.map(({ action }) => action?.schedule?.frequency)).toEqual(['weekly', 'monthly']);
  });

  test('nothing to a person of a client, and nothing by questions about what was done', async () => {
    const { asked } = await openDemo('client');
    const reply = await asked('Archive Fjord & Foam');
    expect([reply.action, reply.answer]).toEqual([
      undefined,
      'Only the agency can do that. Please ask your contact there.',
    ]);
    const agency = await openDemo();
    for (const question of ['Did we archive Voltride?', 'Who paused Voltride?', 'Do not archive Voltride'])
      expect((await agency.asked(question)).action).toBeUndefined();
  });
});
