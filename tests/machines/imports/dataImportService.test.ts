/** Tests the requests of an import: rows and metadata, never the file. */
import { expect, test } from 'vitest';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { dataImportMachine } from '#machines/imports/dataImportMachine.ts';
import { dataImportService, type Remembered } from '#machines/imports/dataImportService.ts';
import { importRules, readExport } from '#tests/support/readExport.ts';
import { createImportReader } from '#ui/pages/clients/imports/reader/askImportWorker.ts';
import { macrotask } from '#world/settle.ts';
import { newWorld, startMachine } from '../machineHarness.ts';

const file = 'When,What,Visitors,Money\n2026-05-01,Sun,3,1.10\nTotal,,3,1.20\n';
const { reading } = readExport(file);

const open = (remembered: readonly Remembered[]) => {
  const calls: unknown[][] = [];
  const api = {
    call: async (...call: unknown[]) => {
      calls.push(call);
      return { import: { id: 'import1', etag: '"1"' } };
    },
  } as unknown as ApiClient;
  const { actor } = startMachine(
    dataImportMachine.provide({
      actors: dataImportService({
        api,
        clientId: 'acme',
        read: createImportReader({ start: null, clock: newWorld().clock }),
        rules: () => importRules,
        remembered: () => remembered,
      }),
    }),
  );
  return { actor, calls, state: () => actor.getSnapshot().value };
};

const mapping = { 'column:when': 'day', 'column:money': 'spend_cents', 'channel:': 'email' };

test('a file of a header that is known is read as it was said, and its rows are sent with what was agreed to', async () => {
  const { actor, calls, state } = open([{ headers_key: reading.headersKey, mapping }]);
  actor.send({ type: 'file.choose', name: 'shop.csv', file: new Blob([file]) });
  await expect.poll(state).toBe('previewing');
  expect(actor.getSnapshot().context.read?.isRemembered).toBe(true);
  actor.send({ type: 'agreement.give', agreement: { differs: true, spread: false } });
  actor.send({ type: 'import.commit', overlap: 'keep' });
  await expect.poll(state).toBe('done');
  expect(calls).toEqual([
    [
      'importRows',
      {
        params: { id: 'acme' },
        body: {
          file_name: 'shop.csv',
          source: 'other',
          currency: 'USD',
          headers_key: reading.headersKey,
          mapping: { ...mapping, 'column:what': 'ignored', 'column:visitors': 'users' },
          overlap: 'keep',
          days: 'daily',
          content_hash: reading.contentHash,
          totals: { spend_cents: 110, users: 3 },
          totals_differ: true,
          rows: [expect.any(String)],
        },
        onAppended: expect.any(Function),
      },
    ],
  ]);
  expect(JSON.stringify(calls)).not.toContain('Visitors');
});

test('a commit reports its parts, sends nothing once it is cancelled, and withdraws what was sent', async () => {
  const { actor, calls, state } = open([{ headers_key: reading.headersKey, mapping }]);
  const parts: number[] = [];
  actor.subscribe(({ context }) => parts.push(context.part));
  actor.send({ type: 'file.choose', name: 'shop.csv', file: new Blob([file]) });
  await expect.poll(state).toBe('previewing');
  actor.send({ type: 'agreement.give', agreement: { differs: true, spread: false } });
  actor.send({ type: 'import.commit', overlap: 'keep' });
  actor.send({ type: 'import.cancel' });
  for (let turn = 0; turn < 5; turn += 1) await macrotask();
  expect([state(), calls]).toEqual(['previewing', []]);

  const sent = actor.subscribe(({ context }) => {
    if (context.isSent && !context.isGivenUp) actor.send({ type: 'import.cancel' });
  });
  parts.length = 0;
  actor.send({ type: 'import.commit', overlap: 'keep' });
  await expect.poll(() => calls.length).toBe(2);
  await expect.poll(state).toBe('previewing');
  sent.unsubscribe();
  expect(calls.map(([name]) => name)).toEqual(['importRows', 'withdrawImport']);
  expect(calls[1]).toEqual(['withdrawImport', { params: { id: 'import1' }, ifMatch: '"1"' }]);
  expect(Math.max(...parts)).toBeGreaterThan(0);
});

test('a file of another header is asked about', async () => {
  const { actor, state } = open([{ headers_key: 'another', mapping }]);
  actor.send({ type: 'file.choose', name: 'shop.csv', file: new Blob([file]) });
  await expect.poll(state).toBe('asking');
});
