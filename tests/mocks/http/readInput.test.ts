/** Tests the checks of a request body: size, type, JSON and shape. */
import { describe, expect, test } from 'vitest';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { readReply, refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const address = 'https://app.example/api/auth/sign-up';
const largest = 256 * 1024;

const post = async (body: BodyInit | null, type: string | null = 'application/json') => {
  const { backend, events } = openTestBackend();
  const request = new Request(address, {
    method: 'POST',
    body,
    headers: type === null ? {} : { 'Content-Type': type },
  });
  const reply = statusAndBody(await readReply(await backend.handle(request)));
  expect(await events()).toHaveLength(reply.status === 201 ? 5 : 0);
  return reply;
};

const body = JSON.stringify(signUpBodyOf(nora));

describe('body', () => {
  test('must be JSON', async () => {
    const texts = [
      '',
      ' ',
      '{',
      '{"email":}',
      'email=nora',
      "{'email': 1}",
      `${body}x`,
      'undefined',
      '\u0000',
    ];
    const replies = await Promise.all(texts.map((text) => post(text)));

    expect(replies).toEqual(texts.map(() => refusal('malformedJson')));
  });

  test('must be UTF-8', async () => {
    const latin1 = new Uint8Array([...body].map((letter) => letter.charCodeAt(0)));
    latin1[body.indexOf('Nora')] = 0xe9;

    expect(await post(latin1)).toEqual(refusal('malformedJson'));
  });

  test('must say that it is JSON', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '', null];
    const replies = await Promise.all(types.map((type) => post(body, type)));

    expect(replies).toEqual(types.map(() => refusal('unsupportedType')));
  });

  test('may say it in any case and with parameters', async () => {
    const types = ['application/json', 'Application/JSON', 'application/json; charset=utf-8'];
    const replies = await Promise.all(types.map((type) => post(body, type)));

    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  });

  test('may have 256 KB, and not a byte more', async () => {
    const padded = (bytes: number) => body.padEnd(bytes, ' ');

    expect([(await post(padded(largest))).status, await post(padded(largest + 1))]).toEqual([
      201,
      refusal('bodyTooLarge'),
    ]);
  });

  test('is counted in bytes, whatever its length says', async () => {
    const text = JSON.stringify({ ...signUpBodyOf(nora), email: 'é'.repeat(largest / 2) });
    const { backend } = openTestBackend();
    const claimed = new Request(address, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(largest + 1) },
    });

    expect([await post(text), statusAndBody(await readReply(await backend.handle(claimed)))]).toEqual([
      refusal('bodyTooLarge'),
      refusal('bodyTooLarge'),
    ]);
  });

  test('may be nested 32 deep, and is refused before anything looks into it when it is deeper', async () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const replies = await Promise.all([32, 33, 100_000].map((levels) => post(nested(levels))));

    expect(replies.map(({ status }) => status)).toEqual([422, 400, 400]);
    expect(replies[2]).toEqual(refusal('malformedRequest'));
  });

  test('that is no object is refused as a whole', async () => {
    const replies = await Promise.all(['null', '[]', '1', '"text"', 'true'].map((text) => post(text)));

    expect(
      replies.map(({ status, body: problem }) => [
        status,
        Object.keys((problem as { errors: object }).errors),
      ]),
    ).toEqual(replies.map(() => [422, ['body']]));
  });

  test('names each field that is missing, of another type or unknown', async () => {
    const { status, body: problem } = await post(
      '{"email":1,"profile":{"firstName":null,"nick":"N"},"admin":true}',
    );
    const { errors } = problem as { errors: Record<string, string> };

    expect([status, Object.keys(errors).toSorted()]).toEqual([
      422,
      [
        'admin',
        'email',
        'password',
        'profile.company',
        'profile.firstName',
        'profile.lastName',
        'profile.nick',
      ],
    ]);
    expect([errors.admin, errors['profile.nick']]).toEqual(['Unknown field', 'Unknown field']);
    expect(Object.values(errors).every((text) => text.length > 3)).toBe(true);
  });

  test('cannot reach into prototypes', async () => {
    const poisoned = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
    const replies = await Promise.all(
      poisoned.map((name) => post(`{"${name}":{"admin":true},${body.slice(1)}`)),
    );
    const inside = await post(body.replace('"firstName"', '"__proto__":{"role":"admin"},"firstName"'));
    const errorsOf = ({ body: problem }: { body: unknown }) =>
      Object.entries((problem as { errors: object }).errors);

    expect(replies.map(errorsOf)).toEqual(poisoned.map((name) => [[name, 'Unknown field']]));
    expect(errorsOf(inside)).toEqual([['profile.__proto__', 'Unknown field']]);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  test('with half a surrogate pair, also in a name, is shown where it is', async () => {
    const reply = await post(`{"\\ud800":1,"profile":{"company":"\\udfff"},"list":["ok","\\ud83d"]}`);

    expect(reply).toEqual(
      refusal('invalid', {
        errors: {
          '\ud800': 'Contains a broken character',
          'profile.company': 'Contains a broken character',
          'list.1': 'Contains a broken character',
        },
      }),
    );
  });
});

describe('input', () => {
  test('is looked at only once it is clear who sends it', async () => {
    const { send, signUp } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const statusOf = async (headers: Record<string, string>) =>
      (await send('PATCH', '/api/auth/profile?x=1', { headers, body: [] })).status;

    expect([
      await statusOf({}),
      await statusOf({ Authorization: 'Bearer unknown' }),
      await statusOf({ 'Idempotency-Key': 'one' }),
      await statusOf({ Authorization: `Bearer ${token}` }),
    ]).toEqual([401, 401, 401, 422]);
  });
});

describe('query', () => {
  test('that is not known is reported, name by name', async () => {
    const { ask } = openTestBackend();

    expect(statusAndBody(await ask('listPlans', { query: 'plan=pro&constructor=1&__proto__=1' }))).toEqual(
      refusal('invalid', {
        errors: Object.fromEntries(
          ['plan', 'constructor', '__proto__'].map((name) => [name, 'Unknown field']),
        ),
      }),
    );
  });

  test('is not known by a command', async () => {
    const { ask, events } = openTestBackend();

    expect(statusAndBody(await ask('signUp', { query: 'dry_run=1', body: signUpBodyOf(nora) }))).toEqual(
      refusal('invalid', { errors: { dry_run: 'Unknown field' } }),
    );
    expect(await events()).toEqual([]);
  });

  test('is given once', async () => {
    const { ask } = openTestBackend();

    expect(statusAndBody(await ask('listPlans', { query: 'as_of=0&as_of=1' }))).toEqual(
      refusal('invalid', { errors: { as_of: 'Given twice' } }),
    );
  });
});
