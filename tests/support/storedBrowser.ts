/** Simulates a browser's storage in memory: databases, files and local entries, with a log and its second copy. */
import 'fake-indexeddb/auto';
import { chosenDatabase } from '#events/recovery/databaseName.ts';
import { createHeadMarkers, type MarkerStore } from '#events/recovery/headMarker.ts';
import { startLog } from '#events/recovery/startLog.ts';
import { openInUse, unmarkedOf } from '#mocks/hosts/browser/logInUse.ts';
import { copyStorage, keepCopy } from '#mocks/recovery/followLog.ts';
import type { RecoveryPlace } from '#mocks/recovery/recoveryPlace.ts';
import { memoryFiles, memoryStore, nodeDigest } from '#tests/events/recovery/memoryFiles.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

export const storedBrowser = ({ seed = 1 } = {}) => {
  const indexedDb = new IDBFactory();
  const { kept, find } = memoryStore();
  const files = memoryFiles();
  const world = createVirtualWorld({ seed });
  const placeNow = (seen: () => MarkerStore = find): RecoveryPlace => ({
    indexedDb,
    ...chosenDatabase(seen),
    siteFactory: async () => null,
    sitesThere: async () => [['usual', indexedDb]],
    find: seen,
    markers: createHeadMarkers(seen),
    keys: () => [...kept.keys()],
    keeper: async () => undefined,
    copy: { files: files.files, digest: nodeDigest },
  });
  const start = async (options: { find?: () => MarkerStore; isCopySeen?: boolean } = {}) => {
    const { find: seen = find, isCopySeen = false } = options;
    const place = { ...placeNow(seen), ...(isCopySeen ? {} : { copy: null }) };
    const found = await openInUse({ world, place, superseded: [] }, (opening) =>
      startLog({
        ...opening.place,
        ...unmarkedOf(opening, 'main'),
        world,
        tenant: 'main',
      }),
    );
    return found.start;
  };
  const opened = async () => {
    const started = await start();
    if (started.kind !== 'open') throw new Error(`it did not open: ${JSON.stringify(started)}`);
    return started.opened;
  };
  const lossFound = async () => {
    const started = await start();
    if (started.kind !== 'lost') throw new Error('nothing is lost');
    return started.loss;
  };
  const drop = () =>
    new Promise<void>((resolve) => {
      indexedDb.deleteDatabase(placeNow().name).onsuccess = () => resolve();
    });
  const copyOf = (storeId: string | null) => {
    const { name } = placeNow();
    const copy = keepCopy({
      files: files.files,
      digest: nodeDigest,
      storeId: storeId ?? '',
      world,
      openStorage: () => copyStorage(indexedDb, { name, tenant: 'main', world }),
      onConflict: () => {},
    });
    const copied = async () => {
      copy.ask();
      await world.clock.advanceAsync(300);
      await copy.settled();
    };
    return { copy, copied };
  };
  return { indexedDb, kept, files, world, placeNow, start, opened, lossFound, drop, copyOf };
};
