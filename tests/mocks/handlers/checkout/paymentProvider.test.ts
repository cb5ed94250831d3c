/** Tests GET /api/payment-provider.js. */
import { describe, expect, test } from 'vitest';
import { readReply, refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

describe('payment provider’s script', () => {
  test('makes an object from an empty key, and calls nothing [S7.2]', async () => {
    const { open } = openTestBackend();
    const response = await open('paymentProvider');
    const script = await response.text();
    const page = {} as { DemoPay(key: unknown): object };
    new Function('globalThis', script)(page);

    expect([response.status, response.headers.get('Content-Type'), page.DemoPay('')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      { name: 'DemoPay', key: '', live: false },
    ]);
    expect(() => page.DemoPay(undefined)).toThrow('DemoPay needs a key');
    expect(/fetch|XMLHttpRequest|sendBeacon|import/.test(script)).toBe(false);
  });

  test('is not there while the provider is down', async () => {
    const { open } = openTestBackend({ isProviderUp: () => false });

    expect(statusAndBody(await readReply(await open('paymentProvider')))).toEqual(
      refusal('providerUnavailable'),
    );
  });
});
