/** @vitest-environment happy-dom */
import { useRef, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { useFocusAfter, useFocusOnArrival, useFocusWhenLost } from '#ui/widgets/movedFocus.ts';

const Editable = ({ own }: { own: boolean }) => {
  const [editing, setEditing] = useState(false);
  const place = useRef<HTMLElement>(null);
  useFocusWhenLost(place, editing);
  return (
    <>
      <button type="button">Elsewhere</button>
      <section ref={place} {...(own ? { tabIndex: -1 } : {})}>
        {editing ? (
          <input aria-label="Name" />
        ) : (
          <button type="button" onClick={() => setEditing(true)}>
            Edit
          </button>
        )}
      </section>
    </>
  );
};

const Note = ({ step }: { step: number }) => (
  <p ref={useFocusOnArrival<HTMLParagraphElement>(step)} tabIndex={-1}>
    Step {step}
  </p>
);

const Opened = () => {
  const [step, setStep] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  useFocusAfter(step > 0, () => opener.current);
  return (
    <>
      <button ref={opener} type="button" onClick={() => setStep(1)}>
        Open
      </button>
      {step > 0 && (
        <>
          <Note step={step} />
          <button type="button" onClick={() => setStep(step + 1)}>
            Next
          </button>
          <button type="button" onClick={() => setStep(0)}>
            Close
          </button>
        </>
      )}
    </>
  );
};

const focusedTag = () => document.activeElement?.tagName;

const buttonNamed = (container: HTMLElement, name: string): HTMLElement => {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button "${name}"`);
  return found;
};

describe('the focus when its control goes away', () => {
  test.each([
    ['the first control of what is there instead', false, 'INPUT'],
    ['the place itself when it can take it', true, 'SECTION'],
  ])('goes to %s', async (_, own, expected) => {
    const { container, press, unmount } = await renderPart(<Editable own={own} />);
    const before = focusedTag();
    buttonNamed(container, 'Edit').focus();
    await press('Edit');

    expect([before, focusedTag()]).toEqual(['BODY', expected]);
    await unmount();
  });

  test('is left where it is when something else has it', async () => {
    const { container, press, unmount } = await renderPart(<Editable own={false} />);
    buttonNamed(container, 'Elsewhere').focus();
    await press('Edit');

    expect(document.activeElement).toBe(buttonNamed(container, 'Elsewhere'));
    await unmount();
  });
});

test('the focus goes to what appears, again at each other moment, and back when that is closed', async () => {
  const { press, unmount } = await renderPart(<Opened />);
  const focused = [focusedTag()];
  for (const name of ['Open', 'Next', 'Close']) {
    (document.activeElement as HTMLElement | null)?.blur();
    await press(name);
    focused.push(document.activeElement?.textContent ?? '');
  }

  expect(focused).toEqual(['BODY', 'Step 1', 'Step 2', 'Open']);
  await unmount();
});
