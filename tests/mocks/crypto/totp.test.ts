/** Tests the codes of an authenticator app with the vectors of RFC 6238 and RFC 4648. */
import { expect, test } from 'vitest';
import { codeAt, stepAt, stepOfCode, toBase32 } from '#mocks/crypto/totp.ts';

const secret = new TextEncoder().encode('12345678901234567890');

const momentOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

test('codes are those of RFC 6238, appendix B, for SHA-1', () => {
  // The table has eight digits, of which an app shows the last six.
  const table = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const;
  expect(table.map(([seconds]) => codeAt(secret, stepAt(momentOf(seconds))))).toEqual(
    table.map(([, code]) => code.slice(2)),
  );
});

test('a code counts in its half minute and the ones around it, once', () => {
  const now = momentOf(1_111_111_111);
  const step = stepAt(now);
  const found = [-2, -1, 0, 1, 2].map((by) =>
    stepOfCode(secret, codeAt(secret, step + by), { now, last: 0 }),
  );
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
  const again = [-1, 0, 1].map((by) => stepOfCode(secret, codeAt(secret, step + by), { now, last: step }));
  expect(again).toEqual([null, null, step + 1]);
});

test('a secret is written in base32, as apps read it', () => {
  expect(toBase32(new TextEncoder().encode('fooba'))).toBe('MZXW6YTB');
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
});
