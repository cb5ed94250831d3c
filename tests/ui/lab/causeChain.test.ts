/** Tests the causes and effects of a frame. */
import { describe, expect, test } from 'vitest';
import { causeChain } from '#ui/lab/causeChain.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const framesOf = (causes: readonly (number | null)[], capacity = causes.length) => {
  const { trace } = createVirtualWorld();
  for (const [index, cause] of causes.entries()) trace.record({ kind: 'note', name: `${index + 1}`, cause });
  return trace.frames().slice(-capacity);
};

const told = (causes: readonly (number | null)[], number: number, capacity?: number) => {
  const frames = framesOf(causes, capacity);
  const frame = frames.find((one) => one.number === number);
  if (!frame) throw new Error(`there is no frame ${number}`);
  const chain = causeChain(frames, frame);
  return [chain.causes.map((one) => one.number), chain.effects.map((one) => one.number)];
};

describe('the chain of causes', () => {
  test('goes up to the first cause and down to everything that followed', () => {
    expect(told([null, 1, null, 2, 3, 2, 4], 2)).toEqual([[1], [4, 6, 7]]);
    expect(told([null, 1, null, 2, 3, 2, 4], 7)).toEqual([[1, 2, 4], []]);
  });

  test('ends where the ring has forgotten', () => {
    expect(told([null, 1, 2, 3], 4, 2)).toEqual([[3], []]);
  });
});
