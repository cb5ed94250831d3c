/** @vitest-environment happy-dom */
/** Tests that texts about metrics stay as long as their metrics. */
import { afterEach, expect, test } from 'vitest';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { useSettledValue } from '#ui/data/useSettledValue.ts';

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

/** The query is a new object at each render, as in a component that is not memoized. */
const Question = ({ range, isFormer }: { range: string; isFormer: boolean }) => (
  <p>{useSettledValue({ range }, isFormer).range}</p>
);

test('the question of a former answer stays until the next one is answered', async () => {
  shown = await renderPart(<Question range="March" isFormer={false} />);
  const told = [shown.container.textContent];
  for (const [range, isFormer] of [
    ['April', true],
    ['May', true],
    ['May', false],
    ['June', false],
    ['July', true],
  ] as const) {
    await shown.show(<Question range={range} isFormer={isFormer} />);
    told.push(shown.container.textContent);
  }
  expect(told).toEqual(['March', 'March', 'March', 'May', 'June', 'June']);
});
