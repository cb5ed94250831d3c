/** Tests the product's name. */
import { describe, expect, test } from 'vitest';
import { productName } from '#domain/product.ts';

describe('product', () => {
  test('is called AgencyLens', () => {
    expect(`Loading ${productName}...`).toBe('Loading AgencyLens...');
  });
});
