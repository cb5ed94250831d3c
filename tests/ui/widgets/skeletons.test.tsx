/** @vitest-environment happy-dom */
/** Tests the skeletons of pending content. */
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { LinesSkeleton } from '#ui/widgets/LinesSkeleton.tsx';
import { ShapeSkeleton } from '#ui/widgets/ShapeSkeleton.tsx';
import { Skeleton } from '#ui/widgets/Skeleton.tsx';
import { TabSkeleton } from '#ui/widgets/TabSkeleton.tsx';

const shapeOf = async (part: ReactElement) => {
  const { container, unmount } = await renderPart(part);
  const shape = container.firstElementChild;
  const parts = [...(shape?.children ?? [])].map(({ className, childElementCount }) => [
    /_?(head|pills|figures|charts?|cards|fields|rows|document)/.exec(className)?.[1],
    childElementCount,
  ]);
  const isOutOfReach = shape?.getAttribute('aria-hidden') === 'true' && shape.hasAttribute('inert');
  await unmount();
  return { isOutOfReach, parts };
};

test('a tab that is waited for has the shape of what comes, out of reach of keys and readers', async () => {
  expect(await shapeOf(<TabSkeleton figures={4} rows={2} />)).toEqual({
    isOutOfReach: true,
    parts: [
      ['head', 2],
      ['figures', 4],
      ['rows', 2],
    ],
  });
});

test('a form has a label and a field each, a document its title, figures, chart and text', async () => {
  expect(await shapeOf(<ShapeSkeleton pills={6} charts={1} cards={2} fields={2} isDocument />)).toEqual({
    isOutOfReach: true,
    parts: [
      ['pills', 6],
      ['chart', 0],
      ['cards', 2],
      ['fields', 4],
      ['document', 4],
    ],
  });
});

const drawnBy = async (part: ReactElement) => {
  const { container, unmount } = await renderPart(part);
  const found = [...container.querySelectorAll('h3, ul')].map(
    (each) => `${each.tagName} ${each.closest('[aria-hidden="true"]') ? 'hidden' : 'read'}`,
  );
  await unmount();
  return found;
};

test('a heading without words and lines without text are hidden from screen readers', async () => {
  expect(await drawnBy(<Skeleton title={{ width: 72 }} paragraph={{ rows: 2 }} />)).toEqual([
    'H3 hidden',
    'UL hidden',
  ]);
  expect(await drawnBy(<LinesSkeleton lines={3} />)).toEqual(['UL hidden']);
});
