/** Defines the log contract's tests of repeated commands. */
import { expect, test } from 'vitest';
import { sha256Hex } from '#events/log/digest.ts';
import type { AppendResult } from '#events/log/eventLog.ts';
import type { House } from './houses.ts';
import { command, noted } from './requests.ts';

const reply = { status: 201, body: 'first' };
const first = command('first', [noted('note-a', '1'), noted('note-b', '2')], {
  expected: [{ stream: 'note-a', revision: 'none' }],
  reply,
});

const repeatOf = (result: AppendResult): AppendResult => (result.ok ? { ...result, repeated: true } : result);

export const repeatContract = ({ newRecords }: House): void => {
  test('answers the same command with its events and reply, once only written', async () => {
    const { log } = await newRecords().openTab();
    const result = await log.append(first);
    expect(result).toEqual({ ok: true, repeated: false, events: await log.readAll(), head: 2, reply });
    expect(await log.append(first)).toEqual(repeatOf(result));
    expect((await log.head()).position).toBe(2);
  });

  test('answers it the same after others have appended, although it would be refused now', async () => {
    const { log } = await newRecords().openTab();
    const result = await log.append(first);
    await log.append(command('second', [noted('note-a', '3')]));
    expect(await log.append(first)).toEqual(repeatOf(result));
  });

  test('answers it in another tab, and again, and with other content under the same hash', async () => {
    const records = newRecords();
    const one = await records.openTab();
    const two = await records.openTab();
    const result = await one.log.append(first);
    const other = {
      ...first,
      events: [noted('note-c', 'x')],
      expected: [],
      reply: { status: 500, body: '' },
    };
    expect(await two.log.append(first)).toEqual(repeatOf(result));
    expect(await two.log.append(other)).toEqual(repeatOf(result));
    expect((await one.log.head()).position).toBe(2);
  });

  test('refuses another command under the same id, before it looks at revisions', async () => {
    const { log } = await newRecords().openTab();
    await log.append(first);
    const other = { ...first, commandHash: sha256Hex('other') };
    expect(await log.append(other)).toEqual({ ok: false, why: 'commandMismatch' });
    expect((await log.head()).position).toBe(2);
  });

  test('appends events of the same content again under another command id', async () => {
    const { log } = await newRecords().openTab();
    await log.append(command('one', [noted('note-a', 'same')]));
    await log.append(command('two', [noted('note-a', 'same')]));
    expect((await log.readStream('note-a')).map(({ revision }) => revision)).toEqual([0, 1]);
  });

  test('forgets a refused command, which may be asked again', async () => {
    const { log } = await newRecords().openTab();
    await log.append(command('before', [noted('note-a', '0')]));
    const refused = await log.append(first);
    const again = await log.append({ ...first, expected: [{ stream: 'note-a', revision: 0 }] });
    expect([refused.ok, again.ok && again.repeated, (await log.head()).position]).toEqual([false, false, 3]);
  });

  test('repeats a command without events, and leaves newer secrets alone', async () => {
    const { log } = await newRecords().openTab();
    await log.append(command('before', [noted('note-a', '0')]));
    const keep = command('keep', [], { vault: [{ put: 'key', value: { n: 1 } }], reply });
    const result = await log.append(keep);
    expect(result).toEqual({ ok: true, repeated: false, events: [], head: 1, reply });
    await log.append(command('after', [noted('note-a', '1')], { vault: [{ put: 'key', value: { n: 2 } }] }));
    expect(await log.append(keep)).toEqual({ ok: true, repeated: true, events: [], head: 1, reply });
    expect(await log.vault.get('key')).toEqual({ n: 2 });
  });

  test('reports what it knows of a command', async () => {
    const { log } = await newRecords().openTab();
    await log.append(first);
    await log.append(command('silent', [noted('note-a', 'x')]));
    expect([await log.command('first'), await log.command('silent'), await log.command('unknown')]).toEqual([
      { commandHash: first.commandHash, reply },
      { commandHash: sha256Hex('silent'), reply: null },
      null,
    ]);
  });

  test('writes a command once when it is asked many times at once from two tabs', async () => {
    const records = newRecords();
    const one = await records.openTab();
    const two = await records.openTab();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : two).log.append(first)),
    );
    const events = await one.log.readAll();
    const repeats = results.filter((result) => result.ok && result.repeated);
    expect(repeats).toEqual(Array(19).fill({ ok: true, repeated: true, events, head: 2, reply }));
    expect(events.length).toBe(2);
  });
};
