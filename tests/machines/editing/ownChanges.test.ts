/** Tests the undo list of a page's own changes, newest first. */
import { describe, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { createOwnChanges } from '#machines/editing/ownChanges.ts';

/** An API that appends one event per undo, after position 10. */
const open = ({ refuses = [] as readonly number[] } = {}) => {
  const asked: number[] = [];
  let head = 10;
  const api = {
    call: async (_name: string, options: object) => {
      const { body, onAppended } = options as {
        body: { position: number };
        onAppended: (at: number) => void;
      };
      asked.push(body.position);
      if (refuses.includes(body.position)) throw new ApiProblem(problemOf('undoHeld'), 409);
      head += 1;
      onAppended(head);
      changes.note({ types: ['ClientRestored'], head });
    },
  } as unknown as Parameters<typeof createOwnChanges>[0];
  const changes = createOwnChanges(api);
  const note = (at: number, ...types: readonly string[]) => changes.note({ types, head: at });
  return { changes, asked, note };
};

describe('own changes', () => {
  test('are undone last first, and redone first first', async () => {
    const { changes, asked, note } = open();
    note(7, 'ClientAdded');
    note(8, 'ClientUpdated');
    const done = [
      await changes.undoLast(),
      await changes.undoLast(),
      await changes.undoLast(),
      await changes.redoLast(),
      await changes.redoLast(),
      await changes.redoLast(),
      await changes.undoLast(),
    ];

    expect([done, asked]).toEqual([
      [8, 7, null, 12, 11, null, 14],
      [8, 7, 12, 11, 14],
    ]);
  });

  test('are redone no more once something else was changed', async () => {
    const { changes, asked, note } = open();
    note(7, 'ClientAdded');
    await changes.undoLast();
    note(20, 'LookSaved');

    expect([await changes.redoLast(), await changes.undoLast(), asked]).toEqual([null, 20, [7, 20]]);
  });

  test('know what was taken back from elsewhere on the page', async () => {
    const { changes, asked, note } = open();
    note(7, 'ClientArchived');
    await changes.takeBack(7);

    expect([await changes.undoLast(), await changes.redoLast(), asked]).toEqual([null, 11, [7, 11]]);
  });

  test('are shown why one cannot be undone, and then pass to the one before', async () => {
    const { changes, asked, note } = open({ refuses: [8] });
    note(7, 'ClientAdded');
    note(8, 'ClientUpdated');
    await expect(changes.undoLast()).rejects.toThrow('Undo that first');
    await changes.undoLast();

    expect(asked).toEqual([8, 7]);
  });

  test('begin with a session, and count nothing that changes nothing', async () => {
    const { changes, note } = open();
    note(7, 'ClientAdded');
    note(8, 'SessionEnded');
    note(9, 'SampleClientOpened');

    expect(await changes.undoLast()).toBe(null);
  });
});
