/** Tests the time of a source's last sync. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastSync } from '#mocks/metrics/lastSync.ts';

const connected = '2026-01-05T09:00:00.000Z';
const source = { id: 'ads', state: 'active', syncedAt: connected } as const;

const moment = fc.integer({
  min: Date.parse('2026-02-01T00:00:00.000Z'),
  max: Date.parse('2027-02-01T00:00:00.000Z'),
});

describe('the last sync of a source', () => {
  test('is the round of every four hours that its own minute began, at any hour of a day', () => {
    const at = (now: string) => lastSync(source, now);

    expect([
      at('2026-02-01T10:00:00.000Z'),
      at('2026-02-01T12:00:00.000Z'),
      at('2026-02-02T00:30:00.000Z'),
    ]).toEqual(['2026-02-01T07:44:00.000Z', '2026-02-01T11:44:00.000Z', '2026-02-01T23:44:00.000Z']);
  });

  test('is less than four hours ago and never to come, and the same until the next round', () => {
    fc.assert(
      fc.property(fc.string(), moment, (id, now) => {
        const last = lastSync({ ...source, id }, new Date(now).toISOString());
        const ago = now - Date.parse(last);

        expect([ago >= 0, ago < 4 * 3_600_000]).toEqual([true, true]);
        expect(lastSync({ ...source, id }, last)).toBe(last);
      }),
    );
  });

  test('differs between accounts', () => {
    const ids = Array.from({ length: 20 }, (_, index) => `account${index}`);
    const times = ids.map((id) => lastSync({ ...source, id }, '2026-02-01T10:00:00.000Z'));

    expect(new Set(times).size).toBeGreaterThan(15);
  });

  test('is the answer out of turn where that is later, and stays where a source is asked no more', () => {
    const now = '2026-01-05T09:01:00.000Z';

    expect([
      lastSync(source, now),
      lastSync({ ...source, state: 'expired' }, '2026-02-01T10:00:00.000Z'),
      lastSync({ ...source, state: 'disconnected' }, '2026-02-01T10:00:00.000Z'),
    ]).toEqual([connected, connected, connected]);
  });
});
