/** Tests the address that breaks down a metric's change. */
import { expect, test } from 'vitest';
import { metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import { readView } from '#domain/metrics/readView.ts';
import { rangeDays, visibleDays } from '#domain/metrics/view.ts';
import { changeAddress, changedFigureIn } from '#ui/parts/figures/changeAddress.ts';

const facts = { today: 20_000, retentionDays: -1, clients: null };

const shown = (search: string, isOfClient = false) => {
  const { view } = readView(new URLSearchParams(search), facts);
  const query = metricQueryOf(view, visibleDays(rangeDays(view, facts.today), facts));
  return { use: { view, facts, query, isOfClient }, query };
};

test('has the client of the board, the days, the comparison and the filters of the view', () => {
  const { use, query } = shown('range=90d&compare=year&channel=email');
  const address = changeAddress(use, { ...query, client: 'openloft' }, 'cpa_cents');
  expect(address).toBe(
    '/advanced-analytics?client=openloft&range=90d&compare=year&channel=email&changed=cpa_cents',
  );
  expect(changedFigureIn(new URL(address ?? '', 'http://localhost').search)).toBe('cpa_cents');
});

test('names no client to people of one, who have no other', () => {
  const { use, query } = shown('range=90d', true);
  expect(changeAddress(use, { ...query, client: 'openloft' }, 'ctr')).toBe(
    '/advanced-analytics?range=90d&changed=ctr',
  );
});

test('is none without a comparison, and for other days than the view has', () => {
  const alone = shown('range=90d&compare=none');
  const { use, query } = shown('range=90d');
  expect([
    changeAddress(alone.use, alone.query, 'ctr'),
    changeAddress(use, { ...query, from: '2020-01-01' }, 'ctr'),
    changedFigureIn('?changed=profit'),
  ]).toEqual([null, null, null]);
});
