/** Tests /api/findings: handling of unusual days, permissions, and notified people. */
import { describe, expect, test } from 'vitest';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const fjord = { client_id: 'fjordandfoam', figure: 'revenue_cents', day: '2026-01-01' };
const all = { client_id: null, figure: 'sessions', day: '2026-01-02' };

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const tokenOf = async (role: 'admin' | 'manager' | 'client') => (await backend.demo(role)).session.token;
  const token = await tokenOf('manager');
  const body = (change: object) => ({
    findings: [fjord],
    status: 'new',
    until: null,
    reason: null,
    ...change,
  });
  const mark = (change: object, by = token) => backend.ask('markFindings', { token: by, body: body(change) });
  const listed = async (by = token, query = '') =>
    (await backend.succeed('listFindingMarks', { token: by, query })).items.map(
      ({ id, status, until, reason }) => [id, status, until, reason],
    );
  return { ...backend, tokenOf, token, mark, listed };
};

describe('findings', () => {
  test('are marked in bulk, listed by client, and taken back together', async () => {
    const { mark, listed, succeed, token, log } = await open();
    await mark({ findings: [fjord, all], status: 'snoozed', until: '2026-01-12' });
    const { position } = await log.head();
    const [one, other] = [
      ['of-fjordandfoam-revenue_cents-2026-01-01', 'snoozed', '2026-01-12', null],
      ['all-sessions-2026-01-02', 'snoozed', '2026-01-12', null],
    ];

    expect(await listed()).toEqual([other, one]);
    expect(await listed(token, 'client=fjordandfoam')).toEqual([one]);
    await succeed('undoChange', { token, body: { position: position - 1 } });
    expect((await listed()).map(([, status]) => status)).toEqual(['new', 'new']);
  });

  test('are refused where a field, a client or a role is wrong', async () => {
    const { mark, tokenOf } = await open();

    expect(statusAndBody(await mark({ status: 'dismissed' }))).toEqual(
      refusal('invalid', { errors: { reason: 'Say why' } }),
    );
    expect((await mark({ status: 'snoozed', until: '2026-01-04' })).status).toBe(422);
    expect((await mark({ findings: [{ ...fjord, client_id: 'nobody' }], status: 'resolved' })).status).toBe(
      404,
    );
    expect((await mark({ status: 'resolved' }, await tokenOf('client'))).status).toBe(403);
  });

  test('of the own client alone are reported to a person of it', async () => {
    const { mark, listed, tokenOf, ask, succeed } = await open();
    await mark({
      findings: [fjord, all, { ...fjord, client_id: 'stackpilot' }],
      status: 'dismissed',
      reason: 'A sale',
    });
    const client = await tokenOf('client');

    expect(await listed(client)).toEqual([
      ['of-fjordandfoam-revenue_cents-2026-01-01', 'dismissed', null, null],
    ]);
    const { items } = await succeed('listEvents', { token: client, query: 'order=newest&limit=20' });
    expect([
      JSON.stringify(items).includes('FindingMarked'),
      JSON.stringify(items).includes('A sale'),
    ]).toEqual([true, false]);
    expect((await ask('listFindingMarks', { token: client, query: 'client=stackpilot' })).status).toBe(403);
  });
});
