/** Tests that dashboards beyond the plan's quota are read-only, and that a larger plan restores them. */
import { describe, expect, test } from 'vitest';
import { openTestBackend } from '#tests/support/testBackend.ts';

const openFour = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    await backend.succeed('createDashboard', { token, body: { name, client_id: null, beginning: 'blank' } });
  }
  const list = async () => (await backend.succeed('listDashboards', { token })).items;
  const marks = async () =>
    Object.fromEntries(
      (await list()).map(({ name, view_only, archived_at }) => [name, [view_only, archived_at]]),
    );
  const four = async () => {
    const found = (await list()).find(({ name }) => name === 'Four');
    if (!found) throw new Error('Four is gone');
    return found;
  };
  const edits = async () => {
    const { id, etag, version } = await four();
    const place = { token, params: { id }, headers: { 'If-Match': etag } };
    const replies = [
      await backend.ask('changeDashboard', { ...place, body: { name: 'Fourth' } }),
      await backend.ask('layOutDashboard', { ...place, body: { widgets: [] } }),
      await backend.ask('rollBackDashboard', { ...place, body: { version } }),
    ];
    return replies.map(({ status, body }) => [status, Object(body).code]);
  };
  const simulate = (plan_name: string) => backend.succeed('startSimulation', { token, body: { plan_name } });
  return { ...backend, token, marks, four, edits, simulate };
};

describe('dashboards beyond the limit', () => {
  test('stay in use for viewing, and no event touches them', async () => {
    const { simulate, marks, appendedBy, succeed, token } = await openFour();
    const events = await appendedBy(() => simulate('starter'));

    expect(await marks()).toEqual({
      One: [false, null],
      Two: [false, null],
      Three: [false, null],
      Four: [true, null],
    });
    expect(events.filter(({ type }) => type.startsWith('Dashboard'))).toEqual([]);
    const { items } = await succeed('readUsage', { token });
    const usage = items.find(({ resource }) => resource === 'dashboards');
    expect(usage?.trend?.at(-1)?.used).toBe(3);
    expect({ ...usage, trend: undefined }).toEqual({
      resource: 'dashboards',
      trend: undefined,
      used: 3,
      limit: 3,
      resets_at: null,
      aside: 1,
    });
  });

  test('are changed by nobody until the plan has room, and are as before then', async () => {
    const { simulate, edits, four, succeed, token } = await openFour();
    const before = await four();
    await simulate('starter');
    const locked = [402, 'limitReached'];
    expect(await edits()).toEqual([locked, locked, locked]);
    await succeed('endSimulation', { token });

    expect(await four()).toEqual(before);
    expect((await edits())[0]).toEqual([200, undefined]);
  });

  test('may be archived, and leave no room for a new one', async () => {
    const { simulate, four, ask, token } = await openFour();
    await simulate('starter');
    const { id, etag } = await four();
    const archived = await ask('archiveDashboard', { token, params: { id }, headers: { 'If-Match': etag } });
    const fifth = { name: 'Five', client_id: null, beginning: 'blank' };

    expect(archived.status).toBe(204);
    expect((await ask('createDashboard', { token, body: fifth })).body).toMatchObject({
      code: 'limitReached',
      limit: 3,
      used: 3,
      neededPlan: 'pro',
    });
  });
});
