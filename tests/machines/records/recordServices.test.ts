/** What the pages of clients, competitors and white label ask of the backend. */
import { describe, expect, test } from 'vitest';
import { createApiClient } from '#machines/api/apiClient.ts';
import { clientChangeService, clientEditorService } from '#machines/records/clientsService.ts';
import { competitorChangeService, competitorEditorService } from '#machines/records/competitorsService.ts';
import { type RecordVersion, recordEditorMachine } from '#machines/records/recordEditorMachine.ts';
import { reversibleChangeMachine } from '#machines/records/reversibleChangeMachine.ts';
import { lookEditorService, rollbackService } from '#machines/records/whiteLabelService.ts';
import { startLifecycle } from '#machines/start.ts';
import { macrotask } from '#world/settle.ts';
import { fakeServer, jsonAnswer, noContent, problemAnswer } from '../fakeServer.ts';
import { newWorld } from '../stage.ts';

const settled = async () => {
  for (let turn = 0; turn < 8; turn += 1) await macrotask();
};

const connect = (...answers: Parameters<typeof fakeServer>) => {
  const server = fakeServer(...answers);
  const world = newWorld();
  const api = createApiClient({
    world,
    baseUrl: 'https://app.example',
    fetch: server.fetch,
    ready: () => Promise.resolve(),
    session: { token: () => 'token-of-nora' },
  });
  const asked = () =>
    server.asked.map(({ method, url, body, headers }) => [
      method,
      url.replace('https://app.example', ''),
      body,
      headers['if-match'] ?? null,
    ]);
  return { world, api, asked };
};

type Connected = ReturnType<typeof connect>;

const openEditor = ({ world }: Connected, actors: ReturnType<typeof clientEditorService>) => {
  const machine = recordEditorMachine.provide({
    actors,
    actions: { showTheirs: () => undefined, leave: () => undefined },
  });
  return startLifecycle(world, machine, { id: 'recordEditor' });
};

const openChange = ({ world }: Connected, actors: ReturnType<typeof clientChangeService>) =>
  startLifecycle(world, reversibleChangeMachine.provide({ actors }), { id: 'reversibleChange' });

const acme = { name: 'Acme', domain: 'acme.com', industry: 'Retail' };
const clientItem = { ...acme, id: 'acme', etag: '"r7"' };
const rival = { domain: 'rival.com', tier: 'indirect', notes: 'Cheaper.' };
const rivalItem = { ...rival, id: 'rival', client_id: 'acme', etag: '"r8"' };
const look = { name: 'Berg', accent: '', logo_text: ' ', hide_powered_by: true };
const lookBody = { name: 'Berg', accent: null, logo_text: null, hide_powered_by: true };

/** A form that is new, then one over something that someone else has changed. */
const saveTwice = async (
  connected: Connected,
  editors: readonly ReturnType<typeof clientEditorService>[],
  version: RecordVersion,
) => {
  const [first, second] = editors.map((actors) => openEditor(connected, actors));
  first?.send({ type: 'form.submit', ...version, etag: null });
  await settled();
  second?.send({ type: 'form.submit', ...version });
  await settled();
  return [first?.getSnapshot().value, second?.getSnapshot().value, second?.getSnapshot().context.theirs];
};

