/** Prints the replies to a query. Runs in several zones must print the same. */
import { writeSync } from 'node:fs';
import { askMetrics } from './metricFixture.ts';

const { totals, previous, series, rows } = await askMetrics({
  from: '2025-10-01',
  to: '2026-01-05',
  compare: 'year',
  interval: 'week',
  group_by: 'device',
});

writeSync(1, JSON.stringify({ totals, previous, series, rows }));
