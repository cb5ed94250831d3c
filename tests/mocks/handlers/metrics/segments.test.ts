/** Tests segments over HTTP: shared among the agency's people, private for a client's person. */
import { expect, test } from 'vitest';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const tokenOf = async (name: 'admin' | 'manager' | 'client') => (await backend.demo(name)).session.token;
  const [admin, manager, client] = [
    await tokenOf('admin'),
    await tokenOf('manager'),
    await tokenOf('client'),
  ];
  const save = async (token: string, page: string, name: string) =>
    (
      await backend.succeed('createSavedView', {
        token,
        body: { page, name, query: 'channel=email&device=mobile' },
      })
    ).view;
  const names = async (token: string) =>
    (await backend.succeed('listSavedViews', { token })).items.map(({ name }) => name);
  return { ...backend, admin, manager, client, save, names };
};

test('a segment of the agency is there for all of its people, a view of a list is not', async () => {
  const { admin, manager, client, save, names } = await open();
  await save(admin, 'figures', 'Mobile mail');
  await save(admin, 'clients', 'Mine');
  await save(client, 'figures', 'Ours');

  expect([await names(admin), await names(manager), await names(client)]).toEqual([
    ['Mobile mail', 'Mine'],
    ['Mobile mail'],
    ['Ours'],
  ]);
});

test('a colleague may rename, remove and undo it; a person of a client may not touch it', async () => {
  const { admin, manager, client, save, names, ask, succeed, log } = await open();
  const { id, etag, shared } = await save(admin, 'figures', 'Mobile mail');
  const change = { params: { id }, headers: { 'If-Match': etag } };
  expect(shared).toBe(true);
  expect(statusAndBody(await ask('removeSavedView', { ...change, token: client }))).toEqual(
    refusal('notFound'),
  );
  await succeed('removeSavedView', { ...change, token: manager });
  expect(await names(admin)).toEqual([]);
  const { position } = await log.head();
  await succeed('undoChange', { token: manager, body: { position } });

  expect(await names(admin)).toEqual(['Mobile mail']);
});
