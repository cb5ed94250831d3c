/** Tests the address of a chart. */
import { describe, expect, test } from 'vitest';
import { formatChartPlace, parseChartPlace } from '#ui/lab/charts/chartPlace.ts';

describe('the address of a chart', () => {
  test('is read as it was written', () => {
    const place = {
      machine: 'checkout',
      run: 41,
      focus: 'order.processing',
      view: 'cards',
      heat: 'scripts',
      follows: true,
    } as const;

    expect(formatChartPlace(place)).toBe(
      'checkout?run=41&focus=order.processing&view=cards&heat=scripts&follow=app',
    );
    expect(parseChartPlace(formatChartPlace(place))).toEqual(place);
  });

  test.each(['', 'checkout', 'checkout?focus=processing'])('%s says no more than it must', (rest) => {
    expect(formatChartPlace(parseChartPlace(rest))).toBe(rest);
  });

  test('forgives what it does not know', () => {
    expect(parseChartPlace('checkout?run=-3&view=film&heat=hot')).toEqual({
      machine: 'checkout',
      run: null,
      focus: '',
      view: null,
      heat: 'none',
      follows: false,
    });
  });
});
