/** Tests the order in which code arrives on a stage. */
import { expect, test } from 'vitest';
import { createArrivals } from '#ui/stagedApp/stagedTab.tsx';
import { macrotask } from '#world/settle.ts';

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

test('what has arrived is rendered before the next arrives, though both were there at once', async () => {
  const inTurn = createArrivals();
  const seen: string[] = [];
  const take = async (code: Promise<string>): Promise<void> => {
    const name = await inTurn(code);
    seen.push(name);
    await macrotask();
    seen.push(`${name} rendered`);
  };

  await Promise.all([take(Promise.resolve('first')), take(Promise.resolve('second'))]);

  expect(seen).toEqual(['first', 'first rendered', 'second', 'second rendered']);
});
