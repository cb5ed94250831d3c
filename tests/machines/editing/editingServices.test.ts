/** Tests the backend requests of the pages for clients, competitors and white label. */
import { describe, expect, test } from 'vitest';
import { createApiClient } from '#machines/api/apiClient.ts';
import { clientChangeService, clientEditorService } from '#machines/editing/clientsService.ts';
import { competitorChangeService, competitorEditorService } from '#machines/editing/competitorsService.ts';
import { type EditedVersion, editFormMachine } from '#machines/editing/editFormMachine.ts';
import { createOwnChanges } from '#machines/editing/ownChanges.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { lookEditorService, rollbackService } from '#machines/editing/whiteLabelService.ts';
import { integrationChangeService } from '#machines/integrations/integrationConnectService.ts';
import { uninstallService } from '#machines/marketplace/installationService.ts';
import { roiScenarioChangeService } from '#machines/roiScenarios/roiScenariosService.ts';
import { startLifecycle } from '#machines/start.ts';
import { fakeServer, jsonReply, problemReply } from '../fakeServer.ts';
import { newWorld } from '../machineHarness.ts';
import { rested } from '../rested.ts';

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

const appended = (status: 200 | 204, position: number) => (): Response =>
  new Response(status === 204 ? null : '{}', {
    status,
    headers: {
      'Content-Type': 'application/json',
      'X-Log-Events': 'ClientArchived',
      'X-Log-Position': String(position),
    },
  });

type Connected = ReturnType<typeof connect>;

const openEditor = ({ world }: Connected, actors: ReturnType<typeof clientEditorService>) => {
  const machine = editFormMachine.provide({
    actors,
    actions: { showChosen: () => undefined, leave: () => undefined },
  });
  return startLifecycle(world, machine, { id: 'editForm' });
};

const openChange = ({ world }: Connected, actors: ReturnType<typeof clientChangeService>) =>
  startLifecycle(world, reversibleChangeMachine.provide({ actors }), { id: 'reversibleChange' });

const acme = { name: 'Acme', domain: 'acme.com', industry: 'Retail' };
const clientItem = {
  ...acme,
  id: 'acme',
  archived_at: null,
  owner_id: 'nora',
  tags: ['retail', 'north'],
  etag: '"r7"',
};
const rival = { domain: 'rival.com', tier: 'indirect', notes: 'Cheaper.' };
const rivalItem = { ...rival, id: 'rival', client_id: 'acme', etag: '"r8"' };
const look = { name: 'Berg', accent: '', logo_text: ' ', hide_powered_by: true };
const lookBody = { name: 'Berg', accent: null, logo_text: null, hide_powered_by: true };

type Editor = ReturnType<typeof clientEditorService>;

const saveTwice = async (
  connected: Connected,
  editors: readonly [Editor, Editor],
  version: EditedVersion,
) => {
  const first = openEditor(connected, editors[0]);
  const second = openEditor(connected, editors[1]);
  first.send({ type: 'form.submit', ...version, etag: null });
  await rested(first);
  second.send({ type: 'form.submit', ...version });
  await rested(second);
  return [first.getSnapshot().value, second.getSnapshot().value, second.getSnapshot().context.theirs];
};

