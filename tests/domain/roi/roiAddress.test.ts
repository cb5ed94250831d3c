/** Tests the calculator's inputs in an address. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRoiQuery, roiQuery } from '#domain/roi/roiAddress.ts';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { anyRoiInputs } from './anyRoiInputs.ts';

describe('roi address', () => {
  test('gives back the inputs that it was made of', () => {
    fc.assert(
      fc.property(anyRoiInputs, (inputs) => {
        expect(readRoiQuery(`?${roiQuery(inputs)}`)).toEqual({ inputs, dropped: [] });
      }),
    );
  });

  test('without a value gives the default, and other values do not matter', () => {
    expect(readRoiQuery('?clientCount=25&utm_source=mail')).toEqual({
      inputs: { ...roiDefaults, clientCount: 25 },
      dropped: [],
    });
  });

  test.each(['-1', '1.5', '1e3', '', 'many', '10001', '99999999999999', ' 5', '<b>'])(
    'with the value %j drops it and says so',
    (value) => {
      expect(readRoiQuery(`?${new URLSearchParams({ clientCount: value, hourlyRate: '90' })}`)).toEqual({
        inputs: { ...roiDefaults, hourlyRate: 90 },
        dropped: ['clientCount'],
      });
    },
  );

  test('with anything at all gives inputs within their ranges', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (clients, rate) => {
        const search = new URLSearchParams({ clientCount: clients, hourlyRate: rate }).toString();
        const { clientCount, hourlyRate } = readRoiQuery(search).inputs;

        expect([clientCount >= 0 && clientCount <= 10_000, hourlyRate >= 0 && hourlyRate <= 10_000]).toEqual([
          true,
          true,
        ]);
      }),
    );
  });
});
