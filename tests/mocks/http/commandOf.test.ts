/** Tests recognizing requests that repeat the same command. */
import { describe, expect, test } from 'vitest';
import { type Asked, commandOf } from '#mocks/http/commandOf.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const asked: Asked = {
  name: 'updateClient',
  sender: 'session:one',
  params: { id: 'shoes' },
  body: { name: 'Shoes' },
};

const named = (change: Partial<Asked>, key: string | null = 'key') => {
  const request = new Request('https://app.example/', {
    headers: key === null ? {} : { 'Idempotency-Key': key },
  });
  return commandOf(request, createVirtualWorld().ids, { ...asked, ...change });
};

describe('command', () => {
  test('is the same for the same key, sender, endpoint and content', () => {
    expect(named({ body: { name: 'Shoes' } })).toEqual(named({}));
  });

  test('has another name for another key, sender or endpoint', () => {
    const ids = [
      named({}),
      named({}, 'other'),
      named({ sender: 'session:two' }),
      named({ name: 'addClient' }),
    ];

    expect(new Set(ids.map(({ id }) => id)).size).toBe(4);
  });

  test('has another content for another body and for another address below one endpoint', () => {
    const commands = [named({}), named({ body: { name: 'Boots' } }), named({ params: { id: 'boots' } })];

    expect(new Set(commands.map(({ id }) => id)).size).toBe(1);
    expect(new Set(commands.map(({ hash }) => hash)).size).toBe(3);
  });

  test('without a key has a name that nobody gives twice and reports nothing of its content', () => {
    const { ids } = createVirtualWorld();
    const request = new Request('https://app.example/');
    const [one, other] = [commandOf(request, ids, asked), commandOf(request, ids, asked)];

    expect([one.key, one.id === other.id, one.hash === other.hash]).toEqual([null, false, false]);
  });

  test('has names and hashes that the log takes', () => {
    const commands = [named({}), named({}, null), named({ params: undefined, body: undefined })];

    expect(commands.every(({ id, hash }) => id.length <= 200 && /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });
});
