/** @vitest-environment happy-dom */
import { useRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { rememberFocus, useFocusWhen } from '#ui/widgets/focusTrap.ts';
import {
  useFocusAfter,
  useFocusOnArrival,
  useFocusOnceDrawn,
  useFocusWhenLost,
} from '#ui/widgets/moveFocus.ts';

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

test('the focus goes to what appears, again at each other moment, and back when that is closed, where the page stays in place', async () => {
  const { press, unmount } = await renderPart(<Opened />);
  const focused = [focusedTag()];
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  for (const name of ['Open', 'Next', 'Close']) {
    (document.activeElement as HTMLElement | null)?.blur();
    await press(name);
    focused.push(document.activeElement?.textContent ?? '');
  }

  expect(focused).toEqual(['BODY', 'Step 1', 'Step 2', 'Open']);
  expect(focus.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
  focus.mockRestore();
  await unmount();
});

const Screen = ({ atOnce }: { atOnce: boolean }) => {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(heading, step, { atOnce });
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Step {step}
      </h2>
      <button type="button" disabled={step > 0} onClick={() => setStep(1)}>
        Go on
      </button>
    </>
  );
};

test.each([
  ['from the beginning', true, 'H2'],
  ['once something has changed', false, 'BODY'],
])(
  'a heading holds the focus %s, also for a control that cannot be pressed any more',
  async (_, atOnce, first) => {
    const { container, press, unmount } = await renderPart(<Screen atOnce={atOnce} />);
    const before = focusedTag();
    buttonNamed(container, 'Go on').focus();
    await press('Go on');

    expect([before, focusedTag()]).toEqual([first, 'H2']);
    await unmount();
  },
);

const Rows = () => {
  const [rows, setRows] = useState(['one', 'two']);
  const list = useRef<HTMLUListElement>(null);
  const focusOnceDrawn = useFocusOnceDrawn();
  useFocusWhen(rows.length === 1, () => list.current);
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {rows.map((row) => (
          <li key={row}>
            <button type="button">{row}</button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => {
          focusOnceDrawn(() => list.current?.querySelectorAll('button')[2]);
          setRows([...rows, 'three']);
        }}
      >
        Add
      </button>
      <button type="button" onClick={() => setRows(rows.slice(0, 1))}>
        Empty
      </button>
    </>
  );
};

test('the focus goes to what is drawn next, and to what is found when it is due', async () => {
  const { press, unmount } = await renderPart(<Rows />);
  await press('Add');
  const added = document.activeElement?.textContent;
  await press('Empty');

  expect([added, focusedTag()]).toEqual(['three', 'UL']);
  await unmount();
});

test('what had the focus gets it back where the page is, if asked only when nothing else has it', () => {
  document.body.innerHTML = '<button id="one">One</button><button id="two">Two</button>';
  const [one, two] = document.querySelectorAll('button');
  one?.focus();
  const giveBack = rememberFocus(document);
  two?.focus();
  giveBack({ ifLost: true });
  const kept = document.activeElement?.id;
  two?.blur();
  giveBack({ ifLost: true });
  const returned = document.activeElement?.id;
  two?.focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  giveBack();
  const calls = [...focus.mock.calls];
  focus.mockRestore();

  expect(calls).toEqual([[{ preventScroll: true }]]);
  expect([kept, returned, document.activeElement?.id]).toEqual(['two', 'one', 'one']);
  document.body.replaceChildren();
});
