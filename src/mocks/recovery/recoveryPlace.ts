/** Where the log, its marker and its second copy are in this browser. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { chosenDatabase, type DatabaseSite } from '#events/recovery/databaseName.ts';
import { createHeadMarkers, type HeadMarkers, type MarkerStore } from '#events/recovery/headMarker.ts';
import { hasPrivateFiles, platformDigest, privateFiles } from '#events/recovery/privateFiles.ts';
import type { CopySource } from '#events/recovery/readCopy.ts';
import type { PersistentStorage } from './persistentStorage.ts';

export type RecoveryPlace = {
  readonly indexedDb: IDBFactory;
  /** The database that holds the log, and where it is. */
  readonly name: string;
  readonly site: DatabaseSite;
  /** Whether a local entry names it. */
  readonly isChosen: boolean;
  /** The databases of a site; null where the browser has none there. */
  readonly siteFactory: (site: DatabaseSite) => Promise<IDBFactory | null>;
  /** Those that are there already. */
  readonly sitesThere: () => Promise<readonly (readonly [DatabaseSite, IDBFactory])[]>;
  readonly find: () => MarkerStore;
  readonly markers: HeadMarkers;
  /** The names of all local entries; none where they cannot be read. */
  readonly keys: () => readonly string[];
  /** Who is asked not to clear the data by itself; undefined where the browser has nobody for that. */
  readonly keeper: () => Promise<PersistentStorage | undefined>;
  /** Null where the browser has no place for it. */
  readonly copy: CopySource | null;
};

/** Few starts have their database beside the usual place: its code is fetched then. */
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

/** Of this page's own browser. */
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
