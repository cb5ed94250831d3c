import { describe, expect, test } from 'vitest';
import { fitSchedules, type ScheduledRuns } from '#domain/plans/fitSchedules.ts';

const runs = (ids: string, each = 1): readonly ScheduledRuns[] => [...ids].map((id) => ({ id, runs: each }));

describe('the schedules of a smaller plan', () => {
  test.each([
    [
      { active: runs('abc'), aside: [], limit: 2 },
      { putAside: ['c'], takeBack: [] },
    ],
    [
      { active: runs('abc'), aside: [], limit: -1 },
      { putAside: [], takeBack: [] },
    ],
    // The weekly schedule exceeds the remaining quota; a later monthly one fits.
    [
      { active: [...runs('a'), ...runs('w', 5), ...runs('b')], aside: [], limit: 5 },
      { putAside: ['w'], takeBack: [] },
    ],
    [
      { active: runs('a'), aside: runs('bc'), limit: 2 },
      { putAside: [], takeBack: ['b'] },
    ],
    [
      { active: runs('a'), aside: runs('w', 5), limit: -1 },
      { putAside: [], takeBack: ['w'] },
    ],
    [
      { active: [], aside: [], limit: 5 },
      { putAside: [], takeBack: [] },
    ],
  ])('of %j are %j', (question, change) => {
    expect(fitSchedules(question)).toEqual(change);
  });
});
