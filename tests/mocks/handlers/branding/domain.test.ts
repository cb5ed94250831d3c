/** Tests an agency's domain over HTTP: request, checks, errors, and who may. */
import { describe, expect, test } from 'vitest';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const domain = 'reports.berth.example';
const minute = 60_000;

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const request = (name: string, as = token) =>
    backend.ask('requestDomain', { token: as, body: { domain: name } });
  const check = async () => (await backend.succeed('checkDomain', { token })).domain?.status;
  const setDns = (cname: string | null, txt: string | null, caa: string | null = null) =>
    backend.succeed('setDemoDns', { token, body: { cname, txt, caa } });
  const records = async () => (await backend.succeed('readDomain', { token })).domain?.records ?? [];
  return { ...backend, token, request, check, setDns, records };
};

describe('a domain', () => {
  test('is requested with its two records, and goes on by checks until it is active', async () => {
    const { request, check, setDns, records, succeed, token } = await open();
    expect(await succeed('readDomain', { token })).toEqual({ domain: null, simulated: true });
    expect((await request('Reports.Berth.example')).status).toBe(200);
    const [cname, txt] = await records();
    expect([cname, txt]).toEqual([
      { type: 'CNAME', name: domain, value: 'pages.agencylens.example' },
      { type: 'TXT', name: `_agencylens.${domain}`, value: expect.stringMatching(/^agencylens-verify=\w+$/) },
    ]);
    const way = [await check()];
    await setDns('elsewhere.example', null);
    way.push(await check());
    await setDns(cname?.value ?? '', 'agencylens-verify=other');
    way.push(await check());
    await setDns(cname?.value ?? '', txt?.value ?? '', 'other.example');
    way.push(await check(), await check(), await check());
    await setDns(cname?.value ?? '', txt?.value ?? '');
    way.push(await check());
    expect(way).toEqual([
      'dnsPending',
      'wrongTarget',
      'txtMismatch',
      'verified',
      'issuingTls',
      'caaRefused',
      'active',
    ]);
  });

  test('goes on by itself some minutes after its records are right, and is given up after three days without', async () => {
    const { request, setDns, records, succeed, token, world, demo } = await open();
    await request(domain);
    const [cname, txt] = await records();
    await setDns(cname?.value ?? '', txt?.value ?? '');
    world.clock.advance(15 * minute);
    expect((await succeed('readDomain', { token })).domain?.status).toBe('active');
    await succeed('releaseDomain', { token });
    await request(domain);
    world.clock.advance(72 * 60 * minute);
    const { token: later } = (await demo('admin')).session;
    expect((await succeed('readDomain', { token: later })).domain?.status).toBe('timedOut');
  });

  test('is refused in words, is the only one, and is removed without the plan', async () => {
    const { request, succeed, token } = await open();
    expect(statusAndBody(await request('http://berth.example'))).toEqual(
      refusal('invalid', { errors: { domain: 'Leave out http:// or https://' } }),
    );
    await request(domain);
    expect([(await request(domain)).status, statusAndBody(await request('figures.berth.example'))]).toEqual([
      200,
      refusal('domainSet'),
    ]);
    await succeed('startSimulation', { token, body: { plan_name: 'pro' } });
    expect([
      statusAndBody(await request(domain)),
      (await succeed('readDomain', { token })).domain?.in_force,
      await succeed('releaseDomain', { token }),
    ]).toEqual([
      refusal('featureLocked', { plan: 'pro', neededPlan: 'enterprise' }),
      false,
      { domain: null, simulated: true },
    ]);
  });

  test('is for admins', async () => {
    const { ask, demo } = await open();
    const { token } = (await demo('manager')).session;
    expect([
      statusAndBody(await ask('readDomain', { token })),
      statusAndBody(await ask('requestDomain', { token, body: { domain } })),
    ]).toEqual([refusal('roleForbidden'), refusal('roleForbidden')]);
  });
});
