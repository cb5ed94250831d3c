/** What the product is called. */
import { describe, expect, test } from 'vitest';
import { productName } from '#domain/product.ts';

describe('product', () => {
  test('is called AgencyLens [S2.11]', () => {
    expect(`Loading ${productName}...`).toBe('Loading AgencyLens...');
  });
});
