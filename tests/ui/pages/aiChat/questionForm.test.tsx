/** @vitest-environment happy-dom */
/** Tests the keys of the question field (product design A10). */

import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { QuestionForm } from '#ui/pages/aiChat/QuestionForm.tsx';

let shown: Rendered | null = null;

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

const pressing = async (key: string, state: { draft: string; last?: string; busy: boolean }) => {
  const asked: (readonly [deed: string, text?: string])[] = [];
  await shown?.unmount();
  shown = await renderPart(
    <MemoryRouter>
      <QuestionForm
        field={{ current: null }}
        draft={state.draft}
        last={state.last}
        busy={state.busy}
        onDraft={(text) => asked.push(['draft', text])}
        onAsk={(text) => asked.push(['ask', text])}
        onStop={() => asked.push(['stop'])}
      />
    </MemoryRouter>,
  );
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => shown?.container.querySelector('textarea')?.dispatchEvent(event));
  return { asked, taken: event.defaultPrevented };
};

test('the arrow up brings the last question back into an empty field, and moves through a text otherwise', async () => {
  const last = 'Which plan do we have?';
  expect([
    await pressing('ArrowUp', { draft: '', last, busy: false }),
    await pressing('ArrowUp', { draft: 'Which', last, busy: false }),
    await pressing('ArrowUp', { draft: '', busy: false }),
  ]).toEqual([
    { asked: [['draft', last]], taken: true },
    { asked: [], taken: false },
    { asked: [], taken: false },
  ]);
});

test('a slash offers prompts, and Enter takes the first that fits instead of asking', async () => {
  expect([
    await pressing('Enter', { draft: '/w', busy: false }),
    [...(shown?.container.querySelectorAll('[aria-label="Prompts"] button') ?? [])].map(
      ({ textContent }) => textContent,
    ),
    await pressing('Enter', { draft: '/nothing', busy: false }),
  ]).toEqual([
    { asked: [['draft', 'Why did CPA change last month?']], taken: true },
    ['/why: Why did CPA change last month?'],
    { asked: [['ask', '/nothing']], taken: true },
  ]);
});

test('Escape and a button stop the answer that is waited for, and there is nothing to stop otherwise', async () => {
  const waiting = { draft: '', last: 'Which plan?', busy: true };
  expect([
    await pressing('Escape', waiting),
    await pressing('Escape', { ...waiting, busy: false }),
    [...(shown?.container.querySelectorAll('form button') ?? [])].map(({ textContent }) => textContent),
  ]).toEqual([{ asked: [['stop']], taken: true }, { asked: [], taken: false }, ['Ask']]);
  await pressing('x', waiting);
  await shown?.press('Stop');
});
