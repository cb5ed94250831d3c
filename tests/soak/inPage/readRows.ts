/** Reads the records of the product's database through the browser itself, and the end of the second copy. */
import { recoveryPlace } from '#mocks/recovery/recoveryPlace.ts';

export type Kept = readonly [name: string, sum: string];

/** A short checksum of a text. It detects damage, not forgery. */
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

const kept = (name: string, value: unknown): Kept => [name, sumOf(JSON.stringify(value))];

const eventIn = (line: string): readonly Kept[] => {
  try {
    const event: unknown = JSON.parse(line);
    return [kept(`event ${Object(event).position}`, event)];
  } catch {
    // An unreadable line counts as lost.
    return [];
  }
};

const listed = (name: string, list: unknown): readonly Kept[] =>
  Array.isArray(list) ? list.map((one) => kept(`${name} ${JSON.stringify(one)}`, one)) : [];

/** Ignores the claim of a write's first position, because a restore batches the same events differently. */
const isOfEvent = (claim: unknown): boolean => Array.isArray(claim) && typeof claim[1] === 'string';

const thingsIn = (store: string, key: IDBValidKey, value: unknown): readonly Kept[] => {
  if (store === 'segments') return String(value).split('\n').flatMap(eventIn);
  const { claims, tagPlaces, ...rest } = Object(value);
  if (store === 'places') return [...listed('claim', claims?.filter(isOfEvent)), ...listed('tag', tagPlaces)];
  if (store === 'events') return [kept(`event ${rest.position}`, rest), ...listed('tag', tagPlaces)];
  return [kept(`${store} ${JSON.stringify(key)}`, value)];
};

const readAll = async (factory: IDBFactory, name: string): Promise<readonly Kept[]> => {
  const database = await answer(factory.open(name));
  try {
    const found: Kept[] = [];
    for (const storeName of database.objectStoreNames) {
      const store = database.transaction(storeName).objectStore(storeName);
      const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      for (const [index, key] of keys.entries()) found.push(...thingsIn(storeName, key, values[index]));
    }
    return found;
  } finally {
    database.close();
  }
};

/** Empty if the database does not exist, null if the browser cannot read it. */
export const readRows = async (): Promise<readonly Kept[] | null> => {
  const { indexedDb, name } = await recoveryPlace();
  try {
    const all = await indexedDb.databases();
    return all.some((one) => one.name === name) ? await readAll(indexedDb, name) : [];
  } catch {
    return null;
  }
};

export const copyEnd = async (): Promise<number> => {
  const names = (await (await recoveryPlace()).copy?.files.list()) ?? [];
  const ends = names.map((name) => Number(/-(\d+)-[0-9a-f]{64}\.ndjson$/.exec(name)?.[1] ?? 0));
  return names.some((name) => name.startsWith('vault-')) ? Math.max(0, ...ends) : 0;
};
