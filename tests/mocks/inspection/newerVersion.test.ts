/** Tests importing a file with an event version that only a newer build knows. */
import { expect, test } from 'vitest';
import { command } from '#tests/events/log/requests.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { exportWhole, readWhole } from '#tests/support/wholeExport.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

test('is refused at its line, in words', async () => {
  const log = openMemoryLog(createVirtualWorld());
  const event = { type: 'ClientPaused', data: { clientId: 'a', workspaceId: 'b', pausedAt: 'later' } };
  await log.append(command('one', [{ stream: 'clients-b', event, schemaVersion: 2 }]));
  const file = await exportWhole(await log.readAll(), {
    tenant: 'tests',
    createdAt: '2026-01-05T09:00:00.000Z',
  });

  expect((await readWhole(file)).report.fault).toEqual({
    line: 2,
    detail: 'Line 2 has version 2 of ClientPaused, which only a newer build knows.',
  });
});
