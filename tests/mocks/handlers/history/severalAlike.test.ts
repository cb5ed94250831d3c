/** Tests how the history finds and describes one command that changes several things. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const call = async (name: EndpointName, options: CallOptions = {}) =>
    Object(await backend.succeed(name, { token, ...options }));
  const change = (act: string, ids: readonly string[], more: object = {}) =>
    call('changeClients', { body: { act, clients: ids.map((id) => ({ id })), ...more } });
  const newest = async (query = '') => {
    const { items } = await backend.succeed('listHistory', { token, query: `limit=1${query}` });
    const [item] = items;
    if (!item) throw new Error('The history is empty');
    return item;
  };
  const told = async (query = '') => {
    const { event, alike, is_part, parts, imported } = await newest(query);
    return {
      event: [event.type, event.about],
      alike,
      is_part,
      imported,
      names: parts.map(({ name }) => name),
    };
  };
  const undo = async () => call('undoChange', { body: { position: (await backend.log.head()).position } });
  return { call, change, newest, told, undo };
};

describe('a change of several things', () => {
  test('is reported as a whole, and by the part of the client or of the words that are asked for', async () => {
    const { call, change, told } = await open();
    const chosen: readonly { id: string; name: string }[] = (await call('listClients')).items.slice(0, 3);
    const [first, second, third] = chosen.map(({ name }) => name);
    await change(
      'archive',
      chosen.map(({ id }) => id),
    );
    const whole = { event: ['ClientArchived', first], alike: 3, is_part: false, imported: null };
    const part = { event: ['ClientArchived', second], alike: 3, is_part: true, imported: null };

    expect(await told()).toEqual({ ...whole, names: [first, second, third] });
    expect(await told('&q=archived')).toEqual({ ...whole, names: [first, second, third] });
    expect(await told('&actor=demoadmin&subject=clients')).toEqual({
      ...whole,
      names: [first, second, third],
    });
    expect(await told(`&client=${chosen[1]?.id}`)).toEqual({ ...part, names: [second, first, third] });
    expect(await told(`&q=${encodeURIComponent(second ?? '')}`)).toEqual({
      ...part,
      names: [second, first, third],
    });
  });

  test('that deletes clients, which archives them first, is reported as their deletion', async () => {
    const { call, change, told } = await open();
    const chosen: readonly { id: string; name: string }[] = (await call('listClients')).items.slice(0, 2);
    await change(
      'delete',
      chosen.map(({ id }) => id),
      { typed: 'delete 2 clients' },
    );
    const { names, ...rest } = await told();

    expect(rest).toEqual({
      event: ['ClientDeleted', chosen[0]?.name],
      alike: 2,
      is_part: false,
      imported: null,
    });
    expect(new Set(names)).toEqual(new Set(chosen.map(({ name }) => name)));
  });

  test('that is beyond the first twenty is the first part where it is asked for, with its fields', async () => {
    const { call, change, newest } = await open();
    const clients = Array.from({ length: 24 }, (_, index) => ({
      name: `New ${index}`,
      domain: `new${index}.example`,
      industry: 'Retail',
    }));
    const { items } = await call('importClients', { body: { clients } });
    await change(
      'pause',
      Object(items).map(({ id }: { id: string }) => id),
    );
    const { parts, alike } = await newest(`&client=${items[23].id}`);

    expect([alike, parts.length, parts[0]]).toEqual([
      24,
      20,
      {
        type: 'ClientPaused',
        name: 'New 23',
        told: { about: 'New 23', data: expect.objectContaining({ clientId: items[23].id }) },
        fields: [{ field: 'Status', before: 'active', after: 'paused' }],
      },
    ]);
  });

  test('that takes an import back is known as such, and what brings that again is not', async () => {
    const { call, told, undo } = await open();
    const row = (name: string) => ({ name, domain: `${name}.example`, industry: 'Retail', tags: ['new'] });
    await call('importClients', { body: { clients: [row('alder'), row('birch')] } });
    await undo();
    const { event, alike, imported } = await told();
    expect([event, alike, imported]).toEqual([['ClientArchived', 'birch'], 2, 2]);
    await undo();

    expect((await told()).imported).toBe(null);
  });
});
