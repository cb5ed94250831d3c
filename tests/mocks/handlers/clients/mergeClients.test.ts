/** Tests merging two clients over HTTP: moved data, metrics, and undoing all of it at once. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { importBody, importedRow } from '#tests/support/importBody.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const at = (id: string) => ({ params: { id } });

/** A client with a connected shop, a contact, a note and two goals, and one with a goal for the same metric. */
const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const call = async (name: EndpointName, options: CallOptions = {}) =>
    Object(await backend.succeed(name, { token, ...options }));
  const read = async (id: string) => (await call('readClient', at(id))).client;
  const add = async (name: string): Promise<string> => {
    const body = { name, domain: `${name.toLowerCase()}.example`, industry: 'Retail' };
    return (await call('addClient', { body })).client.id;
  };
  const [stays, merged] = [await add('Nova'), await add('Novae')];
  const goal = (client_id: string, figure: string) =>
    call('setGoal', { body: { client_id, figure, target: 500_000, period: 'month' } });
  await goal(stays, 'revenue_cents');
  await goal(merged, 'revenue_cents');
  await goal(merged, 'spend_cents');
  await call('addClientContact', { ...at(merged), body: { name: 'Jo Lund' } });
  await call('addClientNote', { ...at(merged), body: { text: 'Careful' } });
  await call('addClientTask', { ...at(merged), body: { text: 'Call them' } });
  await call('importRows', { ...at(merged), body: await importBody([importedRow('2025-12-09')]) });
  await call('connectIntegration', {
    body: {
      platform: 'shopify',
      account_id: 'shopify-fjord',
      client_id: merged,
      scopes: [...platformCatalogue.shopify.scopes],
    },
  });
  const merge = async (take: readonly string[] = [], more: object = {}) => {
    const [one, other] = [await read(stays), await read(merged)];
    return backend.ask('mergeClients', {
      token,
      ...at(stays),
      headers: { 'If-Match': one.etag },
      body: { merged_id: merged, merged_etag: other.etag, take },
      ...more,
    });
  };
  const of = async (id: string) => {
    const { contacts, notes, tasks } = await call('readClientRecord', { query: `client=${id}` });
    const goals = (await call('listGoals', { query: `client=${id}` })).items;
    const accounts = (await call('listIntegrations', { query: 'limit=500' })).items.filter(
      (one: { client: { id: string } }) => one.client.id === id,
    );
    const query = `client=${id}&from=2025-12-01&to=2025-12-31`;
    const { totals } = await call('readMetrics', { query });
    return {
      imports: (await call('listImports', at(id))).total,
      spend: totals.spend_cents,
      contacts: contacts.map((one: { name: string }) => one.name),
      notes: notes.map((one: { text: string }) => one.text),
      tasks: tasks.map((one: { text: string }) => one.text),
      goals: goals.map((one: { figure: string }) => one.figure),
      accounts: accounts.map((one: { platform: string }) => one.platform),
      revenue: totals.revenue_cents,
    };
  };
  const all = async () => (await call('readMetrics', { query: 'from=2025-12-01&to=2025-12-31' })).totals;
  const counts = async () => (await call('listClients')).counts;
  const undo = async () =>
    backend.ask('undoChange', { token, body: { position: (await backend.log.head()).position } });
  return { ...backend, token, call, read, stays, merged, merge, of, all, counts, undo };
};

