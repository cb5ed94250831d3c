/** Tests private annotations: no one else reads, changes or removes them, and no list of events contains their text. */
import { expect, test } from 'vitest';
import { openTestBackend } from '#tests/support/testBackend.ts';

const secret = 'Quietly looking for another agency';
const body = {
  client_id: 'fjordandfoam',
  from: '2026-01-02',
  to: '2026-01-03',
  text: secret,
  shared: false,
  personal: true,
};

const written = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const tokenOf = async (name: 'admin' | 'manager' | 'client') => (await backend.demo(name)).session.token;
  const [admin, manager, client] = [
    await tokenOf('admin'),
    await tokenOf('manager'),
    await tokenOf('client'),
  ];
  const { annotation } = await backend.succeed('addAnnotation', { token: manager, body });
  return { ...backend, admin, manager, client, annotation, params: { id: annotation.id } };
};

test('is read by who wrote it alone', async () => {
  const { succeed, manager, admin, client, annotation } = await written();
  const textsFor = async (token: string) =>
    (await succeed('listAnnotations', { token, query: 'from=2026-01-02&to=2026-01-02' })).items
      .filter(({ id }) => id === annotation.id)
      .map(({ text }) => text);

  expect(annotation).toMatchObject({ shared: false, personal: true });
  expect([await textsFor(manager), await textsFor(admin), await textsFor(client)]).toEqual([
    [secret],
    [],
    [],
  ]);
});

test('is in the history of all the agency without its words', async () => {
  const { succeed, manager, admin, annotation, params } = await written();
  const headers = { 'If-Match': annotation.etag };
  await succeed('changeAnnotation', { token: manager, params, headers, body: { text: `${secret}, soon` } });
  const told = async (token: string) => {
    const events = await succeed('listEvents', { token, query: 'order=newest&limit=5' });
    const history = await succeed('listHistory', { token, query: 'limit=5' });
    const [changed] = history.items;
    return {
      types: events.items.slice(0, 2).map(({ type }) => type),
      tellsWords: [events, history].map((one) => JSON.stringify(one).includes(secret)),
      undo: changed && [changed.can_undo, changed.reason],
    };
  };

  const types = ['AnnotationChanged', 'AnnotationAdded'];
  expect(await told(manager)).toEqual({ types, tellsWords: [true, true], undo: [true, null] });
  expect(await told(admin)).toEqual({
    types,
    tellsWords: [false, false],
    undo: [false, 'Only the person who made it can undo it.'],
  });
});

test('is changed, removed and brought back by who wrote it alone', async () => {
  const { ask, succeed, manager, admin, annotation, params } = await written();
  const headers = { 'If-Match': annotation.etag };
  const statuses = [
    (await ask('changeAnnotation', { token: admin, params, headers, body: { shared: true } })).status,
    (await ask('removeAnnotation', { token: admin, params, headers })).status,
  ];
  await succeed('removeAnnotation', { token: manager, params, headers });
  statuses.push((await ask('restoreAnnotation', { token: admin, params })).status);

  expect(statuses).toEqual([404, 404, 404]);
  expect((await succeed('restoreAnnotation', { token: manager, params })).annotation.text).toBe(secret);
});

test('is never also for the client, and nobody keeps a colleague’s remark to themselves', async () => {
  const { ask, succeed, manager, admin, params, annotation } = await written();
  const both = await ask('addAnnotation', { token: manager, body: { ...body, shared: true } });
  const opened = await succeed('changeAnnotation', {
    token: manager,
    params,
    headers: { 'If-Match': annotation.etag },
    body: { personal: false },
  });
  const taken = await ask('changeAnnotation', {
    token: admin,
    params,
    headers: { 'If-Match': opened.annotation.etag },
    body: { personal: true },
  });

  expect([both.status, taken.status]).toEqual([422, 422]);
  expect(opened.annotation).toMatchObject({ personal: false, shared: false });
});
