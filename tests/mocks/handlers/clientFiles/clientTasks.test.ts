/** Tests tasks over HTTP: permissions, versions, and the lists that contain them. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const fjord = 'fjordandfoam';

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const tokenOf = async (role: 'admin' | 'manager' | 'client') => (await backend.demo(role)).session.token;
  const token = await tokenOf('manager');
  const call = async (name: EndpointName, options: CallOptions = {}) =>
    Object(await backend.succeed(name, { token, ...options }));
  const ask = (name: EndpointName, options: CallOptions = {}) => backend.ask(name, { token, ...options });
  const add = async (body: object, id = fjord) =>
    (await call('addClientTask', { params: { id }, body })).task;
  const record = async () => (await call('readClientRecord', { query: `client=${fjord}` })).tasks;
  const listed = async (query = '') =>
    (await call('listClientTasks', { query })).items.map((one: { text: string }) => one.text);
  const undo = async () => call('undoChange', { body: { position: (await backend.log.head()).position } });
  return { ...backend, tokenOf, token, call, ask, add, record, listed, undo };
};

const at = (id: string, etag?: string) => ({
  params: { id },
  ...(etag === undefined ? {} : { headers: { 'If-Match': etag } }),
});

describe('tasks', () => {
  test('are added, changed and done under their versions, and each step goes back', async () => {
    const { add, call, ask, record, undo } = await open();
    const task = await add({ text: ' Call Daniel ' });
    expect(task).toEqual({
      id: task.id,
      text: 'Call Daniel',
      assignee_id: null,
      due_on: null,
      by: 'demomanager',
      done_by: null,
      done_at: null,
      created_at: '2026-01-05T09:00:00.000Z',
      updated_at: '2026-01-05T09:00:00.000Z',
      etag: '"r0"',
    });

    const body = { assignee_id: 'demoadmin', due_on: '2026-01-08' };
    const changed = (await call('changeClientTask', { ...at(task.id, task.etag), body })).task;
    expect(changed).toEqual({ ...task, ...body, etag: '"r1"' });
    expect((await ask('changeClientTask', { ...at(task.id), body })).status).toBe(428);
    expect(statusAndBody(await ask('changeClientTask', { ...at(task.id, task.etag), body }))).toEqual(
      refusal('staleVersion'),
    );

    const done = await call('changeClientTask', { ...at(task.id, changed.etag), body: { done: true } });
    expect(done.task).toEqual({
      ...changed,
      done_by: 'demomanager',
      done_at: '2026-01-05T09:00:00.000Z',
      etag: '"r2"',
    });
    await undo();
    expect((await record())[0]).toEqual({ ...changed, etag: '"r3"' });
  });

  test('are removed and restored; of a removed one nobody has a version', async () => {
    const { add, call, ask, record } = await open();
    const task = await add({ text: 'Call Daniel' });
    await call('removeClientTask', at(task.id, task.etag));

    expect(await record()).toEqual([]);
    expect((await ask('changeClientTask', { ...at(task.id, '"r1"'), body: { done: true } })).status).toBe(
      404,
    );
    expect((await call('restoreClientTask', at(task.id))).task).toEqual({ ...task, etag: '"r2"' });
  });

  test('are refused where a field is wrong, and only the staff does them', async () => {
    const { ask } = await open();
    const body = { text: '', due_on: 'Friday', assignee_id: 'democlient' };

    expect(statusAndBody(await ask('addClientTask', { ...at(fjord), body }))).toEqual(
      refusal('invalid', {
        errors: {
          text: 'Write what is to be done',
          due_on: 'Enter a day such as 2026-01-31',
          assignee_id: 'Choose someone from your team',
        },
      }),
    );
    expect((await ask('addClientTask', { ...at('nobody'), body: { text: 'Call' } })).status).toBe(404);
    expect((await ask('listClientTasks', { query: 'until=soon' })).status).toBe(422);
  });

  test('of all clients are listed while they are open, up to a day; those of an archived client are not', async () => {
    const { add, call, listed, undo } = await open();
    await add({ text: 'Someday' });
    await add({ text: 'Soon', due_on: '2026-01-09' });
    const late = await add({ text: 'Late', due_on: '2026-01-02' }, 'stackpilot');
    const done = await add({ text: 'Done', due_on: '2026-01-03' });
    await call('changeClientTask', { ...at(done.id, done.etag), body: { done: true } });

    const own = ['Late', 'Soon', 'Someday'];
    expect((await listed()).filter((text: string) => own.includes(text))).toEqual(own);
    expect(await listed('until=2026-01-02')).toContain('Late');
    expect(await listed('until=2026-01-08')).not.toContain('Soon');
    expect(await listed()).not.toContain('Done');
    const [first] = (await call('listClientTasks', { query: 'until=2026-01-02' })).items.filter(
      ({ id }: { id: string }) => id === late.id,
    );
    expect(first).toEqual({ ...late, client: { id: 'stackpilot', name: 'Stackpilot' } });

    const { client } = await call('readClient', at('stackpilot'));
    await call('archiveClient', at('stackpilot', client.etag));
    expect(await listed()).not.toContain('Late');
    await undo();
    expect(await listed()).toContain('Late');
  });

  test('of another agency and of the own client are as if they were not there', async () => {
    const { add, ask, succeed, tokenOf, token, signUp } = await open();
    const task = await add({ text: 'A secret of the agency' });
    const client = await tokenOf('client');
    const deeds: readonly (readonly [EndpointName, CallOptions])[] = [
      ['listClientTasks', {}],
      ['addClientTask', { ...at(fjord), body: { text: 'Mine' } }],
      ['changeClientTask', { ...at(task.id, task.etag), body: { done: true } }],
      ['removeClientTask', at(task.id, task.etag)],
      ['restoreClientTask', at(task.id)],
    ];
    const statuses = (by: string) =>
      Promise.all(deeds.map(async ([name, options]) => (await ask(name, { ...options, token: by })).status));
    const other = (await signUp(nora)).session.token;
    await succeed('startTrial', { token: other });

    expect(await statuses(client)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(other)).toEqual([200, 404, 404, 404, 404]);
    expect((await succeed('listClientTasks', { token: other })).items).toEqual([]);
    const told = [
      await succeed('listEvents', { token: client, query: 'limit=500' }),
      await succeed('listHistory', { token: client, query: 'limit=100' }),
    ];
    expect(JSON.stringify(told)).not.toMatch(/secret of the agency|ClientTask/);
    expect(JSON.stringify(await succeed('listEvents', { token, query: 'limit=5&order=newest' }))).toContain(
      'ClientTaskAdded',
    );
  });
});
