/** Tests pictures over HTTP: stored, read and refused; used as a client's logo and in a widget. */
import { expect, test } from 'vitest';
import { mostPictureBytes } from '#domain/pictures/pictureRules.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { pngOf, redPixel, urlOf } from '#tests/support/samplePicture.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const fjord = 'fjordandfoam';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const keep = async () =>
    (await backend.succeed('keepPicture', { token, body: { url: redPixel } })).picture.id;
  const readClient = async () =>
    (await backend.succeed('readClient', { token, params: { id: fjord } })).client;
  const setLogo = async (logo_id: string | null) =>
    backend.ask('updateClient', {
      token,
      params: { id: fjord },
      body: { logo_id },
      headers: { 'If-Match': (await readClient()).etag },
    });
  return { ...backend, token, keep, readClient, setLogo };
};

test('a picture is kept and read by its people, as it was sent, and by nobody of another workspace', async () => {
  const { keep, succeed, ask, token, demo, signUp } = await openDemo();
  const id = await keep();
  const picture = { id, url: redPixel, width: 1, height: 1 };
  expect(await succeed('readPicture', { token, query: `id=${id}` })).toEqual({ picture });
  const clara = (await demo('client')).session.token;
  expect(await succeed('readPicture', { token: clara, query: `id=${id}` })).toEqual({ picture });

  const other = (await signUp(nora)).session.token;
  const refused = await ask('readPicture', { token: other, query: `id=${id}` });
  expect(statusAndBody(refused)).toEqual(refusal('notFound'));
  expect(statusAndBody(await ask('readPicture', { token, query: 'id=nothing' }))).toEqual(
    refusal('notFound'),
  );
});

test('what is no picture or too large is refused, and people of a client keep none', async () => {
  const { ask, token, demo, appendedBy } = await openDemo();
  const send = (url: string) => ask('keepPicture', { token, body: { url } });
  const appended = await appendedBy(async () => {
    expect(statusAndBody(await send('data:image/svg+xml;base64,PHN2Zy8+'))).toEqual(
      refusal('invalid', { errors: { url: 'Choose a PNG, JPEG or SVG file' } }),
    );
    expect(statusAndBody(await send(urlOf('image/png', pngOf(9, 9, mostPictureBytes + 1))))).toEqual(
      refusal('invalid', { errors: { url: `A picture has at most ${mostPictureBytes} bytes` } }),
    );
    const clara = (await demo('client')).session.token;
    const own = await ask('keepPicture', { token: clara, body: { url: redPixel } });
    expect(statusAndBody(own)).toEqual(refusal('roleForbidden'));
  });
  expect(appended.map(({ type }) => type)).toEqual(['SessionStarted']);
});

test('the largest picture fits into an event, which is listed without its bytes', async () => {
  const { succeed, token } = await openDemo();
  const url = urlOf('image/png', pngOf(640, 640, mostPictureBytes));
  const { picture } = await succeed('keepPicture', { token, body: { url } });
  expect(picture.url).toBe(url);
  const { items } = await succeed('listEvents', { token, query: 'limit=1&order=newest' });
  expect([items[0]?.type, items[0]?.data]).toEqual([
    'PictureKept',
    {
      pictureId: picture.id,
      workspaceId: 'northlight',
      by: 'demoadmin',
      width: 640,
      height: 640,
      keptAt: expect.any(String),
    },
  ]);
});

test('a client’s logo is set, reported to its portal and on its reports, undone, and only a picture that is kept', async () => {
  const { keep, setLogo, readClient, succeed, token, demo, log } = await openDemo();
  expect((await readClient()).logo_id).toBeNull();
  expect(statusAndBody(await setLogo('nothing'))).toEqual(
    refusal('invalid', { errors: { logo_id: 'Choose the picture again' } }),
  );
  const id = await keep();
  await setLogo(id);
  const { position } = await log.head();
  expect((await readClient()).logo_id).toBe(id);
  const clara = (await demo('client')).session.token;
  const portal = await succeed('readPortal', { token: clara });
  expect([portal.client.logo_id, portal.month?.client.logo_id]).toEqual([id, id]);
  expect((await succeed('readWorkspace', { token: clara })).client?.logo_id).toBe(id);

  const report = {
    name: 'Cover',
    client_id: fjord,
    title: '',
    period: { kind: 'relative', period: 'lastMonth' },
    compare: 'none',
    filters: '',
    sections: [],
  };
  const preview = await succeed('previewReport', { token, body: report as never });
  expect(preview.content.client).toEqual({
    id: fjord,
    name: 'Fjord & Foam',
    logo_id: id,
    logo_url: redPixel,
  });

  const { items } = await succeed('listHistory', { token, query: `client=${fjord}&limit=1` });
  expect(items[0]?.parts[0]?.fields).toEqual([{ field: 'Logo', before: null, after: 'a picture' }]);
  await succeed('undoChange', { token, body: { position } });
  expect((await readClient()).logo_id).toBeNull();
});

test('a picture widget needs a picture that is kept and a description, and keeps both in its versions', async () => {
  const { keep, succeed, ask, token } = await openDemo();
  const { dashboard } = await succeed('createDashboard', {
    token,
    body: { name: 'Board', client_id: fjord, beginning: 'blank' },
  });
  const place = { column: 0, row: 0, width: 4, height: 4 };
  const widget = { id: 'one', kind: 'image', title: '', figures: [], by: null, text: '', place } as const;
  const lay = (one: object) =>
    ask('layOutDashboard', {
      token,
      params: { id: dashboard.id },
      headers: { 'If-Match': '*' },
      body: { widgets: [{ ...widget, ...one }] } as never,
    });
  expect(statusAndBody(await lay({}))).toEqual(
    refusal('invalid', {
      errors: {
        'widgets.0.text': 'Describe the picture for people who cannot see it',
        'widgets.0.picture': 'Choose a picture',
      },
    }),
  );
  expect(statusAndBody(await lay({ text: 'A red pixel', picture: 'nothing' }))).toEqual(
    refusal('invalid', { errors: { 'widgets.0.picture': 'Choose the picture again' } }),
  );
  const picture = await keep();
  const shown = { ...widget, text: 'A red pixel', picture };
  expect(Object((await lay({ text: ' A red pixel ', picture })).body).dashboard.widgets).toEqual([shown]);
  const { items } = await succeed('listDashboardVersions', { token, query: `dashboard=${dashboard.id}` });
  expect(items[0]?.widgets).toEqual([shown]);
});
