/** Tests detecting that a page has no request under way. */
import { expect, test } from 'vitest';
import { countInFlight } from '#mocks/hosts/browser/transport.ts';
import { settle } from '#world/settle.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const rest = 250;

const open = () => {
  const clock = createVirtualClock(0);
  const answers: PromiseWithResolvers<Response>[] = [];
  const { handle, calm } = countInFlight(() => {
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  }, clock);
  const ask = () => handle(new Request('https://app.example/api/plans'));
  let calmAt: number | null = null;
  void calm(rest).then(() => {
    calmAt = clock.now();
  });
  return { clock, answers, ask, calmAt: () => calmAt };
};

test('a page that asks nothing is calm after a rest', async () => {
  const { clock, calmAt } = open();
  await clock.advanceAsync(rest - 1);
  const before = calmAt();
  await clock.advanceAsync(1);

  expect([before, calmAt()]).toEqual([null, rest]);
});

test('a page is calm when the last of its requests has been answered, or has failed, for a rest', async () => {
  const { clock, answers, ask, calmAt } = open();
  const [first, second] = [ask(), ask()];
  await clock.advanceAsync(10 * rest);
  answers[0]?.resolve(new Response('answer'));
  answers[1]?.reject(new Error('aborted'));
  const ends = await Promise.allSettled([first, second]);
  await settle();
  const justAnswered = calmAt();
  await clock.advanceAsync(2 * rest);

  expect([ends.map(({ status }) => status), justAnswered, calmAt()]).toEqual([
    ['fulfilled', 'rejected'],
    null,
    11 * rest,
  ]);
});
