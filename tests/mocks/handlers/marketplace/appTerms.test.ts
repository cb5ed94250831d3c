/** Tests what holds an installed app: its clients, settings, updates, pause, limit, and what it added. */
import { describe, expect, test } from 'vitest';
import { listingOf, listings } from '#domain/marketplace/listings.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const any = { 'If-Match': '*' };
const fjord = 'fjordandfoam';
const scopesOf = (id: string) => [...(listingOf(id)?.scopes ?? [])];

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const install = (id: string, terms: object = {}) =>
    backend.ask('installListing', { token, params: { id }, body: { scopes: scopesOf(id), ...terms } });
  const change = (id: string, body: object, headers: Record<string, string> = any) =>
    backend.ask('changeInstallation', { token, params: { id }, headers, body });
  const installed = async (id: string) =>
    (await backend.succeed('readListing', { token, params: { id } })).listing.installation;
  const by = (app: string, options: CallOptions = {}): CallOptions => ({
    token,
    ...options,
    headers: { 'App-Id': app },
  });
  const annotate = (app: string, clientId: string | null = fjord) =>
    backend.ask(
      'addAnnotation',
      by(app, {
        body: { client_id: clientId, from: '2026-01-01', to: '2026-01-01', text: 'New Year', shared: false },
      }),
    );
  const undo = async () => {
    const position = Number((await backend.log.head()).position);
    return backend.ask('undoChange', { token, body: { position } });
  };
  return { ...backend, token, install, change, installed, by, annotate, undo };
};

