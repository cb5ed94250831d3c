/** @vitest-environment happy-dom */

import { expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { PanelButton } from '#ui/lab/PanelButton.tsx';

test('a busy button keeps the focus, says that it is busy, and does and sends nothing', async () => {
  const done: string[] = [];
  const form = (isBusy: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        done.push('sent');
      }}
    >
      <PanelButton type="submit" isBusy={isBusy} onClick={() => done.push('pressed')}>
        Go
      </PanelButton>
    </form>
  );
  const { container, show, unmount } = await renderPart(form(false));
  const button = container.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  await show(form(true));
  await act(async () => button?.click());

  expect(done).toEqual(['pressed', 'sent']);
  expect(document.activeElement).toBe(button);
  expect(['aria-busy', 'aria-disabled', 'disabled'].map((name) => button?.getAttribute(name))).toEqual([
    'true',
    'true',
    null,
  ]);
  await unmount();
});
