/** @vitest-environment happy-dom */
/** Tests the page's single tooltip, and its text for screen readers. */
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { HintTip } from '#ui/parts/hints/HintTip.tsx';
import { Hint } from '#ui/widgets/Hint.tsx';
import { hintOf } from '#ui/widgets/hintOf.ts';

test('a hint is a tooltip without barriers, and a text of its own for readers', async () => {
  const { container, unmount } = await renderPart(
    <main>
      <Hint text="3 of 4 are up to date">3/4</Hint>
      <button type="button" {...hintOf('How revenue is worked out')}>
        $12
      </button>
    </main>,
  );
  const [text, control] = [...container.querySelectorAll('[data-hint]')];
  if (!text || !control) throw new Error('There are no hints');
  const tip = await renderPart(
    <HintTip hint={{ anchor: control, texts: ['How it is worked out', 'Up 12%'] }} />,
  );
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });

  expect([...document.querySelectorAll('[role="tooltip"] p')].map(({ textContent }) => textContent)).toEqual([
    'How it is worked out',
    'Up 12%',
  ]);
  expect([text.textContent, text.getAttribute('tabindex')]).toEqual(['3/4 (3 of 4 are up to date)', '0']);
  expect(control.getAttribute('aria-description')).toBe('How revenue is worked out');
  expect(violations.filter(({ id }) => id !== 'region').map(({ id }) => id)).toEqual([]);
  await tip.unmount();
  await unmount();
});

test('a hint beside a control is no stop of the keyboard, and none at all is plain text', async () => {
  const { container, unmount } = await renderPart(
    <>
      <Hint text="Up 12%" isWithin isSaid>
        ↑
      </Hint>
      <Hint text={undefined}>12</Hint>
    </>,
  );

  expect(container.innerHTML).toBe('<span data-hint="Up 12%">↑</span><span>12</span>');
  await unmount();
});
