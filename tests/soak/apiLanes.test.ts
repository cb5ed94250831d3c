/** Tests short runs of the API soak lanes. `npm run soak` runs the long ones. */
import { expect, test } from 'vitest';
import { hasNaughtyTexts } from '#tests/support/naughtyTexts.ts';
import { apiPrograms } from './lanes/apiPrograms.ts';
import { unreachedStatuses } from './lanes/contractCases.ts';
import { contractFuzz } from './lanes/contractFuzz.ts';
import { foreignIds, foreignIdsOverHttp } from './lanes/foreignIds.ts';
import { fullStorage } from './lanes/fullStorage.ts';
import { lostReplies } from './lanes/lostReplies.ts';
import { naughtyOut } from './lanes/naughtyOut.ts';
import { naughtyTexts } from './lanes/naughtyTexts.ts';
import { outOfReach } from './outOfReach.ts';

test('the API answers every program of calls from two tabs as its model does, and a key once', async () => {
  expect((await apiPrograms.run({ runs: 25, seed: 5 })).calls).toBeGreaterThan(25);
});

test('no call fails inside, and every answer is as the API’s document says', async () => {
  expect((await contractFuzz.run({ runs: 300, seed: 5 })).done).toBeGreaterThan(30);
});

test('a command whose reply was lost, asked again from any tab and after a reload, is done once and reported the same', async () => {
  const figures = await lostReplies.run({ runs: 50, seed: 5 });
  expect(figures.commands).toBeGreaterThan(8);
  expect(figures['kinds of command']).toBeGreaterThan(6);
});

test('a command that meets a full storage is refused in words, leaves nothing behind, and works later', async () => {
  const figures = await fullStorage.run({ runs: 2, seed: 5 });
  expect(figures.refusals).toBeGreaterThan(150);
  expect(figures['kinds of command']).toBeGreaterThan(15);
});

test('an id of another workspace is answered as one that does not exist, and nothing of it is reported', async () => {
  const figures = await foreignIds.run({ runs: 210, seed: 5 });
  expect(figures['past validation']).toBeGreaterThan(140);
});

test('so is one over HTTP', async () => {
  const figures = await foreignIdsOverHttp.run({ runs: 210, seed: 5 });
  expect(figures['past validation']).toBeGreaterThan(140);
});

test.skipIf(!hasNaughtyTexts)(
  'hostile text in any field is kept as it was or refused, and never breaks an answer or an export',
  async () => {
    expect((await naughtyTexts.run({ runs: 340, seed: 5 })).kept).toBeGreaterThan(20);
  },
);

test.skipIf(!hasNaughtyTexts)(
  'hostile text comes out of searches, tables, reports and pictures as it went in, and runs nowhere',
  async () => {
    expect((await naughtyOut.run({ runs: 18, seed: 5 })).found).toBeGreaterThan(12);
  },
);

test('each status that the document says is answered, but for those that chosen calls cannot bring about', async () => {
  expect(await unreachedStatuses(5, outOfReach)).toEqual([]);
});
