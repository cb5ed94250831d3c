/** Tests the reasons why a platform's own totals differ from ours. */
import { expect, test } from 'vitest';
import { reconcile } from '#domain/integrations/reconcile.ts';

const ours = { clicks: 10_000, spend_cents: 500_000, conversions: 1_000, revenue_cents: 900_000 };

test('the reasons of each difference add up to it, and a missing figure has no row', () => {
  const rows = reconcile({ id: 'one', platform: 'facebook_ads' }, { ...ours, sessions: null });
  expect(rows.map(({ measure }) => measure)).toEqual([
    'clicks',
    'spend_cents',
    'conversions',
    'revenue_cents',
  ]);
  for (const { ours: own, theirs, reasons } of rows)
    expect(theirs - own).toBe(reasons.reduce((sum, { amount }) => sum + amount, 0));
});

test('only a platform that counts views claims conversions for them, and spend is never revised', () => {
  const reasonsOf = (platform: 'facebook_ads' | 'shopify') =>
    Object.fromEntries(
      reconcile({ id: 'one', platform }, ours).map(({ measure, reasons }) => [
        measure,
        reasons.map(({ reason }) => reason),
      ]),
    );
  expect(reasonsOf('facebook_ads').conversions).toContain('views');
  expect(reasonsOf('facebook_ads').clicks).not.toContain('views');
  expect(Object.values(reasonsOf('shopify')).flat()).not.toContain('views');
  expect(reasonsOf('facebook_ads').spend_cents).not.toContain('late');
});
