/** @vitest-environment happy-dom */

import { describe, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { UndoKeys } from '#ui/app/shell/UndoKeys.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { type Notices, NoticesContext } from '#ui/services/notices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { macrotask } from '#world/settle.ts';

/** `answers`: how each try ends. */
const open = async (answers: readonly (boolean | Error)[]) => {
  const done: string[] = [];
  const waiting = [...answers];
  const answer = (name: string) => async () => {
    done.push(name);
    const next = waiting.shift();
    if (next instanceof Error) throw next;
    return next ?? false;
  };
  const ownChanges = { undoLast: answer('undo'), redoLast: answer('redo') };
  const tell = (tone: string) => (text: string) => done.push(`${tone}: ${text}`);
  const notices = { message: { success: tell('done'), error: tell('refused') } } as unknown as Notices;
  const page = await renderPart(
    <ServicesContext value={{ ownChanges } as unknown as AppServices}>
      <NoticesContext value={notices}>
        <input />
        <UndoKeys />
      </NoticesContext>
    </ServicesContext>,
  );
  const press = (keys: KeyboardEventInit, on: Element = document.body) =>
    act(async () => {
      on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...keys }));
      await macrotask();
    });
  return { ...page, done, press };
};

describe('the keys for undo and redo', () => {
  test('take the last change back and bring it again, and say so', async () => {
    const { done, press, unmount } = await open([true, true]);
    await press({ key: 'z', ctrlKey: true });
    await press({ key: 'Z', metaKey: true, shiftKey: true });
    await unmount();

    expect(done).toEqual(['undo', 'done: Undone.', 'redo', 'done: Redone.']);
  });

  test('say nothing when there is nothing, and why when it is refused', async () => {
    const refused = new ApiProblem(problemOf('undoHeld', { reason: 'Acme was changed again.' }), 409);
    const { done, press, unmount } = await open([false, refused]);
    await press({ key: 'z', ctrlKey: true });
    await press({ key: 'z', ctrlKey: true });
    await unmount();

    expect(done).toEqual(['undo', 'undo', 'refused: Acme was changed again.']);
  });

  test('are the field’s in a field, and no others than these', async () => {
    const { done, press, container, unmount } = await open([true]);
    await press({ key: 'z', ctrlKey: true }, container.querySelector('input') ?? container);
    await press({ key: 'z' });
    await press({ key: 'z', ctrlKey: true, altKey: true });
    await press({ key: 'y', ctrlKey: true });
    await unmount();
    await press({ key: 'z', ctrlKey: true });

    expect(done).toEqual([]);
  });
});
