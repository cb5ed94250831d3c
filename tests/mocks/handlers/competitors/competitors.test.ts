/** Tests the competitors of clients over HTTP. */
import { describe, expect, test } from 'vitest';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { morning } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const rival = { client_id: 'stackpilot', domain: 'rival.example', tier: 'direct', notes: 'Cheaper.' };

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const add = (body: object) => backend.ask('addCompetitor', { token, body });
  const addRival = async () => ((await add(rival)).body as { competitor: CompetitorItem }).competitor;
  return { ...backend, token, add, addRival };
};

const item = (id: string): object => ({
  ...rival,
  id,
  created_at: morning,
  updated_at: morning,
  removed_at: null,
  etag: '"r0"',
});

describe('competitors', () => {
  test('are watched for one client, with the domain in one spelling', async () => {
    const { add, succeed, token } = await openDemo();
    const { status, body } = await add({ ...rival, domain: 'https://WWW.rival.example/' });
    const { id } = (body as { competitor: CompetitorItem }).competitor;
    const listed = (query: string) => succeed('listCompetitors', { token, query });

    expect([status, body]).toEqual([201, { competitor: item(id) }]);
    expect([await listed('client=stackpilot'), await listed('client=voltride')]).toEqual([
      { items: [item(id)], next_cursor: null, total: 1 },
      { items: [], next_cursor: null, total: 0 },
    ]);
  });

  test('are neither the client’s own site nor there twice, even at the same moment', async () => {
    const { add } = await openDemo();
    const own = ['stackpilot.example', 'shop.stackpilot.example'];
    for (const domain of own) {
      expect(statusAndBody(await add({ ...rival, domain }))).toEqual(refusal('ownDomain'));
    }
    const replies = await Promise.all([add(rival), add(rival)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await add({ ...rival, client_id: 'voltride' })).status).toBe(201);
    expect(statusAndBody(await add({ ...rival, domain: '10.0.0.1' }))).toEqual(
      refusal('invalid', { errors: { domain: 'Enter a domain such as acme.com, without a path' } }),
    );
  });

  test('are changed from the version that was read, removed and restored', async () => {
    const { addRival, ask, appendedBy, succeed, token } = await openDemo();
    const { id } = await addRival();
    const call = { token, params: { id } };
    const from = (etag: string) => ({ ...call, headers: { 'If-Match': etag } });
    const appended = await appendedBy(async () => {
      const unversioned = await ask('updateCompetitor', { ...call, body: { tier: 'indirect' } });
      expect(statusAndBody(unversioned)).toEqual(refusal('versionRequired'));
      const changed = await ask('updateCompetitor', { ...from('"r0"'), body: { tier: 'indirect' } });
      expect([changed.status, changed.headers.get('ETag')]).toEqual([200, '"r1"']);
      expect(statusAndBody(await ask('removeCompetitor', from('"r0"')))).toEqual(refusal('staleVersion'));
      expect(statusAndBody(await ask('removeCompetitor', call))).toEqual(refusal('versionRequired'));
      expect((await ask('removeCompetitor', from('"r1"'))).status).toBe(204);
      expect((await succeed('listCompetitors', { token })).total).toBe(0);
      expect((await ask('restoreCompetitor', call)).body).toEqual({
        competitor: { ...item(id), tier: 'indirect', etag: '"r3"' },
      });
    });

    expect(appended.map(({ type, tags }) => [type, tags])).toEqual(
      ['CompetitorUpdated', 'CompetitorRemoved', 'CompetitorRestored'].map((type) => [
        type,
        ['workspace:northlight', 'client:stackpilot'],
      ]),
    );
  });

  test('of another workspace, and for its clients, are as if they were not there', async () => {
    const { add, ask, log, world, token } = await openDemo();
    const about = { competitorId: 'theirs', clientId: 'foreign', workspaceId: 'elsewhere' };
    await appendFacts(log, world, [
      {
        type: 'CompetitorAdded',
        data: { ...about, domain: 'rival.example', tier: 'direct', notes: '', addedAt: morning },
      },
    ]);
    const call = { token, params: { id: 'theirs' }, headers: { 'If-Match': '*' } };

    expect([
      statusAndBody(await add({ ...rival, client_id: 'foreign' })),
      statusAndBody(await ask('updateCompetitor', { ...call, body: { notes: '' } })),
      statusAndBody(await ask('removeCompetitor', call)),
      statusAndBody(await ask('restoreCompetitor', call)),
    ]).toEqual(Array(4).fill(refusal('notFound')));
  });

  test('are for admins [S6.2]', async () => {
    const { ask, demo } = await openDemo();
    const { token } = (await demo('manager')).session;

    expect(statusAndBody(await ask('listCompetitors', { token }))).toEqual(refusal('roleForbidden'));
  });
});
