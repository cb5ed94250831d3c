/** Tests the address of a stage. */
import { expect, test } from 'vitest';
import { parseStagePlace, preparedPlace } from '#ui/lab/scenarios/stageAddress.ts';

test.each([
  ['two-tabs', { name: 'two-tabs', until: 0, takes: false, presents: false }],
  ['two-tabs?step=7&take=yes', { name: 'two-tabs', until: 7, takes: true, presents: false }],
  ['two-tabs?present=yes', { name: 'two-tabs', until: 0, takes: false, presents: true }],
  ['?step=end', { name: '', until: Number.MAX_SAFE_INTEGER, takes: false, presents: false }],
  ['two-tabs?step=-3&take=1', { name: 'two-tabs', until: 0, takes: false, presents: false }],
])('%s is read', (rest, place) => {
  expect(parseStagePlace(rest)).toEqual(place);
});

test('a prepared state is read as it was written', () => {
  expect(parseStagePlace(preparedPlace('two-tabs', 7))).toEqual({
    name: 'two-tabs',
    until: 7,
    takes: true,
    presents: false,
  });
});
