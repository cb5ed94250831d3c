/** @vitest-environment happy-dom */
/** Tests moving the focus to the notice of a change. */

import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type Made,
  type ReversibleChange,
  reversibleChangeMachine,
} from '#machines/editing/reversibleChangeMachine.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { ChangeNotice } from '#ui/parts/ChangeNotice.tsx';

const startChange = (make = async (): Promise<Made> => ({ position: 5 })) =>
  createActor(
    reversibleChangeMachine.provide({
      actors: {
        make: fromPromise<Made, ReversibleChange>(make),
        takeBack: fromPromise<unknown, number>(async () => null),
      },
    }),
  ).start();

const focused = (): string => document.activeElement?.textContent ?? '';

describe('the notice of a change', () => {
  test('takes the focus once, also where it moves from a drawer to the page, and again for the next change', async () => {
    const actor = startChange();
    const archive = async (name: string) => {
      await act(async () =>
        actor.send({ type: 'change.ask', kind: 'archive', id: name, name, etag: '"r1"' }),
      );
    };
    const notice = (
      <ChangeNotice actor={actor} words={(_, name) => ({ made: `Archived ${name}.`, takenBack: '' })} />
    );
    const page = await renderPart(<section key="drawer">{notice}</section>);
    await archive('Acme');
    const inDrawer = focused();
    const row = <button type="button">Row</button>;
    await page.show(<section key="page">{row}</section>);
    page.container.querySelector('button')?.focus();
    await page.show(
      <section key="page">
        {row}
        {notice}
      </section>,
    );
    const onPage = [focused(), page.container.querySelector('[role="status"]')?.textContent];
    await archive('Dune');
    const next = focused();
    await page.unmount();
    actor.stop();

    expect([inDrawer, onPage, next]).toEqual([
      'Archived Acme.Undo',
      ['Row', 'Archived Acme.Undo'],
      'Archived Dune.Undo',
    ]);
  });

  test.each([
    ['leaves it to a field to which somebody went on while the change was made', true, 'INPUT'],
    ['takes it from the field from which the change was asked', false, 'Archived Acme.Undo'],
  ])('%s', async (_, goesOn, expected) => {
    const reply = Promise.withResolvers<Made>();
    const actor = startChange(() => reply.promise);
    const page = await renderPart(
      <>
        <button type="button">Archive</button>
        <input aria-label="Search" />
        <ChangeNotice actor={actor} words={(__, name) => ({ made: `Archived ${name}.`, takenBack: '' })} />
      </>,
    );
    const focus = (what: string) => page.container.querySelector<HTMLElement>(what)?.focus();
    focus(goesOn ? 'button' : 'input');
    await act(async () =>
      actor.send({ type: 'change.ask', kind: 'archive', id: 'acme', name: 'Acme', etag: '"r1"' }),
    );
    focus('input');
    await act(async () => reply.resolve({ position: 5 }));
    const found = document.activeElement?.matches('input') ? 'INPUT' : focused();
    await page.unmount();
    actor.stop();

    expect(found).toBe(expected);
  });

  test('keeps the focus in its place when it is dismissed and what was pressed is gone', async () => {
    const actor = startChange();
    const notice = (
      <ChangeNotice actor={actor} words={(_, name) => ({ made: `Archived ${name}.`, takenBack: '' })} />
    );
    const page = await renderPart(
      <>
        <button type="button">Archive</button>
        {notice}
      </>,
    );
    page.container.querySelector('button')?.focus();
    await act(async () =>
      actor.send({ type: 'change.ask', kind: 'archive', id: 'acme', name: 'Acme', etag: '"r1"' }),
    );
    await page.show(
      <>
        {null}
        {notice}
      </>,
    );
    const dismiss = page.container.querySelector<HTMLElement>('[aria-label="Dismiss the notice"]');
    dismiss?.focus();
    await act(async () => dismiss?.click());
    const { activeElement } = document;
    const found = [activeElement?.getAttribute('role'), activeElement?.textContent];
    await page.unmount();
    actor.stop();

    expect(found).toEqual(['status', '']);
  });
});