describe('record services', () => {
  test('add a client, change one under its version, and fetch theirs when that is stale', async () => {
    const connected = connect(
      jsonAnswer({}),
      problemAnswer('staleVersion'),
      jsonAnswer({ client: clientItem }),
    );
    const { api, asked } = connected;
    const editors = [null, 'acme'].map((id) => clientEditorService({ api, id }));
    const ends = await saveTwice(connected, editors, { fields: acme, etag: '"r1"' });

    expect(asked()).toEqual([
      ['POST', '/api/clients', acme, null],
      ['PATCH', '/api/clients/acme', acme, '"r1"'],
      ['GET', '/api/clients/acme', null, null],
    ]);
    expect(ends).toEqual(['saved', 'conflicted', { fields: acme, etag: '"r7"' }]);
  });

  test('add a competitor of the client, change one, and find theirs in the list', async () => {
    const connected = connect(
      jsonAnswer({}),
      problemAnswer('staleVersion'),
      jsonAnswer({ items: [{ ...rivalItem, id: 'other' }, rivalItem] }),
    );
    const { api, asked } = connected;
    const editors = [null, 'rival'].map((id) => competitorEditorService({ api, clientId: 'acme', id }));
    const ends = await saveTwice(connected, editors, { fields: rival, etag: '"r1"' });

    expect(asked()).toEqual([
      ['POST', '/api/competitors', { client_id: 'acme', ...rival }, null],
      ['PATCH', '/api/competitors/rival', rival, '"r1"'],
      ['GET', '/api/competitors?client=acme&status=all&limit=500', null, null],
    ]);
    expect(ends).toEqual(['saved', 'conflicted', { fields: rival, etag: '"r8"' }]);
  });

  test('save a look with none for blank texts, hand on what was answered, and fetch theirs', async () => {
    const reply = { saved: lookBody, in_force: lookBody, version: 3, etag: '"r3"' };
    const connected = connect(jsonAnswer(reply), problemAnswer('staleVersion'), jsonAnswer(reply));
    const { api, asked } = connected;
    const told: unknown[] = [];
    const service = lookEditorService({ api, onSaved: (saved) => told.push(saved) });
    const ends = await saveTwice(connected, [service, service], { fields: look, etag: '"r2"' });

    expect(asked()).toEqual([
      ['PUT', '/api/white-label', lookBody, ''],
      ['PUT', '/api/white-label', lookBody, '"r2"'],
      ['GET', '/api/white-label', null, null],
    ]);
    expect([told, ends]).toEqual([
      [reply],
      ['saved', 'conflicted', { fields: { ...look, logo_text: '' }, etag: '"r3"' }],
    ]);
  });

  test('archive and restore a client, each taken back by the other', async () => {
    const connected = connect(
      noContent,
      jsonAnswer({}),
      jsonAnswer({}),
      jsonAnswer({ client: clientItem }),
      noContent,
    );
    const { api, asked } = connected;
    const actor = openChange(connected, clientChangeService({ api }));
    for (const kind of ['archive', 'restore']) {
      actor.send({ type: 'change.ask', kind, id: 'acme', name: 'Acme', etag: '"r1"' });
      await settled();
      actor.send({ type: 'change.undo' });
      await settled();
    }

    expect([asked(), actor.getSnapshot().value]).toEqual([
      [
        ['DELETE', '/api/clients/acme', null, '"r1"'],
        ['POST', '/api/clients/acme/restore', null, null],
        ['POST', '/api/clients/acme/restore', null, null],
        ['GET', '/api/clients/acme', null, null],
        ['DELETE', '/api/clients/acme', null, '"r7"'],
      ],
      'takenBack',
    ]);
  });

  test('remove and restore a competitor, each taken back by the other', async () => {
    const connected = connect(
      noContent,
      jsonAnswer({}),
      jsonAnswer({}),
      jsonAnswer({ items: [rivalItem] }),
      noContent,
    );
    const { api, asked } = connected;
    const actor = openChange(connected, competitorChangeService({ api, clientId: 'acme' }));
    for (const kind of ['remove', 'restore']) {
      actor.send({ type: 'change.ask', kind, id: 'rival', name: 'rival.com', etag: '"r1"' });
      await settled();
      actor.send({ type: 'change.undo' });
      await settled();
    }

    expect([asked(), actor.getSnapshot().value]).toEqual([
      [
        ['DELETE', '/api/competitors/rival', null, '"r1"'],
        ['POST', '/api/competitors/rival/restore', null, null],
        ['POST', '/api/competitors/rival/restore', null, null],
        ['GET', '/api/competitors?client=acme&status=all&limit=500', null, null],
        ['DELETE', '/api/competitors/rival', null, '"r8"'],
      ],
      'takenBack',
    ]);
  });

  test('bring a look back, and then the one that held before, whatever was saved meanwhile', async () => {
    const connected = connect(jsonAnswer({}), jsonAnswer({}));
    const { api, asked } = connected;
    const actor = openChange(connected, rollbackService({ api }));
    actor.send({ type: 'change.ask', kind: 'rollBack', id: '1', name: 'Version 1', etag: '4' });
    await settled();
    actor.send({ type: 'change.undo' });
    await settled();

    expect(asked()).toEqual([
      ['POST', '/api/white-label/rollback', { version: 1 }, null],
      ['POST', '/api/white-label/rollback', { version: 4 }, null],
    ]);
  });
});
