/** Tests host name normalization. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostProblem, normalizeHost } from '#domain/hostName.ts';

describe('host name', () => {
  test.each([
    ['acme.com', 'acme.com'],
    [' https://www.ACME.com/ ', 'acme.com'],
    ['http://shop.acme.com', 'shop.acme.com'],
    ['acme.com.', 'acme.com'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['www.com', 'www.com'],
  ])('%s is %s', (text, host) => {
    expect(normalizeHost(text)).toBe(host);
  });

  test.each([
    'acme',
    'acme.com/shop',
    'acme.com?q=1',
    'acme.com:8080',
    'ada@acme.com',
    'ftp://acme.com',
    '127.0.0.1',
    '[::1]',
    'ac me.com',
    '-acme.com',
    `${'a'.repeat(64)}.com`,
    `${'abcdefghi.'.repeat(26)}com`,
    '..',
    'javascript:alert(1)',
  ])('%s is none', (text) => {
    expect([normalizeHost(text), hostProblem(text)]).toEqual([
      null,
      'Enter a domain such as acme.com, without a path',
    ]);
  });

  test('stays what it is when it is normalised again', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        const host = normalizeHost(domain);
        expect(host === null ? null : normalizeHost(host)).toBe(host);
      }),
    );
  });
});