describe('an installed app', () => {
  test('has the settings that it declares, and refuses others in words', async () => {
    const { install, change, installed } = await open();

    expect([
      statusAndBody(await install('mondaybrief', { settings: { most: 'many', pace: 1 } })),
      statusAndBody(await install('mondaybrief', { client_ids: [] })),
      statusAndBody(await install('mondaybrief', { client_ids: ['nobody'] })),
    ]).toEqual([
      refusal('invalid', {
        errors: {
          'settings.most': 'Must be a whole number from 1 to 50',
          'settings.pace': 'The app has no such setting',
        },
      }),
      refusal('invalid', { errors: { client_ids: 'Choose at least one client' } }),
      refusal('invalid', { errors: { client_ids: 'No such client' } }),
    ]);

    await install('mondaybrief', { settings: { most: 5 }, client_ids: [fjord] });
    expect(await installed('mondaybrief')).toMatchObject({
      settings: { most: 5, losses: false },
      client_ids: [fjord],
    });
    expect((await change('mondaybrief', { settings: { losses: true } }, { 'If-Match': '"r0"' })).status).toBe(
      200,
    );
    expect(statusAndBody(await change('mondaybrief', { paused: true }, { 'If-Match': '"r0"' }))).toEqual(
      refusal('staleVersion'),
    );
    expect((await installed('mondaybrief'))?.settings).toEqual({ most: 5, losses: true });
  });

  test('of an earlier version is updated with consent to what is new, and back by undo', async () => {
    const { install, change, installed, undo } = await open();
    const before = scopesOf('tasknote').slice(0, -1);
    expect((await install('tasknote', { version: '1.5.0', scopes: before })).status).toBe(201);
    expect(statusAndBody(await change('tasknote', { scopes: before }))).toEqual(refusal('consentIncomplete'));

    await change('tasknote', { scopes: scopesOf('tasknote') });
    expect(await installed('tasknote')).toMatchObject({ version: '1.6.1', scopes: scopesOf('tasknote') });
    expect((await undo()).status).toBe(200);
    expect(await installed('tasknote')).toMatchObject({ version: '1.5.0', scopes: before });
  });

  test('calls for its clients alone, and not while it is paused or before it is installed', async () => {
    const { install, change, annotate, ask, by } = await open();
    expect(statusAndBody(await annotate('holidays'))).toEqual(refusal('appOutOfReach'));
    await install('holidays', { client_ids: [fjord] });
    const task = { body: { text: 'Look', assignee_id: null, due_on: null } };

    expect([
      (await annotate('holidays')).status,
      statusAndBody(await annotate('holidays', 'stackpilot')),
      statusAndBody(await annotate('holidays', null)),
      statusAndBody(await ask('addClientTask', by('holidays', { params: { id: 'stackpilot' }, ...task }))),
    ]).toEqual([201, refusal('appOutOfReach'), refusal('appOutOfReach'), refusal('appOutOfReach')]);

    await change('holidays', { paused: true });
    expect(statusAndBody(await annotate('holidays'))).toEqual(refusal('appPaused'));
    await change('holidays', { paused: false });
    expect((await annotate('holidays')).status).toBe(201);
  });

  test('makes no more calls than its limit allows, and more once it is raised', async () => {
    const { install, change, annotate, ask, by, succeed, token } = await open();
    await install('holidays');
    await change('holidays', { cap: { calls: 2, per: 'day' } });
    const statuses = [await annotate('holidays'), await ask('listClients', by('holidays'))].map(
      ({ status }) => status,
    );
    const refused = await annotate('holidays');

    expect([statuses, statusAndBody(refused)]).toEqual([
      [201, 200],
      refusal('appCapReached', {
        reason: 'This app has made its 2 calls of the day. It works again tomorrow, or with a higher limit.',
      }),
    ]);
    const { rows } = await succeed('readApiCalls', { token });
    expect(
      rows.map(({ kind, id, name, endpoint, calls, errors }) => [kind, id, name, endpoint, calls, errors]),
    ).toEqual([
      ['app', 'holidays', 'Holiday Calendar', 'addAnnotation', 1, []],
      ['app', 'holidays', 'Holiday Calendar', 'listClients', 1, []],
    ]);
    await change('holidays', { cap: null });
    expect((await annotate('holidays')).status).toBe(201);
  });

  test('has a log of what it did, and leaves without it or with it, as it was by undo', async () => {
    const { install, annotate, ask, succeed, token, undo, installed } = await open();
    await install('holidays', { client_ids: [fjord], settings: { country: 'de' } });
    await annotate('holidays');
    const notes = async () =>
      (await succeed('listAnnotations', { token, query: 'from=2026-01-01&to=2026-01-01' })).items.map(
        ({ text }) => text,
      );
    const log = async () =>
      (await succeed('listHistory', { token, query: 'app=holidays' })).items.map(({ event }) => event.type);
    const uninstall = (query: string) =>
      ask('uninstallListing', { token, params: { id: 'holidays' }, headers: any, query });
    const before = await installed('holidays');

    expect([await notes(), await log()]).toEqual([['New Year'], ['AnnotationAdded', 'AppInstalled']]);
    await uninstall('data=keep');
    expect(await notes()).toEqual(['New Year']);
    await undo();
    await uninstall('data=remove');
    expect([await notes(), await installed('holidays')]).toEqual([[], null]);
    expect((await undo()).status).toBe(200);
    expect([await notes(), { ...(await installed('holidays')), etag: '' }]).toEqual([
      ['New Year'],
      { ...before, etag: '' },
    ]);
  });

  test('is connected when one of its clients has a platform of it', async () => {
    const { install, succeed, token } = await open();
    const shop = listings.find(
      ({ platforms, monthlyPrice }) => platforms[0] === 'shopify' && monthlyPrice === 0,
    );
    const id = shop?.id ?? '';
    await install(id, { client_ids: ['stackpilot'] });

    expect((await succeed('readListing', { token, params: { id } })).listing.is_connected).toBe(false);
  });

  test('gives a spreadsheet a client’s figures by an address with a key, while the bridge is installed', async () => {
    const { install, change, send, succeed, token } = await open();
    const { secret, key } = await succeed('makeApiKey', { token, body: { name: 'Sheet' } });
    const read = (client: string, more = `&key=${secret}`) =>
      send('GET', `/api/marketplace/sheet?client=${client}&days=3${more}`);
    const statusOf = async (reply: Promise<Response>) => (await reply).status;
    expect(await statusOf(read(fjord))).toBe(403);

    await install('sheetbridge', { client_ids: [fjord] });
    const reply = await read(fjord);
    const lines = (await reply.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect([
      reply.status,
      reply.headers.get('Content-Type'),
      lines.map((line) => line.split(',')[0]),
    ]).toEqual([200, 'text/csv; charset=utf-8', ['day', '2026-01-02', '2026-01-03', '2026-01-04']]);
    expect(lines[0]).toBe('day,sessions,clicks,spend_cents,conversions,revenue_cents');
    expect([
      await statusOf(read('stackpilot')),
      await statusOf(read(fjord, '')),
      await statusOf(read(fjord, `&key=${token}`)),
      await statusOf(read(fjord, `&key=${secret}&days=900`)),
    ]).toEqual([403, 401, 401, 422]);

    await change('sheetbridge', { paused: true });
    expect(await statusOf(read(fjord))).toBe(409);
    await change('sheetbridge', { paused: false });
    await succeed('revokeApiKey', { token, params: { id: key.id } });
    expect(await statusOf(read(fjord))).toBe(401);
  });
});
