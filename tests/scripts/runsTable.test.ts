/** Tests the table of exported test runs. */
import { expect, test } from 'vitest';
import { runsTable } from '../../scripts/scenarios/runsTable.ts';

test('has a line for each zone and hour, with all of its runs', () => {
  const auckland = { zone: 'Pacific/Auckland', hour: '09:00' };
  const runs = [
    { ...auckland, passed: 37, seconds: 240 },
    { zone: 'America/Los_Angeles', hour: '23:00', passed: 36, seconds: 250 },
    { ...auckland, passed: 37, seconds: 235 },
  ];

  expect(runsTable(runs, 37).split('\n')).toEqual([
    '| Zone                | Hour  | Passed in each run | Seconds of each run |',
    '| ------------------- | ----- | ------------------ | ------------------- |',
    '| Pacific/Auckland    | 09:00 | 37 of 37, 37 of 37 | 240, 235            |',
    '| America/Los_Angeles | 23:00 | 36 of 37           | 250                 |',
  ]);
});
