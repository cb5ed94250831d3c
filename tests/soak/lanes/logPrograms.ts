/** Runs random append programs from two tabs over both storages and compares them with the log model. */
import { indexedDbHouse, memoryHouse } from '#tests/events/log/houses.ts';
import { holdLogPrograms } from '#tests/events/log/logPrograms.ts';
import type { Lane } from '../lane.ts';

export const logPrograms: Lane = {
  name: 'log-programs',
  promise: 'the log answers every program as its model does, in memory and in IndexedDB',
  runs: 20_000,
  run: async ({ runs, seed }) => {
    const half = Math.ceil(runs / 2);
    const steps =
      (await holdLogPrograms(memoryHouse, { runs: half, seed })) +
      (await holdLogPrograms(indexedDbHouse, { runs: runs - half, seed: seed + 1 }));
    return { programs: runs, steps };
  },
};