describe('a merge', () => {
  test('moves what can move, keeps the sum of all figures, and frees a place of the plan; one undoing brings all back, another one merges again', async () => {
    const { merge, of, all, counts, undo, read, stays, merged, appendedBy } = await open();
    const [one, other, sum, count] = [await of(stays), await of(merged), await all(), await counts()];
    expect(other).toEqual({
      imports: 1,
      spend: 2_500,
      contacts: ['Jo Lund'],
      notes: ['Careful'],
      tasks: ['Call them'],
      goals: ['revenue_cents', 'spend_cents'],
      accounts: ['shopify'],
      revenue: expect.any(Number),
    });

    const appended = await appendedBy(async () => {
      expect((await merge(['name', 'domain'])).status).toBe(200);
    });
    expect(appended.map(({ type }) => type)).toEqual([
      'ClientMerged',
      'ClientUpdated',
      'IntegrationMapped',
      'GoalMoved',
      'ClientContactMoved',
      'ClientNoteMoved',
      'ClientTaskMoved',
      'ImportMoved',
    ]);
    expect(new Set(appended.map(({ commandId }) => commandId)).size).toBe(1);
    const together = await of(stays);
    expect(together).toEqual({ ...other, goals: ['revenue_cents', 'spend_cents'] });
    expect(await of(merged)).toEqual({
      imports: 0,
      spend: null,
      contacts: [],
      notes: [],
      tasks: [],
      goals: ['revenue_cents'],
      accounts: [],
      revenue: null,
    });
    expect(await all()).toEqual(sum);
    expect(await counts()).toEqual({ ...count, active: count.active - 1, archived: count.archived + 1 });
    expect(await read(stays)).toMatchObject({ name: 'Novae', domain: 'novae.example' });
    expect(await read(merged)).toMatchObject({ status: 'archived', merged_into: stays });

    expect((await undo()).status).toBe(200);
    expect([await of(stays), await of(merged), await all(), await counts()]).toEqual([
      one,
      other,
      sum,
      count,
    ]);
    expect(await read(stays)).toMatchObject({ name: 'Nova', domain: 'nova.example' });
    expect(await read(merged)).toMatchObject({ status: 'active', merged_into: null });

    expect((await undo()).status).toBe(200);
    expect(await of(stays)).toEqual(together);
    expect(await read(merged)).toMatchObject({ status: 'archived', merged_into: stays });
  });

  test('is one change in the history, reported with what it changed, and nothing of it to people of a client', async () => {
    const { merge, call, merged, demo, succeed } = await open();
    await merge(['name']);
    const { items } = await call('listHistory', { query: 'limit=1' });
    expect(items[0]).toMatchObject({
      count: 8,
      can_undo: true,
      event: { type: 'ClientMerged' },
      parts: [
        { type: 'ClientMerged', fields: [{ field: 'Status', before: 'active', after: 'merged' }] },
        { type: 'ClientUpdated', fields: [{ field: 'Name', before: 'Nova', after: 'Novae' }] },
        { type: 'IntegrationMapped' },
        { type: 'GoalMoved' },
        { type: 'ClientContactMoved' },
        { type: 'ClientNoteMoved' },
        { type: 'ClientTaskMoved' },
        { type: 'ImportMoved' },
      ],
    });
    const clara = (await demo('client')).session.token;
    const told = await succeed('listEvents', { token: clara, query: 'limit=500' });
    expect(JSON.stringify(told)).not.toContain(merged);
  });

  test('is made and undone by a manager too, who may not give accounts to other clients otherwise', async () => {
    const { demo, ask, read, stays, merged, log } = await open();
    const { token } = (await demo('manager')).session;
    const [one, other] = [await read(stays), await read(merged)];
    const body = { merged_id: merged, merged_etag: other.etag, take: [] };
    const headers = { 'If-Match': one.etag };
    expect((await ask('mergeClients', { token, ...at(stays), headers, body })).status).toBe(200);
    for (const status of ['active', 'archived']) {
      const undone = { position: (await log.head()).position };
      expect((await ask('undoChange', { token, body: undone })).status).toBe(200);
      expect((await read(merged)).status).toBe(status);
    }
  });

  test('is refused as a whole where one of the two has changed since, without a version, and with itself', async () => {
    const { merge, read, merged, stays, appendedBy } = await open();
    const stale = await read(merged);
    const appended = await appendedBy(async () => {
      const old = { merged_id: merged, merged_etag: '"r0"', take: [] };
      expect(statusAndBody(await merge([], { body: old }))).toEqual(refusal('staleVersion'));
      expect(statusAndBody(await merge([], { headers: { 'If-Match': '"r0"' } }))).toEqual(
        refusal('staleVersion'),
      );
      expect(statusAndBody(await merge([], { headers: {} }))).toEqual(refusal('versionRequired'));
      const itself = { merged_id: stays, merged_etag: stale.etag, take: [] };
      expect(statusAndBody(await merge([], { body: itself }))).toEqual(
        refusal('invalid', { errors: { merged_id: 'Choose another client' } }),
      );
      const nobody = { merged_id: 'nobody', merged_etag: stale.etag, take: [] };
      expect(statusAndBody(await merge([], { body: nobody }))).toEqual(refusal('notFound'));
    });
    expect(appended).toEqual([]);
  });

  test('that is asked for twice with one key happens once', async () => {
    const { merge, appendedBy, read, stays, merged, ask, token } = await open();
    const [one, other] = [await read(stays), await read(merged)];
    const again = () =>
      ask('mergeClients', {
        token,
        ...at(stays),
        headers: { 'If-Match': one.etag, 'Idempotency-Key': 'merge-once' },
        body: { merged_id: merged, merged_etag: other.etag, take: [] },
      });
    const appended = await appendedBy(async () => {
      expect((await again()).status).toBe(200);
      expect((await again()).status).toBe(200);
    });
    expect(appended.filter(({ type }) => type === 'ClientMerged')).toHaveLength(1);
    expect(statusAndBody(await merge())).toEqual(refusal('clientArchived'));
  });
});
