/** Tests share links over HTTP: staff create them, anyone with a working link opens them, and their secrets never leak. */
import { describe, expect, test } from 'vitest';
import type { ShareLinkItem } from '#domain/contract/shareLinkSchemas.ts';
import { exportLog } from '#mocks/inspection/exportLog.ts';
import { nora } from '#tests/support/cast.ts';
import { redPixel } from '#tests/support/samplePicture.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

const fjord = 'fjordandfoam';
const password = 'spring tide';

const open = async (isWhole = false) => {
  const backend = openTestBackend();
  if (isWhole) await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const token = (await backend.demo('admin')).session.token;
  const make = (body: object = {}) =>
    backend.succeed('createShareLink', {
      token,
      body: {
        name: 'For the board',
        client_id: fjord,
        kind: 'overview',
        shown_id: null,
        view: 'range=7d',
        expires_at: null,
        since: null,
        ...body,
      },
    });
  const visit = async (secret: string, body: object = {}) => {
    const response = await backend.open('openShare', { params: { token: secret }, body });
    const text = await response.text();
    return {
      status: response.status,
      retryAfter: response.headers.get('Retry-After'),
      body: JSON.parse(text),
    };
  };
  const read = (secret: string, call: CallOptions = {}) =>
    backend.ask('readShare', { ...call, params: { token: secret } });
  const listed = async () => (await backend.succeed('listShareLinks', { token })).items;
  const pass = async (milliseconds: number) => backend.world.clock.advance(milliseconds);
  return { ...backend, token, make, visit, read, listed, pass };
};

const on = ({ id, etag }: Pick<ShareLinkItem, 'id' | 'etag'>, body?: object): CallOptions => ({
  params: { id },
  headers: { 'If-Match': etag },
  ...(body ? { body } : {}),
});

const minute = 60_000;
const day = 24 * 60 * minute;

