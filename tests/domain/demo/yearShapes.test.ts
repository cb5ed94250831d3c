/** How business goes through the year. */
import { describe, expect, test } from 'vitest';
import { yearFactor, yearShapes } from '#domain/demo/yearShapes.ts';

describe('the shapes of the year', () => {
  test('neither make nor lose business: they average to 1, and have no step at New Year', () => {
    const wrong = (Object.keys(yearShapes) as (keyof typeof yearShapes)[]).filter((shape) => {
      const factors = Array.from({ length: 365 }, (_, day) => yearFactor(shape, day));
      const mean = factors.reduce((sum, factor) => sum + factor, 0) / 365;
      const step = Math.abs(yearFactor(shape, 364) - yearFactor(shape, 0));
      return Math.abs(mean - 1) > 0.03 || step > 0.03;
    });

    expect(wrong).toEqual([]);
  });
});
