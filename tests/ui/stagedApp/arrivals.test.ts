/** Tests the order in which code arrives on a stage. */
import { expect, test } from 'vitest';
import { createArrivals } from '#ui/stagedApp/stagedTab.tsx';

test('what was asked for first arrives first, whenever each comes, and a failure lets the others through', async () => {
  const inTurn = createArrivals();
  const arrived: string[] = [];
  const [first, second, third] = [1, 2, 3].map(() => Promise.withResolvers<string>());
  const turns = [first, second, third].map((one) =>
    inTurn(one?.promise ?? Promise.resolve('')).then(
      (code) => arrived.push(code),
      () => arrived.push('none'),
    ),
  );

  third?.resolve('third');
  second?.reject(new Error('lost'));
  await third?.promise;
  expect(arrived).toEqual([]);

  first?.resolve('first');
  await Promise.all(turns);
  expect(arrived).toEqual(['first', 'none', 'third']);
});
