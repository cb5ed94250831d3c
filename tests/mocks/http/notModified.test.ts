/** Tests that a request with a current ETag gets "not modified" without a body. */
import { describe, expect, test } from 'vitest';
import { demoClients } from '#domain/demo/demoClients.ts';
import { readReply } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const openClient = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const params = { id: demoClients[0].clientId };
  const read = async (known?: string) => {
    const headers = known === undefined ? {} : { 'If-None-Match': known };
    const {
      status,
      headers: given,
      body,
    } = await readReply(await backend.open('readClient', { token, params, headers }));
    return { status, etag: given.get('ETag'), type: given.get('Content-Type'), isEmpty: body === null };
  };
  const rename = () =>
    backend.ask('updateClient', { token, params, body: { name: 'Another' }, headers: { 'If-Match': '*' } });
  return { ...backend, token, params, read, rename };
};

const whole = { status: 200, etag: '"r0"', type: 'application/json', isEmpty: false };
const unchanged = { status: 304, etag: '"r0"', type: null, isEmpty: true };

describe('If-None-Match', () => {
  test.each(['"r0"', 'W/"r0"', '*', '"r7", W/"r0"'])('%s has this version', async (known) => {
    const { read } = await openClient();
    expect(await read(known)).toEqual(unchanged);
  });

  test.each(['"r1"', 'W/"r00"', 'r0', ''])('%j has another one', async (known) => {
    const { read } = await openClient();
    expect(await read(known)).toEqual(whole);
  });

  test('gives the answer again once it has changed', async () => {
    const { read, rename } = await openClient();
    const { etag } = await read();
    const version = (await rename()).headers.get('ETag');

    expect(version).not.toBe(etag);
    expect(await read(etag ?? '')).toEqual({ ...whole, etag: version });
  });

  test('reports where the log is, as every answer does', async () => {
    const { open, token, params, log } = await openClient();
    const { headers } = await open('readClient', { token, params, headers: { 'If-None-Match': '*' } });
    const { position } = await log.head();
    expect([headers.get('X-Log-Position'), headers.get('Cache-Control')]).toEqual([
      String(position),
      'no-store',
    ]);
  });

  test('of a list has the version of the workspace, for the caller alone', async () => {
    const { open, token, rename, demo } = await openClient();
    const list = async (session: string, known: string) => {
      const reply = await open('listClients', { token: session, headers: { 'If-None-Match': known } });
      return { status: reply.status, etag: reply.headers.get('ETag') ?? '' };
    };
    const manager = (await demo('manager')).session.token;
    const first = await list(token, '');
    const again = await list(token, first.etag);
    const other = await list(manager, first.etag);
    await rename();
    const later = await list(token, first.etag);

    expect([first, again, other, later].map(({ status }) => status)).toEqual([200, 304, 200, 200]);
    expect([again.etag, later.etag === first.etag]).toEqual([first.etag, false]);
  });

  test('is nothing to an answer that depends on more than its version reports', async () => {
    const { open, token } = await openClient();
    const known = { 'If-None-Match': '*' };
    const replies = [
      await open('listPlans', { headers: known }),
      await open('readSession', { token, headers: known }),
      await open('readWhiteLabel', { token, headers: known }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
