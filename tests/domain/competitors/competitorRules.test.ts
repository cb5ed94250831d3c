/** Tests the validation of competitors. */
import { describe, expect, test } from 'vitest';
import { competitorErrors, isOwnSite } from '#domain/competitors/competitorRules.ts';

describe('competitor rules', () => {
  test('ask for a site and leave the notes room', () => {
    expect([
      competitorErrors({ domain: 'rival.com', notes: 'n'.repeat(1_000) }),
      competitorErrors({}),
      competitorErrors({ domain: ' ', notes: 'n'.repeat(1_001) }),
      competitorErrors({ domain: '10.0.0.1' }),
    ]).toEqual([
      {},
      {},
      { domain: 'Domain is required', notes: 'Notes must be at most 1000 characters long' },
      { domain: 'Enter a domain such as acme.com, without a path' },
    ]);
  });

  test('know the client’s own site and its parts, but not a name that only ends alike', () => {
    const hosts = ['acme.com', 'shop.acme.com', 'a.b.acme.com', 'notacme.com', 'acme.com.example'];
    expect(hosts.map((host) => isOwnSite(host, 'acme.com'))).toEqual([true, true, true, false, false]);
  });
});
