/** Tests who removed a record, and how open forms of client files and tasks react. */
import { describe, expect, test } from 'vitest';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { createApiClient } from '#machines/api/apiClient.ts';
import { contactEditorService, contractEditorService } from '#machines/editing/clientFileEditors.ts';
import type { clientEditorService } from '#machines/editing/clientsService.ts';
import { editFormMachine } from '#machines/editing/editFormMachine.ts';
import { findLoss, type LossPlace } from '#machines/editing/findLoss.ts';
import { goalEditorService } from '#machines/editing/goalsService.ts';
import { startLifecycle } from '#machines/start.ts';
import { fakeServer, jsonReply, problemReply } from '../fakeServer.ts';
import { newWorld } from '../machineHarness.ts';
import { rested } from '../rested.ts';

const connect = (...answers: Parameters<typeof fakeServer>) => {
  const server = fakeServer(...answers);
  const world = newWorld();
  const api = createApiClient({
    world,
    baseUrl: 'https://app.example',
    fetch: server.fetch,
    ready: () => Promise.resolve(),
    session: { token: () => 'token-of-nora' },
  });
  const asked = () =>
    server.asked.map(({ method, url }) => `${method} ${url.replace('https://app.example', '')}`);
  return { world, api, asked };
};

const at = '2026-03-02T09:00:00.000Z';

const change = (types: readonly string[], data: object, name: string | null = 'Nora Berg') => ({
  event: { type: types[0], data, actor: { name }, occurred_at: at },
  count: types.length,
  parts: types.map((type) => ({ type })),
});

const acme: LossPlace = {
  subject: 'clients',
  clientId: 'acme',
  field: 'clientId',
  id: 'acme',
  deeds: { ClientArchived: 'archived', ClientDeleted: 'deleted' },
};

const lossIn = async (...items: readonly object[]) => {
  const { api, asked } = connect(jsonReply({ items, next_cursor: null }));
  return { loss: await findLoss(api, acme), asked: asked() };
};

describe('a loss', () => {
  test('is the latest that the history reports it: a deletion is no mere archiving', async () => {
    const told = await lossIn(
      change(['ClientUpdated'], { clientId: 'acme' }),
      change(['ClientArchived', 'ClientDeleted'], { clientId: 'acme' }),
      change(['ClientArchived'], { clientId: 'acme' }, 'Marcus Chen'),
    );
    expect(told).toEqual({
      loss: { deed: 'deleted', by: 'Nora Berg', at },
      asked: ['GET /api/history?subject=clients&client=acme&limit=100'],
    });
  });

  test('is found in a change of many, and not taken for that of another one', async () => {
    const many = change(['ClientArchived', 'ClientArchived'], { clientId: 'other' });
    const other = change(['ClientDeleted'], { clientId: 'other' }, 'Marcus Chen');
    expect((await lossIn(other, many)).loss).toEqual({ deed: 'archived', by: 'Nora Berg', at });
  });

  test('of which nothing is reported has neither person nor time', async () => {
    expect((await lossIn()).loss).toEqual({ deed: 'deleted', by: null, at: null });
  });
});

type Actors = ReturnType<typeof clientEditorService>;

const submit = async (
  { world, api }: ReturnType<typeof connect>,
  actorsOf: (api: ApiClient) => Actors,
  fields: Readonly<Record<string, string>>,
) => {
  const machine = editFormMachine.provide({
    actors: actorsOf(api),
    actions: { showChosen: () => undefined, leave: () => undefined },
  });
  const editor = startLifecycle(world, machine, { id: 'editForm' });
  editor.send({ type: 'form.submit', fields, etag: '"r1"', before: fields });
  await rested(editor);
  return editor;
};

const contact = { id: 'c1', name: 'Nora', email: '', title: '', etag: '"r1"' };
const goal = {
  from: '2026-01-05',
  id: 'g1',
  client_id: 'acme',
  figure: 'sessions',
  target: 10,
  period: 'month',
  etag: '"r1"',
};

describe('the forms over what somebody else took away', () => {
  test('a contact that is gone is looked up in the history, and restored', async () => {
    const connected = connect(
      problemReply('notFound'),
      jsonReply({ contacts: [], notes: [], people: [], removed_people: [] }),
      jsonReply({ items: [change(['ClientContactRemoved'], { contactId: 'c1' })], next_cursor: null }),
      jsonReply({ contact }),
      jsonReply({ contacts: [{ ...contact, etag: '"r3"' }], notes: [], people: [], removed_people: [] }),
    );
    const actorsOf = (api: ApiClient) =>
      contactEditorService({ api, clientId: 'acme', item: contact as never, onSaved: () => undefined });
    const editor = await submit(connected, actorsOf, { name: 'Nora', email: '', title: 'CEO' });
    expect(editor.getSnapshot().context.loss).toEqual({
      lost: { deed: 'removed', by: 'Nora Berg', at },
      mayRestore: true,
    });
    editor.send({ type: 'loss.restore' });
    await rested(editor);

    expect([editor.getSnapshot().value, editor.getSnapshot().context.theirs?.etag]).toEqual([
      'conflicted',
      '"r3"',
    ]);
    expect(connected.asked()).toEqual([
      'PATCH /api/client-contacts/c1',
      'GET /api/client-record?client=acme',
      'GET /api/history?subject=clientContact&client=acme&limit=100',
      'POST /api/client-contacts/c1/restore',
      'GET /api/client-record?client=acme',
    ]);
  });

  test('a goal that was changed at the same moment is compared, not refused', async () => {
    const connected = connect(
      problemReply('versionConflict'),
      jsonReply({ items: [{ ...goal, target: 20, etag: '"r2"' }], budgets: [] }),
    );
    const actorsOf = (api: ApiClient) =>
      goalEditorService({
        api,
        clientId: 'acme',
        thisMonth: '2026-01',
        goal: goal as never,
        onSaved: () => undefined,
      });
    const editor = await submit(connected, actorsOf, {
      figure: 'sessions',
      target: '12',
      period: 'month',
      start: '2026-01',
    });

    expect(editor.getSnapshot().context.theirs).toEqual({
      fields: { figure: 'sessions', target: '20', period: 'month', start: '2026-01' },
      etag: '"r2"',
    });
  });

  test('a fee of a client that was archived meanwhile is a loss; another refusal comes back to the form', async () => {
    const client = { id: 'acme', contract: [], etag: '"r1"', archived_at: at };
    const actorsOf = (api: ApiClient) =>
      contractEditorService({
        api,
        client: client as never,
        versionOf: () => ({ fields: {}, etag: '"r2"' }),
        onSaved: () => undefined,
      });
    const fields = { reason: 'start', fee: '1500', currency: 'EUR', from: '2026-03-02' };
    const lost = await submit(
      connect(
        problemReply('clientArchived'),
        jsonReply({ client }),
        jsonReply({ items: [], next_cursor: null }),
      ),
      actorsOf,
      fields,
    );
    const refused = await submit(connect(problemReply('invalid')), actorsOf, fields);

    expect([lost.getSnapshot().value, refused.getSnapshot().value]).toEqual(['lost', 'editing']);
    expect(refused.getSnapshot().context.mine?.fields).toEqual(fields);
  });
});
