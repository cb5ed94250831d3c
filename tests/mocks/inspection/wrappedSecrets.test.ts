/** Tests wrapping secrets with a passphrase: they are restored unchanged or not at all. */
import { expect, test } from 'vitest';
import { type SecretRows, unwrapSecrets, wrapSecrets } from '#mocks/inspection/wrappedSecrets.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const { ids } = createVirtualWorld();
const passphrase = 'pässphrase of 30 characters 東京';
const rowsOf = (count: number): SecretRows =>
  Array.from({ length: count }, (_, index) => [`person:p${index}`, { secret: `s${index}` }] as const);
const wrap = (rows: SecretRows) => wrapSecrets(rows, { passphrase, ids, rounds: 10 });

test('come back with the passphrase, in composed or decomposed form, and with no other', async () => {
  const wrapped = await wrap(rowsOf(3));

  expect(await unwrapSecrets(wrapped, passphrase.normalize('NFD'))).toEqual(rowsOf(3));
  expect(await unwrapSecrets(wrapped, `${passphrase} `)).toBeNull();
  expect(await unwrapSecrets([], passphrase)).toEqual([]);
});

test('of many people stand in several lines, of which none may be missing, moved or changed', async () => {
  const wrapped = await wrap(rowsOf(4_500));
  const [first, second, third] = wrapped;
  if (!first || !second || !third) throw new Error('there are three parts');
  const changed = { ...third, box: `${third.box.startsWith('A') ? 'B' : 'A'}${third.box.slice(1)}` };

  expect(await unwrapSecrets(wrapped, passphrase)).toEqual(rowsOf(4_500));
  for (const spoilt of [
    [first, third],
    [second, first, third],
    [first, second],
    [first, second, changed],
  ])
    expect(await unwrapSecrets(spoilt, passphrase)).toBeNull();
});

test('have another box each time', async () => {
  const boxes = [await wrap(rowsOf(1)), await wrap(rowsOf(1))].map(([part]) => part?.box);

  expect(boxes[0]).not.toBe(boxes[1]);
});
