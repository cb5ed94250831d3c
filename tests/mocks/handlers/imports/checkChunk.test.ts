/** Tests that chunks of packed rows are validated before any is stored. */
import { expect, test } from 'vitest';
import { compress } from '#domain/imports/compressText.ts';
import { packRows } from '#domain/imports/packedRows.ts';
import { chunkText } from '#domain/imports/readChunk.ts';
import { checkChunk } from '#mocks/imports/checkChunk.ts';
import { importedRow } from '#tests/support/importBody.ts';

const chunk = async () => {
  const [packed = ''] = await packRows([importedRow('2025-12-01'), importedRow('2025-12-02')]);
  return JSON.parse((await chunkText(packed)) ?? '');
};

const checked = async (more: object) =>
  checkChunk(await compress(JSON.stringify({ ...(await chunk()), ...more })));

test('what was packed is taken as it is', async () => {
  expect(await checked({})).toEqual({ ok: true, chunk: await chunk() });
});

test.each<[string, object, string]>([
  ['an unknown column', { x: [] }, 'Is not as packed rows are: chunk'],
  ['a day that no calendar has', { from: '2025-02-30' }, 'Is not as packed rows are: chunk.from'],
  ['a channel that there is none of', { channels: ['tv'] }, 'Is not as packed rows are: chunk.channels.0'],
  [
    'a part of a thing',
    { measures: { clicks: [1.5, 1] } },
    'Is not as packed rows are: chunk.measures.clicks',
  ],
  [
    'less than nothing',
    { measures: { clicks: [-1, 1] } },
    'Is not as packed rows are: chunk.measures.clicks',
  ],
  [
    'nothing below zero',
    { measures: { clicks: [1, '-0'] } },
    'Is not as packed rows are: chunk.measures.clicks',
  ],
  [
    'more than fits',
    { measures: { clicks: [2_147_483_648, 1] } },
    'Is not as packed rows are: chunk.measures.clicks',
  ],
  [
    'a measure that there is none of',
    { measures: { ctr: [1, 1] } },
    'Is not as packed rows are: chunk.measures',
  ],
  ['a row without a channel', { c: [0, null] }, 'Is not as packed rows are: chunk.c'],
  ['columns of several lengths', { c: [0] }, 'Has columns of several lengths'],
  ['days in no order', { days: [1, 0] }, 'Is not in the order of the days'],
  ['a place that its list does not have', { g: [0, 1] }, 'Names a place that its lists do not have'],
  ['half a character', { campaigns: ['\ud800'] }, 'Has a campaign with a broken character'],
  ['a name of blanks', { campaigns: ['  '] }, 'Has a campaign without a name'],
  ['a day in a thousand years', { days: [0, 400_000] }, 'Is not as packed rows are: chunk.days'],
  ['a row without a measure', { measures: { clicks: [1, null] } }, 'Has no measure in row 2'],
  ['no rows', { days: [], c: [], g: [], measures: {} }, 'Has no rows'],
])('%s is refused', async (_, more, error) => {
  expect(await checked(more)).toEqual({ ok: false, error });
});