describe('a share link', () => {
  test('shows its client in the workspace’s name, and counts who opens it', async () => {
    const { make, visit, read, listed } = await open();
    const { token: secret } = await make();
    await visit(secret);
    await visit(secret);
    const { status, body } = await read(secret);
    const { content, choice } = Object(body);

    expect([status, content.client, content.brand.name, choice]).toEqual([
      200,
      { id: fjord, name: 'Fjord & Foam' },
      'Northlight Agency',
      null,
    ]);
    expect((await listed()).map(({ opened, status: how }) => [opened, how])).toEqual([[2, 'open']]);
  });

  test('shows a dashboard, and nothing once that is archived', async () => {
    const { make, read, succeed, token } = await open();
    const { dashboard } = await succeed('createDashboard', {
      token,
      body: { name: 'Weekly', client_id: fjord, beginning: 'executive' },
    });
    const { token: secret } = await make({ kind: 'dashboard', shown_id: dashboard.id });
    const before = await read(secret);
    await succeed('archiveDashboard', { token, ...on(dashboard) });

    expect([before.status, Object(before.body).content.title, (await read(secret)).status]).toEqual([
      200,
      'Weekly',
      404,
    ]);
  });

  test('shows of a dashboard its summary in drafted words, where it has figures, and no notes', async () => {
    const { make, read, succeed, token } = await open();
    const { dashboard } = await succeed('createDashboard', {
      token,
      body: { name: 'Words', client_id: fjord, beginning: 'blank' },
    });
    const widget = { title: '', figures: [], by: null, text: '' };
    const words = [
      { ...widget, id: 'sum', kind: 'summary', place: { column: 0, row: 0, width: 12, height: 2 } },
      { ...widget, id: 'notes', kind: 'annotations', place: { column: 0, row: 2, width: 6, height: 4 } },
    ];
    const place = { column: 6, row: 2, width: 3, height: 2 };
    const figure = { ...widget, id: 'revenue', kind: 'figure', figures: ['revenue_cents'], place };
    const { token: secret } = await make({ kind: 'dashboard', shown_id: dashboard.id });
    const shown = async () => Object((await read(secret)).body).content.sections;
    const { dashboard: bare } = await succeed('layOutDashboard', {
      token,
      ...on(dashboard, { widgets: words }),
    });
    const wordless = await shown();
    await succeed('layOutDashboard', { token, ...on(bare, { widgets: [...words, figure] }) });

    expect(wordless).toEqual([]);
    expect(await shown()).toEqual([
      expect.objectContaining({ id: 'sum', kind: 'summary', text: expect.stringMatching(/^Revenue .*\.$/) }),
      expect.objectContaining({ id: 'revenue', kind: 'figures' }),
    ]);
  });

  test('shows of a widget with filters what lies within those of the link, and names them', async () => {
    const { make, read, succeed, token } = await open();
    const { dashboard } = await succeed('createDashboard', {
      token,
      body: { name: 'Narrow', client_id: fjord, beginning: 'blank' },
    });
    const figureAt = (id: string, row: number, more: object) => ({
      ...{ id, kind: 'figure', title: '', figures: ['sessions'], by: null, text: '' },
      ...more,
      place: { column: 0, row, width: 3, height: 2 },
    });
    const range = 'from=2025-12-01&to=2025-12-31';
    const { rows } = await succeed('readMetrics', {
      token,
      query: `client=voltride&group_by=campaign&${range}`,
    });
    const widgets = [
      figureAt('all', 0, {}),
      figureAt('mobile', 2, { filters: 'device:mobile' }),
      figureAt('email', 4, { filters: 'channel:email' }),
      figureAt('theirs', 6, { filters: `campaign:${rows.find(({ key }) => key !== 'none')?.key}` }),
    ];
    await succeed('layOutDashboard', { token, ...on(dashboard, { widgets }) });
    const { token: secret } = await make({
      kind: 'dashboard',
      shown_id: dashboard.id,
      view: 'range=7d&channel=organic_search',
    });
    const { content } = Object((await read(secret)).body);
    const sessionsOf = async (filters: string) => {
      const { from, to } = content.range;
      const query = `client=${fjord}&from=${from}&to=${to}&filters=${filters}`;
      return (await succeed('readMetrics', { token, query })).totals.sessions;
    };

    expect(
      content.sections.map((one: { id: string; title: string; figures: { value: number }[] }) => [
        one.id,
        one.title,
        one.figures[0]?.value,
      ]),
    ).toEqual([
      ['all', 'Key figures', await sessionsOf('channel:organic_search')],
      ['mobile', 'Device: Mobile', await sessionsOf('channel:organic_search;device:mobile')],
    ]);
  });

  test('shows the pictures of a dashboard to who has no account, and no more of them than it shows', async () => {
    const { make, read, succeed, ask, token } = await open();
    const keep = async () => (await succeed('keepPicture', { token, body: { url: redPixel } })).picture.id;
    const [picture, other] = [await keep(), await keep()];
    const { dashboard } = await succeed('createDashboard', {
      token,
      body: { name: 'Pictures', client_id: fjord, beginning: 'blank' },
    });
    const place = { column: 0, row: 0, width: 6, height: 4 };
    const widget = { title: 'New shop', figures: [], by: null, text: 'A door', picture, place };
    await succeed('layOutDashboard', {
      token,
      ...on(dashboard, { widgets: [{ ...widget, id: 'door', kind: 'image' }] }),
    });
    const { token: secret } = await make({ kind: 'dashboard', shown_id: dashboard.id });
    const { content } = Object((await read(secret)).body);

    expect(content.sections).toEqual([
      {
        id: 'door',
        kind: 'image',
        title: 'New shop',
        range: content.range,
        compared_range: null,
        text: 'A door',
        picture_id: picture,
        picture_url: redPixel,
      },
    ]);
    expect((await ask('readPicture', { query: `id=${other}` })).status).toBe(401);
  });

  test('shows a report as it was sent, of its own client alone', async () => {
    const { make, read, ask, succeed, demo, token } = await open(true);
    const clara = (await demo('client')).session.token;
    const [run] = (await succeed('listReportRuns', { token: clara })).items;
    const id = run?.id ?? '';
    const { token: secret } = await make({ kind: 'report', shown_id: id });
    const { content } = await succeed('readReportRun', { token: clara, params: { id } });
    const shared = Object((await read(secret)).body);
    const foreign = await ask('createShareLink', {
      token,
      body: {
        name: 'Theirs',
        client_id: 'mapleclinic',
        kind: 'report',
        shown_id: id,
        view: '',
        expires_at: null,
        since: null,
      },
    });

    expect([shared.content, shared.choice, foreign.status]).toEqual([content, null, 422]);
  });

  test('is not made of a report that nobody has sent', async () => {
    const { ask, succeed, token } = await open();
    const { report } = await succeed('createReport', {
      token,
      body: { name: 'Monthly', client_id: fjord, beginning: 'monthly' },
    });
    const { report: moved } = await succeed('moveReport', {
      token,
      params: { id: report.id },
      body: { move: 'generate' },
    });
    const body = { name: 'Draft', client_id: fjord, kind: 'report', view: '', expires_at: null, since: null };
    const reply = await ask('createShareLink', { token, body: { ...body, shown_id: moved.run?.id } });

    expect([typeof moved.run?.id, reply.status]).toEqual(['string', 422]);
  });

  test('is of one client: neither of another’s dashboard, nor of a client that is not there', async () => {
    const { ask, succeed, token } = await open();
    const { dashboard } = await succeed('createDashboard', {
      token,
      body: { name: 'Weekly', client_id: 'mapleclinic', beginning: 'blank' },
    });
    const body = {
      name: 'Both',
      client_id: fjord,
      kind: 'dashboard',
      shown_id: dashboard.id,
      view: '',
      expires_at: null,
      since: null,
    };
    const foreign = await ask('createShareLink', { token, body });
    const unknown = await ask('createShareLink', { token, body: { ...body, client_id: 'nobody' } });

    expect([foreign, unknown].map((reply) => [reply.status, Object.keys(Object(reply.body).errors)])).toEqual(
      [
        [422, ['shown_id']],
        [422, ['client_id']],
      ],
    );
  });

  test('lets its visitors choose days within its bounds alone', async () => {
    const { make, read, world } = await open();
    const today = new Date(world.clock.now()).toISOString().slice(0, 10);
    const since = new Date(world.clock.now() - 10 * day).toISOString().slice(0, 10);
    const { token: chosen } = await make({ since });
    const { token: fixed } = await make();
    const ask = async (secret: string, query: string) => {
      const { status, body } = await read(secret, { query });
      return status === 200 ? Object(body).content.range : [status, Object(body).errors];
    };

    expect([
      await ask(chosen, `from=${since}&to=${today}`),
      await ask(chosen, 'from=2020-01-01'),
      await ask(chosen, 'to=2099-01-01'),
      await ask(chosen, `from=${today}&to=${since}`),
      await ask(fixed, `from=${since}`),
    ]).toEqual([
      { from: since, to: today },
      [422, { from: `Choose a day from ${since} on` }],
      [422, { to: `Choose a day up to ${today}` }],
      [422, { to: 'The last day is before the first' }],
      [422, { from: 'The period of this link is fixed' }],
    ]);
  });

  test('answers nothing the same way when it never was, has expired, was revoked, or lost its client', async () => {
    const { make, visit, read, pass, succeed, token, world } = await open();
    const expires = new Date(world.clock.now() + day).toISOString();
    const [expired, revoked, orphan] = [await make({ expires_at: expires }), await make(), await make()];
    await succeed('revokeShareLink', { token, params: { id: revoked.share_link.id } });
    const works = (await read(expired.token)).status;
    await pass(day);
    const client = (await succeed('readClient', { token, params: { id: fjord } })).client;
    const before = (await read(orphan.token)).status;
    await succeed('archiveClient', { token, ...on(client) });
    const answers = await Promise.all(
      ['never-was', expired.token, revoked.token, orphan.token].map(async (secret) => [
        (await visit(secret)).body,
        (await read(secret)).body,
      ]),
    );

    expect([works, before]).toEqual([200, 200]);
    expect(new Set(answers.flat().map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.[0]).toMatchObject({ status: 404, code: 'notFound' });
  });

  test('opens again when it is restored, and its making is undone by revoking it', async () => {
    const { make, read, succeed, token, listed } = await open();
    const { share_link, token: secret } = await make();
    await succeed('revokeShareLink', { token, params: { id: share_link.id } });
    const revoked = (await read(secret)).status;
    await succeed('restoreShareLink', { token, params: { id: share_link.id } });

    expect([revoked, (await read(secret)).status, (await listed())[0]?.status]).toEqual([404, 200, 'open']);
  });
});

describe('the password of a share link', () => {
  test('is asked for, and its pass reads the page until another password is set', async () => {
    const { make, visit, read, succeed, token, listed } = await open();
    const { token: secret } = await make({ password });
    const asked = await visit(secret);
    const closed = await read(secret);
    const { body } = await visit(secret, { password });
    const opened = await read(secret, { token: body.token });
    const [link] = await listed();
    if (link) await succeed('changeShareLink', { token, ...on(link, { password: 'autumn tide' }) });
    const after = await read(secret, { token: body.token });

    expect([asked.body.code, closed.status, opened.status, after.status]).toEqual([
      'sharePasswordNeeded',
      401,
      200,
      401,
    ]);
    expect(link?.opened).toBe(1);
  });

  test('opens for eight hours, and is asked for again then', async () => {
    const { make, visit, read, pass } = await open();
    const { token: secret } = await make({ password });
    const { body } = await visit(secret, { password });
    const statuses = [];
    for (const wait of [8 * 60 * minute - 1, 1]) {
      await pass(wait);
      statuses.push((await read(secret, { token: body.token })).status);
    }

    expect(statuses).toEqual([200, 401]);
  });

  test('makes who tries three wrong ones wait, by the world’s clock, also for the right one', async () => {
    const { make, visit, pass, events } = await open();
    const { token: secret } = await make({ password });
    const tries = [];
    for (const wrong of ['one tide', 'two tides', 'three tides'])
      tries.push((await visit(secret, { password: wrong })).body.code);
    const early = await visit(secret, { password });
    await pass(minute - 1);
    const almost = await visit(secret, { password });
    await pass(1);
    const right = await visit(secret, { password });

    expect(tries).toEqual(['wrongSharePassword', 'wrongSharePassword', 'wrongSharePassword']);
    expect([early.status, early.retryAfter, almost.retryAfter, right.status]).toEqual([429, '60', '1', 200]);
    expect(
      (await events()).filter(({ type }) => type.startsWith('ShareLink')).map(({ type }) => type),
    ).toEqual(['ShareLinkCreated', 'ShareLinkPasswordRefused', 'ShareLinkOpened']);
  });

  test('waits twice as long after each further wrong one', async () => {
    const { make, visit, pass } = await open();
    const { token: secret } = await make({ password });
    for (const wrong of ['one tide', 'two tides', 'three tides']) await visit(secret, { password: wrong });
    await pass(minute);
    await visit(secret, { password: 'four tides' });

    expect((await visit(secret, { password })).retryAfter).toBe('120');
  });

  test('comes back as it was when its change is undone', async () => {
    const { make, visit, succeed, token, log } = await open();
    const { token: secret, share_link } = await make({ password });
    await succeed('changeShareLink', { token, ...on(share_link, { password: null }) });
    const { position } = await log.head();
    const without = (await visit(secret)).status;
    await succeed('undoChange', { token, body: { position } });

    expect([without, (await visit(secret)).body.code, (await visit(secret, { password })).status]).toEqual([
      200,
      'sharePasswordNeeded',
      200,
    ]);
  });
});

test('no secret of a link is in an event, in an export, in the list or in the log’s replies', async () => {
  const { make, visit, log, listed, world } = await open();
  const { token: secret } = await make({ password });
  await visit(secret, { password: 'wrong tide' });
  const { body } = await visit(secret, { password });
  const told = JSON.stringify([
    await log.readAll({ limit: 10_000 }),
    await (await exportLog(log, world.clock)).text(),
    await listed(),
    world.trace.frames(),
  ]);

  expect([secret, password, 'wrong tide', body.token].filter((one) => told.includes(one))).toEqual([]);
});

test('links of another workspace are not there', async () => {
  const { make, signUp, succeed, ask } = await open();
  const { share_link } = await make();
  const stranger = (await signUp(nora)).session.token;
  await succeed('startTrial', { token: stranger, body: {} });
  const asked = await ask('revokeShareLink', { token: stranger, params: { id: share_link.id } });

  expect([asked.status, (await succeed('listShareLinks', { token: stranger })).items]).toEqual([404, []]);
});
