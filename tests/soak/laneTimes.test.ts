import { expect, test } from 'vitest';
import { announcement, lanesOf, leftOut } from './laneTimes.ts';

test('without a name all lanes run that need no browser, and it is reported how the others are run', () => {
  expect([announcement([]), leftOut()]).toEqual([
    'log-programs, interleavings, crashes, snapshots, full-storage, altered-records, api-programs, lost-replies, contract-fuzz, foreign-ids, foreign-ids-http, naughty-texts, naughty-out, same-figures, lab-memory: about 89 minutes on two processors.',
    'Not in this run, as they start a real browser again and again: kills, flipped-bits, cut-files, two-damages. They take about 28 minutes on two processors:\n  npm run soak -- --only=kills,flipped-bits,cut-files,two-damages',
  ]);
});

test('a lane runs that is asked for by name', () => {
  expect([lanesOf(['kills']), announcement(['kills'])]).toEqual([
    ['kills'],
    'kills: about 10 minutes on two processors.',
  ]);
});
