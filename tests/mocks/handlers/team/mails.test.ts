/** Tests the delivery log of a workspace without a mail server: what would have been sent, and to whom. */
import { expect, test } from 'vitest';
import { nora, otto } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

test('an invitation is listed as not sent, each time that it is sent', async () => {
  const { signUp, succeed } = openTestBackend();
  const { token } = (await signUp(nora)).session;
  await succeed('startTrial', { token });
  expect(await succeed('listMails', { token })).toEqual({ items: [], sends: false });
  const { invitation } = await succeed('inviteMember', {
    token,
    body: { email: otto.email, role: 'manager' },
  });
  await succeed('resendInvitation', { token, params: { id: invitation.id } });
  const { items } = await succeed('listMails', { token });
  const mail = {
    id: expect.any(String),
    kind: 'invitation',
    to: otto.email,
    subject: `Join ${nora.company}`,
    at: invitation.invited_at,
    status: 'unsent',
    attempts: 0,
    next_at: null,
    problem: null,
  };
  expect(items).toEqual([mail, mail]);
});

test('each address of a sent report is listed to staff, and nothing to people of clients', async () => {
  const { log, world, demo, succeed, ask } = openTestBackend();
  await seedWholeAgency(log, world);
  const { token } = (await demo('admin')).session;
  const { items } = await succeed('listMails', { token });
  const reports = items.filter(({ kind }) => kind === 'report');
  expect([reports.length > 0, items.length <= 100]).toEqual([true, true]);
  expect(reports.every(({ to, subject }) => to.includes('@') && subject !== '')).toBe(true);
  const client = (await demo('client')).session.token;
  expect(statusAndBody(await ask('listMails', { token: client }))).toMatchObject(refusal('roleForbidden'));
});
