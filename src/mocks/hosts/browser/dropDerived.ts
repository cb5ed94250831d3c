/** Frees derived data when the storage is full: offline copies of program files, and snapshots. */
import { derivedPrefix } from '#events/projections/derivedDatabase.ts';

const removed = (factory: IDBFactory, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const removing = factory.deleteDatabase(name);
    removing.addEventListener('success', () => resolve(true));
    for (const end of ['error', 'blocked']) removing.addEventListener(end, () => resolve(false));
  });

export const dropDerived = async (
  factory: IDBFactory,
  caches: CacheStorage | undefined = globalThis.caches,
): Promise<boolean> => {
  try {
    const names = (await factory.databases()).flatMap(({ name }) =>
      name?.startsWith(derivedPrefix) ? [name] : [],
    );
    const databases = await Promise.all(names.map((name) => removed(factory, name)));
    const cacheNames = caches ? await caches.keys() : [];
    const files = await Promise.all(cacheNames.map((name) => caches?.delete(name)));
    return [...databases, ...files].includes(true);
  } catch {
    return false;
  }
};
