/** Tests the mail of a server against a real SMTP server: what arrives, what is tried again, and what is given up. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productLook } from '#domain/branding/look.ts';
import type { SignedIn } from '#domain/contract/authSchemas.ts';
import type { MailItem } from '#domain/contract/mailSchemas.ts';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { mailFoot, mailPage, paragraphs } from '#domain/mail/mailHtml.ts';
import { printPdf } from '#hosted/mail/printPdf.ts';
import { nora, otto, signUpBodyOf } from '#tests/support/cast.ts';
import { openHostedBackend } from '#tests/support/hostedBackend.ts';
import { readHostSettings } from '../../scripts/hostSettings.ts';

const minute = 60_000;
const day = 86_400_000;

type Arrived = { readonly to: string; readonly raw: string };

const arrived: Arrived[] = [];
/** Answers for the next tries; none left: each mail is taken. */
const refusals: { readonly at: 'recipient' | 'content'; readonly code: number }[] = [];
const tries: string[] = [];

const refusedAt = (at: 'recipient' | 'content'): Error | null => {
  if (refusals[0]?.at !== at) return null;
  const code = refusals.shift()?.code ?? 0;
  return Object.assign(new Error('not now'), { responseCode: code });
};

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  logger: false,
  onRcptTo: (_address, _session, done) => done(refusedAt('recipient')),
  onData: (stream, { envelope }, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      const raw = Buffer.concat(parts).toString('utf8');
      tries.push(/^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '');
      const refused = refusedAt('content');
      if (refused === null) arrived.push({ to: envelope.rcptTo[0]?.address ?? '', raw });
      done(refused);
    });
  },
});

await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
const { port } = smtp.server.address() as AddressInfo;

const { world, hosted, ask, reply } = await openHostedBackend({
  mail: {
    url: `smtp://127.0.0.1:${port}`,
    from: 'reports@agency.example',
    pages: 'https://agency.example/',
    chromium: null,
  },
});
let token = '';

beforeAll(async () => {
  token = (await ask<SignedIn>('POST', '/api/auth/sign-up', { body: signUpBodyOf(nora) })).session.token;
  await ask('POST', '/api/subscription/trial', { token });
});

beforeEach(() => {
  arrived.length = 0;
  tries.length = 0;
  refusals.length = 0;
});

