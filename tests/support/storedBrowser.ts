/** What a browser keeps, in memory: databases, files and local entries, with a start of the log and its second copy over them. */
import 'fake-indexeddb/auto';
import { chosenDatabase } from '#events/recovery/databaseName.ts';
import { createHeadMarkers, type MarkerStore } from '#events/recovery/headMarker.ts';
import { startLog } from '#events/recovery/startLog.ts';
import { openInUse, unmarkedOf } from '#mocks/hosts/browser/logInUse.ts';
import { copyStorage, keepCopy } from '#mocks/recovery/keepCopy.ts';
import type { RecoveryPlace } from '#mocks/recovery/recoveryPlace.ts';
import { memoryFiles, memoryStore, nodeDigest } from '#tests/events/recovery/memoryFiles.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

/** `seed`: browsers with different ones draw different keys and ids. */
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
  /** As a page does; the second copy is looked at only where a test says so. */
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
  /** What the log's start gives; throws where it finds a loss. */
  const opened = async () => {
    const started = await start();
    if (started.kind !== 'open') throw new Error(`it did not open: ${JSON.stringify(started)}`);
    return started.opened;
  };
  /** The loss that a start finds; throws where there is none. */
  const lossFound = async () => {
    const started = await start();
    if (started.kind !== 'lost') throw new Error('nothing is lost');
    return started.loss;
  };
  /** Deletes the database of the log that stands in use. */
  const drop = () =>
    new Promise<void>((resolve) => {
      indexedDb.deleteDatabase(placeNow().name).onsuccess = () => resolve();
    });
  /** A second copy of the database that is in use now; `copied` writes it up to the end. */
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
