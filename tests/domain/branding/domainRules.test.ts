/** Tests the domain of an agency: what is refused in words, and what its records mean. */
import { describe, expect, test } from 'vitest';
import {
  certificateAuthority,
  type DnsRecords,
  type DomainStatus,
  demoTarget,
  domainProblem,
  nextStatus,
  noRecords,
  normalDomain,
  txtValue,
} from '#domain/branding/domainRules.ts';
import { readableHost } from '#domain/branding/readableHost.ts';

const own = ['agencylens.example'];

describe('a custom domain', () => {
  test.each([
    ['', 'Enter a domain such as reports.agency.com'],
    ['http://reports.berg.example', 'Leave out http:// or https://'],
    ['reports.berg.example/login', 'Leave out the path: a domain ends before the first slash'],
    ['help@berg.example', 'This is an email address. Enter a domain such as reports.agency.com'],
    ['192.168.0.1', 'This is an IP address. Enter a domain such as reports.agency.com'],
    ['2001:db8::1', 'This is an IP address. Enter a domain such as reports.agency.com'],
    ['reports.berg.example:8080', 'Leave out the port'],
    ['*.berg.example', 'Enter one domain. Wildcards are not possible'],
    [`${'r'.repeat(64)}.berg.example`, 'Each part between dots has at most 63 characters'],
    ['berg', 'Enter a domain such as reports.agency.com, with letters, digits and hyphens'],
    ['-reports.berg.example', 'Enter a domain such as reports.agency.com, with letters, digits and hyphens'],
    ['Pages.AgencyLens.example', 'This is the product’s own domain. Enter one of yours'],
    [
      'berg.example',
      'berg.example is an apex domain, which cannot have a CNAME record. Use a subdomain such as reports.berg.example',
    ],
    [
      'berg.co.uk',
      'berg.co.uk is an apex domain, which cannot have a CNAME record. Use a subdomain such as reports.berg.co.uk',
    ],
    ['reports.berg.co.uk', null],
    [' Reports.Berg.example ', null],
  ])('%j: %j', (typed, problem) => {
    expect(domainProblem(typed, own)).toBe(problem);
  });

  test('is kept in lower case and ASCII, and read in its own script', () => {
    const typed = [
      'Reports.BÜCHER.example',
      'www.berg.example',
      '例え.テスト.example',
      'münchen-ost.berg.example',
    ];
    const kept = typed.map(normalDomain);
    expect(kept).toEqual([
      'reports.xn--bcher-kva.example',
      'www.berg.example',
      'xn--r8jz45g.xn--zckzah.example',
      'xn--mnchen-ost-9db.berg.example',
    ]);
    expect(kept.map((host) => readableHost(host ?? ''))).toEqual([
      'reports.bücher.example',
      'www.berg.example',
      '例え.テスト.example',
      'münchen-ost.berg.example',
    ]);
    expect(['xn--', 'xn--!', 'xn--99999999'].map(readableHost)).toEqual(['', 'xn--!', 'xn--99999999']);
  });
});

const since = '2026-01-05T09:00:00.000Z';
const right: DnsRecords = { cname: demoTarget, txt: txtValue('abc'), caa: null };

const checked = (status: DomainStatus, records: DnsRecords, hours = 1, isSecured = true) =>
  nextStatus(status, {
    records,
    target: demoTarget,
    token: 'abc',
    since,
    now: new Date(Date.parse(since) + hours * 3_600_000).toISOString(),
    isSecured,
  });

describe('a check of its records', () => {
  test('moves it one step on', () => {
    const way: DomainStatus[] = ['requested'];
    for (let step = 0; step < 4; step += 1) way.push(checked(way.at(-1) ?? 'requested', right));
    expect(way).toEqual(['requested', 'verified', 'issuingTls', 'active', 'active']);
  });

  test('names what is wrong', () => {
    expect([
      checked('requested', noRecords),
      checked('dnsPending', { ...right, txt: null }),
      checked('dnsPending', { ...right, cname: 'other.example' }),
      checked('dnsPending', { ...right, cname: `${demoTarget.toUpperCase()}.` }),
      checked('dnsPending', { ...right, txt: txtValue('abd') }),
      checked('issuingTls', { ...right, caa: 'other.example' }),
      checked('caaRefused', { ...right, caa: certificateAuthority }),
      checked('issuingTls', right, 1, false),
      checked('active', { ...right, cname: 'other.example' }),
    ]).toEqual([
      'dnsPending',
      'dnsPending',
      'wrongTarget',
      'verified',
      'txtMismatch',
      'caaRefused',
      'active',
      'issuingTls',
      'wrongTarget',
    ]);
  });

  test('gives up after 72 hours without records, and begins again when it is asked again', () => {
    expect([
      checked('dnsPending', noRecords, 71),
      checked('requested', noRecords, 72),
      checked('dnsPending', { ...right, txt: null }, 72),
      checked('timedOut', noRecords, 73),
      checked('timedOut', right, 73),
    ]).toEqual(['dnsPending', 'timedOut', 'timedOut', 'dnsPending', 'verified']);
  });
});
