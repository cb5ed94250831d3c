/** Tests that the event log, over every storage and from two tabs, behaves as its 60-line model. */
import { expect, test } from 'vitest';
import { type House, indexedDbHouse, memoryHouse } from './houses.ts';
import { holdLogPrograms } from './logPrograms.ts';

test.each<House>([memoryHouse, indexedDbHouse])(
  'the event log over $name answers every program of appends from two tabs, awaited or at once, as its model does',
  async (house) => {
    expect(await holdLogPrograms(house, { runs: 150, seed: 17 })).toBeGreaterThan(150);
  },
);
