/** Describes the places of the log, its marker and its second copy in this browser. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { chosenDatabase, type DatabaseSite } from '#events/recovery/databaseName.ts';
import { createHeadMarkers, type HeadMarkers, type MarkerStore } from '#events/recovery/headMarker.ts';
import { hasPrivateFiles, platformDigest, privateFiles } from '#events/recovery/privateFiles.ts';
import type { CopySource } from '#events/recovery/readCopy.ts';
import type { PersistentStorage } from './persistentStorage.ts';

export type RecoveryPlace = {
  readonly indexedDb: IDBFactory;
  readonly name: string;
  readonly site: DatabaseSite;
  readonly isChosen: boolean;
  readonly siteFactory: (site: DatabaseSite) => Promise<IDBFactory | null>;
  readonly sitesThere: () => Promise<readonly (readonly [DatabaseSite, IDBFactory])[]>;
  readonly find: () => MarkerStore;
  readonly markers: HeadMarkers;
  readonly keys: () => readonly string[];
  readonly keeper: () => Promise<PersistentStorage | undefined>;
  readonly copy: CopySource | null;
};

/** Loaded on demand, because few databases are at the other site. */
const siteFactory = async (site: DatabaseSite): Promise<IDBFactory | null> =>
  (await import('./databaseSites.ts')).siteFactory(site);

const sitesThere = async () => (await import('./databaseSites.ts')).sitesThere();

const siteKeeper = async (site: DatabaseSite): Promise<PersistentStorage | undefined> =>
  site === 'beside' ? (await import('./databaseSites.ts')).besideKeeper() : navigator.storage;

const namesIn = (find: () => object): readonly string[] => {
  try {
    return Object.keys(find());
  } catch {
    return [];
  }
};

export const recoveryPlace = async (): Promise<RecoveryPlace> => {
  const find = () => globalThis.localStorage;
  const { site, name, isChosen } = chosenDatabase(find);
  const beside = site === 'beside' ? await siteFactory(site) : null;
  return {
    indexedDb: beside ?? globalThis.indexedDB,
    name,
    site,
    isChosen,
    siteFactory,
    sitesThere,
    find,
    markers: createHeadMarkers(find),
    keys: () => namesIn(find),
    keeper: () => siteKeeper(site),
    copy: hasPrivateFiles() ? { files: privateFiles(mainBranch), digest: platformDigest } : null,
  };
};
