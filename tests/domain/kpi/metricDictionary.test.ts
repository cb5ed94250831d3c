/** Tests the metric dictionary, its arithmetic and formats. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureSet } from '#domain/contract/metricSchemas.ts';
import { factMeasures, figureNames } from '#domain/kpi/figureNames.ts';
import { figuresOf, presenceOf, sumWidth } from '#domain/kpi/figureSums.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { figureOf, figures, sumPlace } from '#domain/kpi/metricDictionary.ts';

const everything = presenceOf(factMeasures);
/** Impressions to seconds of visits, then conversions, revenue and leads of paid channels. */
const sums = [10_000, 200, 30_000, 50, 120_000, 1_000, 600, 800, 40, 30, 10, 2_500, 90_000, 20, 60_000, 6];

describe('figures', () => {
  test('are those of the wire, each explained', () => {
    expect(figures.map(({ name }) => name)).toEqual(Object.keys(figureSet.shape));
    expect(
      figures.filter(({ label, formula, note, columns }) => !(label && formula && note && columns.length)),
    ).toEqual([]);
    expect(new Set(figures.map(({ label }) => label)).size).toBe(figures.length);
  });

  test('are sums, and ratios of sums', () => {
    expect(figuresOf({ sums, at: 0, present: everything })).toEqual({
      impressions: 10_000,
      clicks: 200,
      spend_cents: 30_000,
      conversions: 50,
      revenue_cents: 120_000,
      sessions: 1_000,
      engaged_sessions: 600,
      users: 800,
      orders: 40,
      new_customers: 30,
      leads: 10,
      pageviews: 2_500,
      visit_seconds: 90_000,
      ctr: 0.02,
      cvr: 0.05,
      roas: 2,
      mer: 4,
      cpc_cents: 150,
      cpm_cents: 3_000,
      cpa_cents: 1_500,
      aov_cents: 3_000,
      cpl_cents: 5_000,
      media_cac_cents: 1_000,
      views_per_session: 2.5,
      bounce_rate: 0.4,
      visit_duration_seconds: 90,
    });
  });

  test('are as their columns say: the first by the second, or the only one', () => {
    const told = figuresOf({ sums, at: 0, present: everything });
    const worked = figures.map(({ name, columns }) => {
      const [top, bottom] = columns.map((column) => {
        const { at, less } = sumPlace(column);
        return (sums[at] ?? Number.NaN) - (less === null ? 0 : (sums[less] ?? Number.NaN));
      });
      const ratio = bottom === undefined ? top : (top ?? Number.NaN) / bottom;
      return [name, name === 'cpm_cents' ? (ratio ?? 0) * 1_000 : ratio];
    });

    expect(Object.entries(told)).toEqual(worked);
  });

  test('of paid channels are null where nobody reports the measure: a file of clicks and spend has no ROAS of 0', () => {
    const { roas, cpa_cents, cpl_cents, cpc_cents } = figuresOf({
      sums: sums.map((sum, index) => (index === 1 || index === 2 ? sum : 0)),
      at: 0,
      present: presenceOf(['clicks', 'spend_cents']),
    });

    expect([roas, cpa_cents, cpl_cents, cpc_cents]).toEqual([null, null, null, 150]);
  });

  test('that nobody reports are null, and so is what is made of them', () => {
    const { impressions, spend_cents, ctr, roas, mer, cvr, sessions } = figuresOf({
      sums,
      at: 0,
      present: everything & ~presenceOf(['impressions', 'clicks', 'spend_cents']),
    });

    expect([impressions, spend_cents, ctr, roas, mer, cvr, sessions]).toEqual([
      null,
      null,
      null,
      null,
      null,
      0.05,
      1_000,
    ]);
  });

  test('are never NaN, Infinity or -0', () => {
    const anySums = fc.array(fc.oneof(fc.constant(0), fc.nat(10_000_000)), {
      minLength: sumWidth,
      maxLength: sumWidth,
    });
    fc.assert(
      fc.property(anySums, fc.nat(everything), (some, present) => {
        const wrong = Object.values(figuresOf({ sums: some, at: 0, present })).filter(
          (value) => value !== null && (!Number.isFinite(value) || Object.is(value, -0)),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  test('are written by their units', () => {
    const values = [
      1_234_567, 12_345, 1_234_567, 7, 99, 0, 1, 2, 3, 4, 5, 6, 4_507_265.2, 0.0235, 0.5, 4.7712, 10, 79.4,
      1_217, 5_337.42, 14_487, 800, 2_450, 2.314, 0.407, 65.4,
    ];

    expect(figureNames.map((name, index) => figureText(name, values[index] ?? null))).toEqual([
      '1,234,567',
      '12,345',
      '$12,346',
      '7',
      '$1',
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '1,252:01:05',
      '2.35%',
      '50.00%',
      '4.77×',
      '10.00×',
      '$0.79',
      '$12.17',
      '$53.37',
      '$144.87',
      '$8.00',
      '$24.50',
      '2.31',
      '40.70%',
      '1:05',
    ]);
    expect(figureText('roas', null)).toBe('—');
  });

  test('know which way is good', () => {
    expect(['cpa_cents', 'spend_cents', 'roas'].map((name) => figureOf(name as 'roas').direction)).toEqual([
      'down',
      'neutral',
      'up',
    ]);
  });
});