describe('record services', () => {
  test('add a client, change one under its version, and fetch theirs when that is stale', async () => {
    const connected = connect(jsonReply({}), problemReply('staleVersion'), jsonReply({ client: clientItem }));
    const { api, asked } = connected;
    const editorOf = (id: string | null) => clientEditorService({ api, id });
    const ends = await saveTwice(connected, [editorOf(null), editorOf('acme')], {
      fields: acme,
      etag: '"r1"',
    });

    expect(asked()).toEqual([
      ['POST', '/api/clients', acme, null],
      ['PATCH', '/api/clients/acme', { ...acme, time_zone: 'UTC', owner_id: null, tags: [] }, '"r1"'],
      ['GET', '/api/clients/acme', null, null],
    ]);
    const theirs = { ...acme, owner_id: 'nora', tags: 'retail, north' };
    expect(ends).toEqual(['saved', 'conflicted', { fields: theirs, etag: '"r7"' }]);
  });

  test('add a competitor of the client, change one, and find theirs in the list', async () => {
    const connected = connect(
      jsonReply({}),
      problemReply('staleVersion'),
      jsonReply({ items: [{ ...rivalItem, id: 'other' }, rivalItem] }),
    );
    const { api, asked } = connected;
    const editorOf = (id: string | null) => competitorEditorService({ api, clientId: 'acme', id });
    const ends = await saveTwice(connected, [editorOf(null), editorOf('rival')], {
      fields: rival,
      etag: '"r1"',
    });

    expect(asked()).toEqual([
      ['POST', '/api/competitors', { client_id: 'acme', ...rival }, null],
      ['PATCH', '/api/competitors/rival', rival, '"r1"'],
      ['GET', '/api/competitors?client=acme&limit=500', null, null],
    ]);
    expect(ends).toEqual(['saved', 'conflicted', { fields: rival, etag: '"r8"' }]);
  });

  const noExtras = {
    tagline: '',
    support_email: '',
    support_url: '',
    imprint_url: '',
    privacy_url: '',
    terms_url: '',
    report_footer: '',
    sign_in_heading: '',
    sign_in_message: '',
    sign_in_picture_id: '',
    portal_menu: '',
    mail_sender: '',
    mail_reply_to: '',
    mail_footer: '',
    palette: '',
    typeface: '',
    logo_id: '',
    dark_logo_id: '',
    favicon_id: '',
    cover_id: '',
  };

  test('save a look with none for blank texts, hand on what was answered, and fetch theirs', async () => {
    const reply = { saved: lookBody, in_force: lookBody, version: 3, etag: '"r3"' };
    const connected = connect(jsonReply(reply), problemReply('staleVersion'), jsonReply(reply));
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
      ['saved', 'conflicted', { fields: { ...look, logo_text: '', ...noExtras }, etag: '"r3"' }],
    ]);
  });

  test.each([
    ['archive', 'DELETE', '/api/clients/acme', clientChangeService],
    ['restore', 'POST', '/api/clients/acme/restore', clientChangeService],
    ['remove', 'DELETE', '/api/competitors/acme', competitorChangeService],
    ['restore', 'POST', '/api/competitors/acme/restore', competitorChangeService],
    ['disconnect', 'DELETE', '/api/integrations/acme', integrationChangeService],
    ['restore', 'POST', '/api/integrations/acme/restore', integrationChangeService],
    ['remove', 'DELETE', '/api/roi/scenarios/acme', roiScenarioChangeService],
    ['restore', 'POST', '/api/roi/scenarios/acme/restore', roiScenarioChangeService],
    ['uninstall', 'DELETE', '/api/marketplace/listings/acme/installation', uninstallService],
  ])('%s by %s %s, taken back as the change that it made', async (kind, method, path, service) => {
    const connected = connect(appended(method === 'DELETE' ? 204 : 200, 12), appended(200, 13));
    const { api, asked } = connected;
    const actor = openChange(connected, service({ api, changes: createOwnChanges(api) }));
    actor.send({ type: 'change.ask', kind, id: 'acme', name: 'Acme', etag: '"r1"' });
    await rested(actor);
    actor.send({ type: 'change.undo' });
    await rested(actor);

    expect([asked(), actor.getSnapshot().value]).toEqual([
      [
        [method, path, null, method === 'DELETE' ? '"r1"' : null],
        ['POST', '/api/undo', { position: 12 }, null],
      ],
      'takenBack',
    ]);
  });

  test('bring a look back, and then the one that held before', async () => {
    const connected = connect(appended(200, 12), appended(200, 13));
    const { api, asked } = connected;
    const actor = openChange(connected, rollbackService({ api, changes: createOwnChanges(api) }));
    actor.send({ type: 'change.ask', kind: 'rollBack', id: '1', name: 'Version 1', etag: '4' });
    await rested(actor);
    actor.send({ type: 'change.undo' });
    await rested(actor);

    expect(asked()).toEqual([
      ['POST', '/api/white-label/rollback', { version: 1 }, null],
      ['POST', '/api/undo', { position: 12 }, null],
    ]);
  });

  test('give a connection to another client, by its version', async () => {
    const connected = connect(appended(200, 12));
    const { api, asked } = connected;
    const actor = openChange(connected, integrationChangeService({ api, changes: createOwnChanges(api) }));
    const details = { clientId: 'stackpilot' };
    actor.send({ type: 'change.ask', kind: 'map', id: 'shop', name: 'Shop', etag: '"r1"', details });
    await rested(actor);

    expect(asked()).toEqual([['PATCH', '/api/integrations/shop', { client_id: 'stackpilot' }, '"r1"']]);
  });
});
