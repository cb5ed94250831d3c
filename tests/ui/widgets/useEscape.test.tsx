/** @vitest-environment happy-dom */
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { useEscape } from '#ui/widgets/useEscape.ts';

const Question = ({ onLeave }: { onLeave: () => void }) => {
  const place = useRef<HTMLElement>(null);
  useEscape(place, onLeave);
  return (
    <section ref={place}>
      <button type="button">Yes</button>
    </section>
  );
};

test('Escape leaves a question in which it is pressed, and goes no further; other keys and places do nothing', async () => {
  const heard = { left: 0, outside: [] as string[] };
  const leave = () => {
    heard.left += 1;
  };
  const { container, unmount } = await renderPart(<Question onLeave={leave} />);
  const hear = (event: KeyboardEvent) => void heard.outside.push(event.key);
  document.addEventListener('keydown', hear);
  const press = (key: string, target: Element | null) =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  press('Escape', document.body);
  press('Enter', container.querySelector('button'));
  press('Escape', container.querySelector('button'));
  document.removeEventListener('keydown', hear);
  await unmount();

  expect(heard).toEqual({ left: 1, outside: ['Escape', 'Enter'] });
});

test('Escape in a list that is open closes the list alone', async () => {
  let left = 0;
  const { container, unmount } = await renderPart(
    <Question
      onLeave={() => {
        left += 1;
      }}
    />,
  );
  const list = container.querySelector('button');
  list?.setAttribute('role', 'combobox');
  const press = (isOpen: boolean) => {
    list?.setAttribute('aria-expanded', String(isOpen));
    list?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    return left;
  };
  const heard = [press(true), press(false)];
  await unmount();

  expect(heard).toEqual([0, 1]);
});
