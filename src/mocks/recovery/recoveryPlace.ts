/** Where the log, its marker and its second copy are in this browser. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { databaseName } from '#events/recovery/databaseName.ts';
import { createHeadMarkers, type HeadMarkers, type MarkerStore } from '#events/recovery/headMarker.ts';
import { hasPrivateFiles, platformDigest, privateFiles } from '#events/recovery/privateFiles.ts';
import type { CopySource } from '#events/recovery/readCopy.ts';

export type RecoveryPlace = {
  readonly indexedDb: IDBFactory;
  /** The database that holds the log. */
  readonly name: string;
  readonly find: () => MarkerStore;
  readonly markers: HeadMarkers;
  /** Null where the browser has no place for it. */
  readonly copy: CopySource | null;
};

/** Of this page's own browser. */
export const recoveryPlace = (): RecoveryPlace => {
  const find = () => globalThis.localStorage;
  return {
    indexedDb: globalThis.indexedDB,
    name: databaseName(find),
    find,
    markers: createHeadMarkers(find),
    copy: hasPrivateFiles() ? { files: privateFiles(mainBranch), digest: platformDigest } : null,
  };
};
