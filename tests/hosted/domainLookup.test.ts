/** Tests what a server finds out about domains of agencies: records, certificate, and which host leads where. */
import { expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { createDomainLookup, type Resolver } from '#hosted/http/domainLookup.ts';
import { openHostedBackend } from '#tests/support/hostedBackend.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const domain = 'reports.berg.example';
const { clock } = createVirtualWorld();
const missing = () => Promise.reject(new Error('ENODATA'));

const resolver = (answers: Partial<Resolver>): Resolver => ({
  resolveCname: missing,
  resolveTxt: missing,
  resolveCaa: missing,
  ...answers,
});

test('records are read from DNS; one that is not there is none', async () => {
  const full = createDomainLookup(
    'pages.agency.example',
    clock,
    resolver({
      resolveCname: async () => ['pages.agency.example'],
      resolveTxt: async (name) => [[`${name}=`, 'abc']],
      resolveCaa: async () => [
        { critical: 0, iodef: 'mailto:a@b.example' },
        { critical: 0, issue: 'other.example' },
        { critical: 0, issue: 'letsencrypt.org' },
      ],
    }),
  );
  const empty = createDomainLookup('pages.agency.example', clock, resolver({}));
  expect([await full.records(domain, `_t.${domain}`), await empty.records(domain, '_t')]).toEqual([
    { cname: 'pages.agency.example', txt: `_t.${domain}=abc`, caa: 'letsencrypt.org' },
    { cname: null, txt: null, caa: null },
  ]);
});

test('a certificate is there once the domain answers over https', async () => {
  const asked: string[] = [];
  const answering =
    (status: number): typeof fetch =>
    async (url) => {
      asked.push(String(url));
      return new Response(null, { status });
    };
  const lookup = (ask: typeof fetch) => createDomainLookup('pages.agency.example', clock, resolver({}), ask);
  expect([
    await lookup(answering(200)).isSecured(domain),
    await lookup(answering(503)).isSecured(domain),
    await lookup(missing).isSecured(domain),
    asked,
  ]).toEqual([true, false, false, [`https://${domain}/healthz`, `https://${domain}/healthz`]]);
});

test('a host leads to an agency while its domain is active', async () => {
  const { hosted, world } = await openHostedBackend();
  const about = { workspaceId: 'berg', domain };
  const at = '2026-01-05T09:00:00.000Z';
  const seen: boolean[] = [];
  const after = async (event: AppEvent) => {
    await appendFacts(hosted.reading.log, world, [event]);
    seen.push(await hosted.isDomain(domain));
  };
  await after({ type: 'DomainRequested', data: { ...about, token: 'abc', requestedAt: at } });
  await after({ type: 'DomainChecked', data: { ...about, status: 'active', checkedAt: at } });
  await after({ type: 'DomainReleased', data: { ...about, releasedAt: at } });
  expect(seen).toEqual([false, true, false]);
  await hosted.close();
});