afterAll(async () => {
  await hosted.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const mails = async (): Promise<readonly MailItem[]> =>
  (await ask<{ items: readonly MailItem[] }>('GET', '/api/mails', { token })).items;

/** Lets rounds pass until the newest mail has the status. */
const newestIs = (status: MailItem['status']) =>
  expect
    .poll(
      async () => {
        world.clock.advance(5_000);
        return (await mails())[0]?.status;
      },
      { timeout: 20_000 },
    )
    .toBe(status);

const invite = (email: string) =>
  ask('POST', '/api/team/invitations', { token, body: { email, role: 'manager' } });

const textOf = ({ raw }: Arrived): string => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

test('an invitation arrives with a link that lets the person join', async () => {
  await invite(otto.email);
  expect((await mails())[0]).toMatchObject({ kind: 'invitation', to: otto.email, status: 'waiting' });
  await newestIs('sent');
  const [mail] = arrived;
  const text = textOf(mail ?? { to: '', raw: '' });
  const invitation = /https:\/\/agency\.example\/register#invitation=([\w-]{43})/.exec(text)?.[1];
  expect([
    mail?.to,
    /^From: (.+)$/m.exec(text)?.[1]?.trim(),
    /^Auto-Submitted: (.+)$/m.exec(text)?.[1]?.trim(),
  ]).toEqual([otto.email, `${nora.company} <reports@agency.example>`, 'auto-generated']);
  const joined = await ask<SignedIn>('POST', '/api/auth/sign-up', {
    body: { ...signUpBodyOf(otto), invitation },
  });
  expect(joined.membership.kind).toBe('staff');
});

test('a forgotten password is set anew by a mailed link, and an unknown address is answered alike', async () => {
  const forget = (email: string) => reply('POST', '/api/auth/password-reset', { body: { email } });
  const answers = [await forget(otto.email), await forget('nobody@fjord.example')];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  await newestIs('sent');
  expect(arrived.map(({ to }) => to)).toEqual([otto.email]);
  const text = textOf(arrived[0] ?? { to: '', raw: '' });
  const link = /https:\/\/agency\.example\/login#reset=([\w-]{43})/.exec(text)?.[1];
  const password = 'a-new-password';
  expect((await reply('PUT', '/api/auth/password-reset', { body: { token: link, password } })).status).toBe(
    204,
  );
  await ask('POST', '/api/auth/sign-in', { body: { email: otto.email, password } });
});

test('a mail that the server refuses for now is tried again with the same id, and arrives once', async () => {
  refusals.push({ at: 'content', code: 451 });
  await invite('ida@fjord.example');
  await expect
    .poll(async () => {
      world.clock.advance(5_000);
      return (await mails())[0]?.attempts;
    })
    .toBe(1);
  expect((await mails())[0]).toMatchObject({
    status: 'waiting',
    problem: 'The mail server refused it (451).',
    next_at: expect.any(String),
  });
  world.clock.advance(minute);
  await newestIs('sent');
  expect(new Set(tries).size).toBe(1);
  expect([tries.length, arrived.length]).toEqual([2, 1]);
});

test('an address that is refused for good is given up at once', async () => {
  refusals.push({ at: 'recipient', code: 550 });
  await invite('gone@fjord.example');
  await newestIs('failed');
  expect((await mails())[0]).toMatchObject({
    attempts: 1,
    next_at: null,
    problem: 'The mail server refused it (550).',
  });
});

test('the last of six tries is given up', async () => {
  refusals.push(...Array.from({ length: 6 }, () => ({ at: 'content', code: 451 }) as const));
  await invite('never@fjord.example');
  for (const [index, wait] of [0, 1, 4, 16, 64, 256].entries()) {
    world.clock.advance(wait * minute);
    await expect
      .poll(async () => {
        world.clock.advance(5_000);
        return (await mails())[0]?.attempts;
      })
      .toBe(index + 1);
  }
  expect((await mails())[0]).toMatchObject({ status: 'failed', attempts: 6, next_at: null });
});

test('alerts of a morning go to the person who looks after the client, and a due report to its address', async () => {
  const { items: clients } = await ask<{ items: readonly { id: string }[] }>('GET', '/api/clients', {
    token,
  });
  const client_id = clients[0]?.id;
  const terms = { figure: 'sessions', condition: 'above', threshold: 1, window_days: 1, cooldown_days: 90 };
  await ask('POST', '/api/alert-rules', { token, body: { client_ids: [client_id], ...terms } });
  const { report } = await ask<{ report: ReportDetails }>('POST', '/api/reports', {
    token,
    body: { name: 'Monthly', client_id, beginning: 'monthly' },
  });
  const { report: addressed } = await ask<{ report: ReportDetails }>('PATCH', `/api/reports/${report.id}`, {
    token,
    etag: report.etag,
    body: { recipients: ['jo@fjord.example'], needs_review: false },
  });
  const schedule = {
    frequency: 'monthly',
    weekday: null,
    day: 1,
    time: '08:00',
    zone: 'UTC',
    ends_on: null,
  };
  await ask('PUT', `/api/reports/${report.id}/schedule`, { token, etag: addressed.etag, body: { schedule } });
  world.clock.advance(29 * day);
  await expect
    .poll(
      () => {
        world.clock.advance(5_000);
        return arrived.map(({ to }) => to).toSorted();
      },
      { timeout: 30_000 },
    )
    .toEqual(['jo@fjord.example', nora.email]);
  const alert = textOf(arrived.find(({ to }) => to === nora.email) ?? { to: '', raw: '' });
  const mailed = textOf(arrived.find(({ to }) => to === 'jo@fjord.example') ?? { to: '', raw: '' });
  expect(alert).toContain('Subject: 1 new alert');
  expect(alert).toContain('sessions is above 1');
  expect(mailed).toMatch(/filename=[\w-]+\.html/);
  const attached = /filename=[\s\S]+?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mailed)?.[1] ?? '';
  expect(Buffer.from(attached, 'base64').toString('utf8')).toMatch(/^<!doctype html>[\s\S]+<h1[^>]*>Monthly/);
});

test('words of people are escaped, and a Chromium that fails leaves no PDF', async () => {
  const foot = mailFoot({ ...productLook, mailFooter: 'F <g>', termsUrl: 'https://h.example/?i&j' });
  const written = { sender: 'A', accent: null, title: 'B', reason: 'E', foot };
  const page = mailPage({ ...written, body: paragraphs('C <d>') });
  expect(page).toContain('C &lt;d&gt;');
  expect(page).toContain('F &lt;g&gt;');
  expect(page).toContain('href="https://h.example/?i&amp;j"');
  expect(await printPdf('/bin/false', page)).toBe(null);
});

/** Takes the arguments of Chromium, and says in the file whether it was given a page. */
const printer = `#!/bin/sh
for each in "$@"; do case "$each" in --print-to-pdf=*) out="\${each#--print-to-pdf=}";; file://*) page="\${each#file://}";; esac; done
{ printf '%%PDF-'; cat "$page"; } > "$out"
`;

test('a report is printed by the program that is set', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-printer-'));
  const program = join(folder, 'printer');
  writeFileSync(program, printer, { mode: 0o755 });
  const printed = await printPdf(program, '<h1>Report</h1>');
  rmSync(folder, { recursive: true });
  expect(Buffer.from(printed ?? []).toString('utf8')).toBe('%PDF-<h1>Report</h1>');
});

test.each([
  [{ MAIL_URL: 'mail.example' }, 'MAIL_URL is an address'],
  [{ MAIL_URL: 'smtp://mail.example:25', ORIGIN: '' }, 'MAIL_URL needs ORIGIN'],
  [{ MAIL_URL: 'smtp://mail.example:25', MAIL_FROM: 'A <a@b.example>' }, 'MAIL_FROM is a bare address'],
  [{ MAIL_URL: 'smtp://mail.example:25', CHROMIUM: '/not/there' }, 'CHROMIUM is the path'],
])('the settings %j are refused with a sentence', (env, sentence) => {
  const outcome = readHostSettings({ ORIGIN: 'https://agency.example', ...env }, '/');
  expect(outcome.ok ? '' : outcome.problem).toContain(sentence);
});
