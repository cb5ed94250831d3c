/** @vitest-environment happy-dom */
/** Whom the notice of a change brings to it, and when. */

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

const startChange = () =>
  createActor(
    reversibleChangeMachine.provide({
      actors: {
        make: fromPromise<Made, ReversibleChange>(async () => ({ position: 5 })),
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
});
