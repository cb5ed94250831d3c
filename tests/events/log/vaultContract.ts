/** Defines the log contract's tests of secrets: stored atomically with their events. */
import { expect, test } from 'vitest';
import { emptyHead } from '#events/log/hashChain.ts';
import { MalformedRequest } from '#events/log/malformedRequest.ts';
import type { House } from './houses.ts';
import { command, noted } from './requests.ts';

export const vaultContract = ({ newRecords }: House): void => {
  test('keeps, replaces and forgets secrets in the order of the changes', async () => {
    const { log } = await newRecords().openTab();
    await log.vault.change([
      { put: 'one', value: { n: 1, text: 'a', yes: true, nothing: null } },
      { put: 'two', value: { n: 2 } },
      { put: 'three', value: { n: 3 } },
    ]);
    await log.vault.change([
      { delete: 'two' },
      { put: 'three', value: { n: 4 } },
      { delete: 'three' },
      { put: 'three', value: { n: 5 } },
      { delete: 'unknown' },
    ]);
    expect(await Promise.all(['one', 'two', 'three', 'unknown'].map((key) => log.vault.get(key)))).toEqual([
      { n: 1, text: 'a', yes: true, nothing: null },
      null,
      { n: 5 },
      null,
    ]);
    expect(await log.head()).toEqual(emptyHead);
  });

  test('changes secrets with the events of an append, and shows them to another tab', async () => {
    const records = newRecords();
    const one = await records.openTab();
    const two = await records.openTab();
    await one.log.vault.change([{ put: 'old', value: { n: 0 } }]);
    await one.log.append(
      command('one', [noted('note-a', '1')], { vault: [{ put: 'new', value: { n: 1 } }, { delete: 'old' }] }),
    );
    expect([await two.log.vault.get('new'), await two.log.vault.get('old')]).toEqual([{ n: 1 }, null]);
  });

  test('changes no secret when the append is refused', async () => {
    const { log } = await newRecords().openTab();
    await log.vault.change([{ put: 'key', value: { n: 1 } }]);
    const vault = [{ put: 'key', value: { n: 2 } }, { delete: 'key' }] as const;
    const expected = [{ stream: 'note-a', revision: 'exists' }] as const;
    const result = await log.append(command('one', [noted('note-a', '1')], { vault, expected }));
    expect([result.ok, await log.vault.get('key')]).toEqual([false, { n: 1 }]);
  });

  test('never shows a secret in an event', async () => {
    const { log } = await newRecords().openTab();
    await log.append(
      command('one', [noted('note-a', '1')], { vault: [{ put: 'key', value: { secret: 'hunter2' } }] }),
    );
    expect(JSON.stringify([await log.readAll(), await log.command('one')]).includes('hunter2')).toBe(false);
  });

  test('gives and takes copies', async () => {
    const { log } = await newRecords().openTab();
    const value = { n: 1 };
    const pending = log.vault.change([{ put: 'key', value }]);
    value.n = 2;
    await pending;
    const given = await log.vault.get('key');
    expect([given, given === (await log.vault.get('key'))]).toEqual([{ n: 1 }, false]);
  });

  test('throws at a malformed change', async () => {
    const { log } = await newRecords().openTab();
    const nested = [{ put: 'key', value: { deep: { er: 1 } } }] as unknown as readonly { delete: string }[];
    await expect(log.vault.change(nested)).rejects.toEqual(
      new MalformedRequest('changes.0.value must be flat'),
    );
  });
};
