/** @vitest-environment happy-dom */
/** Tests scrolling the current link of a row to the middle, on mount and on each change. */
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { useCurrentInSight } from '#ui/widgets/useCurrentInSight.ts';

/** Each link is 100 px wide, the row 300. The simulated document has no layout. */
const placeAt = (left: number, width: number) => () => ({ left, width }) as DOMRect;

const Row = ({ current }: { current: string }) => {
  const row = useCurrentInSight<HTMLElement>(current);
  const lay = (element: HTMLElement | null) => {
    row.current = element;
    if (!element) return;
    element.getBoundingClientRect = placeAt(16, 300);
    for (const [index, link] of [...element.children].entries())
      link.getBoundingClientRect = () => placeAt(16 + index * 100 - element.scrollLeft, 100)();
  };
  return (
    <nav ref={lay}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
};

test('the current link is in the middle of its row', async () => {
  const page = await renderPart(<Row current="five" />);
  const nav = page.container.querySelector('nav');
  expect(nav?.scrollLeft).toBe(300);
  await page.show(<Row current="four" />);
  expect(nav?.scrollLeft).toBe(200);
  await page.unmount();
});
