import { expect, test } from 'vitest';
import { announcement, lanesOf } from './laneTimes.ts';

test('without a name all lanes run that need no browser, and the others are told', () => {
  expect(announcement([])).toBe(
    'About 83 minutes on two processors: log-programs, interleavings, crashes, snapshots, full-storage, api-programs, contract-fuzz, foreign-ids, naughty-texts, naughty-out, same-figures. Those that need a browser are left out: --only=kills,flipped-bits,cut-files',
  );
});

test('a lane runs that is asked for by name', () => {
  expect([lanesOf(['kills']), announcement(['kills'])]).toEqual([
    ['kills'],
    'About 10 minutes on two processors: kills.',
  ]);
});
