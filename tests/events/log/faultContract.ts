/** Defines the log contract's tests of failures in the middle of an append. */
import { expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { faultyStorage, injected } from './faultyStorage.ts';
import type { House, Tab } from './houses.ts';
import { command, noted } from './requests.ts';

const before = command('before', [noted('note-a', '1'), noted('note-b', '2')], {
  vault: [{ put: 'old', value: { n: 1 } }],
});

const ten = command(
  'ten',
  Array.from({ length: 10 }, (_, index) =>
    noted(index % 3 === 0 ? 'note-a' : `note-c${index % 4}`, `${index}`),
  ),
  {
    expected: [{ stream: 'note-b', revision: 0 }],
    vault: [{ put: 'new', value: { n: 2 } }, { delete: 'old' }],
    reply: { status: 200, body: 'done' },
  },
);

const contentOf = async (log: EventLog) => ({
  events: await log.readAll(),
  streams: await Promise.all(['note-a', 'note-b', 'note-c1'].map((stream) => log.readStream(stream))),
  head: await log.head(),
  command: await log.command('ten'),
  secrets: await Promise.all(['old', 'new'].map((key) => log.vault.get(key))),
});

/** Appends `ten` through a storage that throws at one call; returns the failure and the number of calls. */
const appendWithFault = async (tab: Tab, openTab: (failing: number) => Promise<Tab>, failing: number) => {
  const faulty = await openTab(failing);
  const content = await contentOf(tab.log);
  const outcome = await faulty.log.append(ten).then(
    (result) => result,
    (error: unknown) => error,
  );
  return { content, outcome };
};

export const faultContract = ({ newRecords }: House): void => {
  test('leaves everything as it was when any call inside the transaction throws', async () => {
    const records = newRecords();
    const tab = await records.openTab();
    await tab.log.append(before);
    let calls = 0;
    const openFaulty = (failing: number) =>
      records.openTab({
        around: (storage) => {
          const faulty = faultyStorage(storage, failing);
          calls = 0;
          const write: typeof storage.write = async (work, durability) => {
            try {
              return await faulty.storage.write(work, durability);
            } finally {
              calls = faulty.calls();
            }
          };
          return { ...storage, write };
        },
      });
    let failing = 1;
    for (;;) {
      const { content, outcome } = await appendWithFault(tab, openFaulty, failing);
      if (calls < failing) {
        break;
      }
      expect([failing, outcome]).toEqual([failing, injected]);
      expect(await contentOf(tab.log)).toEqual(content);
      failing += 1;
    }
    // Reads: command, head and 6 streams. Writes: events by one call, 5 streams, head, command and 2 secrets.
    expect(failing - 1).toBe(8 + 1 + 5 + 1 + 1 + 2);
    const { events, command: kept, secrets } = await contentOf(tab.log);
    expect([events.length, verifyChain(events), kept?.reply, secrets]).toEqual([
      12,
      null,
      ten.reply,
      [null, { n: 2 }],
    ]);
  });

  test('changes no secret when a change of several fails in the middle', async () => {
    const records = newRecords();
    const tab = await records.openTab({ around: (storage) => faultyStorage(storage, 3).storage });
    const changes = [1, 2, 3].map((n) => ({ put: `key${n}`, value: { n } }));
    await expect(tab.log.vault.change(changes)).rejects.toEqual(injected);
    expect(await Promise.all(['key1', 'key2', 'key3'].map((key) => tab.log.vault.get(key)))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('answers what the storage refuses as a value, reports nobody, and throws what is a bug', async () => {
    const records = newRecords();
    const refusal = new StorageError('quota', 'the disk is full');
    const heard: unknown[] = [];
    const full = await records.openTab({
      around: (storage) => ({ ...storage, write: () => Promise.reject(refusal) }),
    });
    full.log.subscribe(0, (events) => heard.push(events));
    const broken = await records.openTab({
      around: (storage) => ({ ...storage, write: () => Promise.reject(injected) }),
    });
    expect(await full.log.append(ten)).toEqual({
      ok: false,
      why: 'storage',
      failure: 'quota',
      detail: 'the disk is full',
    });
    await expect(full.log.vault.change([{ delete: 'old' }])).rejects.toEqual(refusal);
    await expect(broken.log.append(ten)).rejects.toEqual(injected);
    expect([heard, full.world.trace.frames()]).toEqual([[], []]);
  });

  test('reports a read that fails to the trace, and goes on when the next event comes', async () => {
    const records = newRecords();
    let fail = true;
    const { log, world } = await records.openTab({
      around: (storage) => ({
        ...storage,
        read: (work) => (fail ? Promise.reject(injected) : storage.read(work)),
      }),
    });
    const heard: number[] = [];
    const all = new Promise<void>((resolve) => {
      log.subscribe(0, (events) => {
        heard.push(...events.map(({ position }) => position));
        if (heard.length === 4) {
          resolve();
        }
      });
    });
    await log.append(before);
    fail = false;
    await log.append(command('after', [noted('note-a', '3'), noted('note-a', '4')]));
    await all;
    expect(heard).toEqual([1, 2, 3, 4]);
    const faults = world.trace.frames().filter(({ kind }) => kind === 'fault');
    expect(faults.map(({ detail }) => detail)).toEqual([injected]);
  });
};
