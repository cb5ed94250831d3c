/** What the product's database holds, record by record, as the browser itself reads it, and how far the second copy goes. */
import { recoveryPlace } from '#mocks/recovery/recoveryPlace.ts';

/** A short sum of a text: to tell records from others, not against a forger. */
const sumOf = (text: string): string => {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 2654435761);
    other = Math.imul(other ^ text.charCodeAt(index), 1597334677);
  }
  return `${one >>> 0}-${other >>> 0}`;
};

const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const readAll = async (
  factory: IDBFactory,
  name: string,
): Promise<readonly (readonly [string, string])[]> => {
  const database = await answer(factory.open(name));
  try {
    const found: [string, string][] = [];
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName);
      const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      for (const [index, key] of keys.entries())
        found.push([`${storeName} ${JSON.stringify(key)}`, sumOf(JSON.stringify(values[index]))]);
    }
    return found;
  } finally {
    database.close();
  }
};

/** Sums by store and key; none where there is no such database, null where the browser cannot read it. */
export const readRecords = async (): Promise<readonly (readonly [string, string])[] | null> => {
  const { indexedDb, name } = await recoveryPlace();
  try {
    const all = await indexedDb.databases();
    return all.some((one) => one.name === name) ? await readAll(indexedDb, name) : [];
  } catch {
    return null;
  }
};

/** Up to which event the second copy of the main log goes, with its secrets; 0: there is none. */
export const copyEnd = async (): Promise<number> => {
  const names = (await (await recoveryPlace()).copy?.files.list()) ?? [];
  const ends = names.map((name) => Number(/-(\d+)-[0-9a-f]{64}\.ndjson$/.exec(name)?.[1] ?? 0));
  return names.some((name) => name.startsWith('vault-')) ? Math.max(0, ...ends) : 0;
};
