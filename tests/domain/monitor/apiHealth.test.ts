/** Tests the health of API calls. */
import { describe, expect, test } from 'vitest';
import { apiHealth, type HealthCall } from '#domain/monitor/apiHealth.ts';

const now = Date.parse('2026-01-01T09:00:30.000Z');
const minute = 60_000;

const call = (ago: number, duration: number | null, more: Partial<HealthCall> = {}): HealthCall => ({
  at: now - ago * minute,
  endpoint: 'GET /api/clients',
  duration,
  isFailed: false,
  ...more,
});

describe('The health of the API', () => {
  test('has quantiles, failures and minutes of the last hour, by endpoint', () => {
    const calls = [
      call(61, 9_000, { isFailed: true }),
      call(3, 20),
      call(3, 25),
      call(2, 26, { endpoint: 'GET /api/metrics' }),
      call(2, null, { endpoint: 'GET /api/metrics', isFailed: true }),
      call(1, 2_000),
      call(0, 100),
    ];

    expect(apiHealth(calls, now)).toEqual({
      calls: 6,
      failed: 1,
      errorRate: 1 / 6,
      uptime: 3 / 4,
      p50: 26,
      p95: 2_000,
      histogram: [2, 1, 1, 0, 0, 0, 0, 1],
      endpoints: [
        { endpoint: 'GET /api/clients', calls: 4, failed: 0, p95: 2_000 },
        { endpoint: 'GET /api/metrics', calls: 2, failed: 1, p95: 26 },
      ],
    });
  });

  test('says nothing without calls', () => {
    expect(apiHealth([], now)).toEqual({
      calls: 0,
      failed: 0,
      errorRate: null,
      uptime: null,
      p50: null,
      p95: null,
      histogram: [0, 0, 0, 0, 0, 0, 0, 0],
      endpoints: [],
    });
  });
});
