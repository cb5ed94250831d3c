/** @vitest-environment happy-dom */

import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
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

const event = {
  id: 'one',
  command_id: 'archived',
  correlation_id: 'press',
  actor: { kind: 'account', id: 'ada', name: null },
  stream: 'clients-northlight',
};
const archived = { ...event, type: 'ClientArchived', about: 'Acme', data: { clientId: 'acme' } };
const part = (name: string) => ({
  type: 'ClientArchived',
  name,
  told: { about: name, data: {} },
  fields: [],
});
const change = {
  event: archived,
  alike: 2,
  is_part: false,
  imported: null,
  undoes: null,
  parts: [part('Acme'), part('Birch')],
};
/** The last event of a change is not always the one it is about. */
const last = { ...event, type: 'AlertsChecked', about: null, data: {} };

const markupOf = (content: ReactNode, services: AppServices): string =>
  renderToStaticMarkup(
    <ServicesContext value={services}>
      <MemoryRouter>{content}</MemoryRouter>
    </ServicesContext>,
  );

const open = async (answers: readonly (number | null | Error)[]) => {
  const done: string[] = [];
  const waiting = [...answers];
  const answer = (name: string) => async () => {
    done.push(name);
    const next = waiting.shift();
    if (next instanceof Error) throw next;
    return next ?? null;
  };
  const ownChanges = { undoLast: answer('undo'), redoLast: answer('redo') };
  const api = {
    call: async (name: string, { query }: { query: { cursor?: string } }) => ({
      items: name === 'listEvents' ? [last] : query.cursor === '8' ? [change] : [],
    }),
  };
  const services = { ownChanges, api, serverState: new QueryClient() } as unknown as AppServices;
  const tell = (tone: string) => (content: ReactNode) => done.push(`${tone}: ${markupOf(content, services)}`);
  const message = { success: tell('done'), error: tell('refused'), info: tell('nothing') };
  const notices = { message } as unknown as Notices;
  const page = await renderPart(
    <ServicesContext value={services}>
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
  test('take the last change back and bring it again, and say which', async () => {
    const { done, press, unmount } = await open([7, 8]);
    await press({ key: 'z', ctrlKey: true });
    await expect.poll(() => done).toEqual(['undo', 'done: Undone: you archived 2 clients: Acme and Birch.']);
    await press({ key: 'Z', metaKey: true, shiftKey: true });
    await unmount();

    expect(done.slice(2)).toEqual(['redo', 'done: Redone.']);
  });

  test('say that there is nothing, and why when it is refused', async () => {
    const refused = new ApiProblem(problemOf('undoHeld', { reason: 'Acme was changed again.' }), 409);
    const { done, press, unmount } = await open([null, refused]);
    await press({ key: 'z', ctrlKey: true });
    await press({ key: 'z', ctrlKey: true });
    await unmount();

    expect(done).toEqual([
      'undo',
      'nothing: Nothing to undo since this page loaded. <a href="/dashboard?tab=history" data-discover="true">Open History</a> to undo earlier changes.',
      'undo',
      'refused: Acme was changed again.',
    ]);
  });

  test('are the field’s in a field, and no others than these', async () => {
    const { done, press, container, unmount } = await open([7]);
    await press({ key: 'z', ctrlKey: true }, container.querySelector('input') ?? container);
    await press({ key: 'z' });
    await press({ key: 'z', ctrlKey: true, altKey: true });
    await press({ key: 'y', ctrlKey: true });
    await unmount();
    await press({ key: 'z', ctrlKey: true });

    expect(done).toEqual([]);
  });
});
