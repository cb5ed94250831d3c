/** Opens a seeded backend with the Lab's controls over its log, on fake IndexedDB. */
import 'fake-indexeddb/auto';
import type { AppEvent } from '#events/appEvent.ts';
import { createEventLog } from '#events/log/createEventLog.ts';
import { indexedDbStorage } from '#events/log/indexedDbStorage.ts';
import { silentHints } from '#events/log/silentHints.ts';
import { createLogControls } from '#mocks/inspection/createLogControls.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

export const contactOf = (name: string): AppEvent => ({
  type: 'ClientContactAdded',
  data: {
    contactId: 'c1',
    clientId: 'acme',
    workspaceId: 'w1',
    name,
    email: '',
    title: '',
    addedAt: '2026-01-05T09:00:00.000Z',
  },
});

/** Opens a branch, by default the main one, on an IndexedDB that several calls may share. */
export const openLab = async (indexedDb: IDBFactory = new IDBFactory(), tenant = 'main') => {
  const world = createVirtualWorld({ seed: tenant.length });
  const storage = await indexedDbStorage({
    factory: indexedDb,
    clock: world.clock,
    tenant,
    storeId: 'store-1',
  });
  const log = createEventLog({ storage, hints: silentHints, world, tenant });
  const backend = openTestBackend({ world, log });
  const controls = createLogControls({ world, log, readModel: backend.readModel, indexedDb });
  return { ...backend, controls, indexedDb };
};

export const linesOf = async (file: Blob): Promise<readonly string[]> =>
  (await file.text()).split('\n').filter((line) => line !== '');
