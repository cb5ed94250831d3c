/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { pickOnPage } from '#ui/lab/pickOnPage.ts';

afterEach(() => {
  document.body.replaceChildren();
});

test('a disabled control is picked by the pointer, though no click reaches it', () => {
  document.body.innerHTML = '<button disabled>Publish</button>';
  const picked: (string | null)[] = [];
  pickOnPage(window as never, { selector: 'body *', isMarked: false }, (element) =>
    picked.push(element?.textContent ?? null),
  );
  document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  expect(picked).toEqual(['Publish']);
});
