/** Tests the sample client of a new workspace. */
import { describe, expect, test } from 'vitest';
import { sampleClient } from '#domain/clients/sampleClient.ts';

describe('sample client', () => {
  test('says that it is one, in its mark and in its name', () => {
    expect(sampleClient).toEqual({
      name: 'Harbor & Pine (sample)',
      domain: 'harborandpine.example',
      industry: 'E-commerce',
      sample: true,
    });
  });
});
