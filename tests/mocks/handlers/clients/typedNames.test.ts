/** Tests names and searches as people type and paste them, over HTTP. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openTestBackend } from '#tests/support/testBackend.ts';

const fields = { domain: 'acme.example', industry: 'Retail' };

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  return { ...backend, token: (await backend.demo('admin')).session.token };
};

/** A public list of hostile strings, a JSON array next to the checkout. */
const listed = (): readonly string[] | null => {
  try {
    const path = process.env.NAUGHTY_STRINGS ?? '../shared/data/naughty/blns.json';
    return JSON.parse(readFileSync(path, 'utf8')) as readonly string[];
  } catch {
    return null;
  }
};

const naughty = listed();

describe('names over HTTP', () => {
  test('are refused where nothing can be seen, and trimmed where something can', async () => {
    const { ask, succeed, token } = await openDemo();
    const unseen = ['\u200B', '\u2800', '\u3164', '\u00AD', '\u2060\uFEFF', '\u202E', '\u0301', ' \u{E0041}'];
    const replies = await Promise.all(
      unseen.map((name) => ask('addClient', { token, body: { ...fields, name } })),
    );
    expect(replies.map(({ status, body }) => [status, (body as { errors: unknown }).errors])).toEqual(
      unseen.map(() => [422, { name: 'Name is required' }]),
    );

    const body = { ...fields, name: '\u200B Mu\u0308ller & So\u0308hne\u00A0\uFEFF' };
    const { client } = await succeed('addClient', { token, body });
    expect(client.name).toBe('Müller & Söhne');
    const searches = ['muller', 'MÜLLER', 'mu\u0308ller', 'sohne muller', '\u200Bmüller', 'm\u00ADuller'];
    const found = searches.map(async (q) => {
      const { items } = await succeed('listClients', { token, query: String(new URLSearchParams({ q })) });
      return items.map(({ name }) => name);
    });
    expect(await Promise.all(found)).toEqual(searches.map(() => ['Müller & Söhne']));
  });

  test.skipIf(naughty === null)(
    'are stored or refused with words, whatever they are (needs blns.json, NAUGHTY_STRINGS names it)',
    async () => {
      const { ask, token } = await openDemo();
      const told: unknown[] = [];
      for (const [index, name] of (naughty ?? []).filter((_, at) => at % 8 === 0).entries()) {
        const made = await ask('addClient', {
          token,
          body: { ...fields, domain: `n${index}.example`, name },
        });
        const sought = await ask('listClients', { token, query: String(new URLSearchParams({ q: name })) });
        const signedIn = await ask('signIn', { body: { email: name, password: 'none' } });
        const { errors } = made.body as { errors?: { name?: string } };
        const isRight =
          (made.status === 201 || (made.status === 422 && typeof errors?.name === 'string')) &&
          sought.status === 200 &&
          [401, 422, 429].includes(signedIn.status);
        if (!isRight) told.push([name, made.status, sought.status, signedIn.status]);
      }
      expect(told).toEqual([]);
    },
    120_000,
  );
});
