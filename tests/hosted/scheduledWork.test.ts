/** Tests work that time brings on a server that no one asks: done without a request, by one process at a time. */
import { afterAll, expect, test } from 'vitest';
import type { SignedIn } from '#domain/contract/authSchemas.ts';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { limitPasswords } from '#hosted/passwords/hostedPasswords.ts';
import { createLease } from '#hosted/work/lease.ts';
import { RefusalError } from '#mocks/http/refusal.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openHostedBackend } from '#tests/support/hostedBackend.ts';

const day = 86_400_000;
const monthly = {
  frequency: 'monthly',
  weekday: null,
  day: 1,
  time: '08:00',
  zone: 'UTC',
  ends_on: null,
};
const { world, database, hosted, ask, typesAfter } = await openHostedBackend();

afterAll(() => hosted.close());

test('a scheduled report is made at its time while nobody sends a request', async () => {
  const { session } = (await ask('POST', '/api/auth/sign-up', {
    body: signUpBodyOf(nora),
  })) as SignedIn;
  const { token } = session;
  await ask('POST', '/api/subscription/trial', { token });
  const { items } = (await ask('GET', '/api/clients', { token })) as { items: readonly { id: string }[] };
  const { report } = (await ask('POST', '/api/reports', {
    token,
    body: { name: 'Monthly', client_id: items[0]?.id, beginning: 'monthly' },
  })) as { report: ReportDetails };
  const { report: addressed } = (await ask('PATCH', `/api/reports/${report.id}`, {
    token,
    etag: report.etag,
    body: { recipients: ['jo@fjord.example'] },
  })) as { report: ReportDetails };
  await ask('PUT', `/api/reports/${report.id}/schedule`, {
    token,
    etag: addressed.etag,
    body: { schedule: monthly },
  });
  const before = (await typesAfter(0)).length;
  world.clock.advance(40 * day);
  await expect.poll(async () => (await typesAfter(before))[0]).toBe('ReportRunStarted');
});

test('a lease has one holder, until it is given back or has ended', async () => {
  const leaseOf = (holder: string) => createLease({ database, tenant: 'main', name: 'test', holder });
  const [one, other] = [leaseOf('one'), leaseOf('other')];
  expect([await one.take(60), await other.take(60), await one.take(60)]).toEqual([true, false, true]);
  await one.release();
  expect([await other.take(-1), await one.take(60), await other.take(60)]).toEqual([true, true, false]);
});

test('passwords wait for a free core, and one too many is refused', async () => {
  const waiting: (() => void)[] = [];
  const slow = (): Promise<string> => new Promise((resolve) => waiting.push(() => resolve('hash')));
  const limited = limitPasswords({ hash: slow, verify: async () => true }, { atOnce: 1, waiting: 1 });
  const [first, second] = [limited.hash('a'), limited.hash('b')];
  await expect(limited.hash('c')).rejects.toThrow(RefusalError);
  expect(waiting.length).toBe(1);
  waiting[0]?.();
  await first;
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();
  expect(await second).toBe('hash');
  await expect(limited.verify('a', null)).resolves.toBe(true);
});
