/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { TabSkeleton } from '#ui/widgets/TabSkeleton.tsx';

test('a tab that is waited for has the shape of what comes, out of reach of keys and readers', async () => {
  const { container, unmount } = await renderPart(<TabSkeleton figures={4} rows={2} />);
  const shape = container.firstElementChild;
  const parts = [...(shape?.children ?? [])].map(({ className, childElementCount }) => [
    /_?(head|figures|cards|rows)/.exec(className)?.[1],
    childElementCount,
  ]);

  expect([shape?.getAttribute('aria-hidden'), shape?.hasAttribute('inert')]).toEqual(['true', true]);
  expect(parts).toEqual([
    ['head', 2],
    ['figures', 4],
    ['rows', 2],
  ]);
  await unmount();
});
