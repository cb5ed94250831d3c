/** What the product's database holds, as the browser itself reads it, and how far the second copy goes. */
import { recoveryPlace } from '#mocks/recovery/recoveryPlace.ts';

/** A name and a short sum of a thing that is kept. An event has one name, whether it is a record of its own or in a segment. */
export type Kept = readonly [name: string, sum: string];

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

const kept = (name: string, value: unknown): Kept => [name, sumOf(JSON.stringify(value))];

const eventIn = (line: string): readonly Kept[] => {
  try {
    const event: unknown = JSON.parse(line);
    return [kept(`event ${Object(event).position}`, event)];
  } catch {
    // A line that cannot be read is lost.
    return [];
  }
};

const listed = (name: string, list: unknown): readonly Kept[] =>
  Array.isArray(list) ? list.map((one) => kept(`${name} ${JSON.stringify(one)}`, one)) : [];

/** The position that a write begins with is claimed too: a restore writes the same events in other batches. */
const isOfEvent = (claim: unknown): boolean => Array.isArray(claim) && typeof claim[1] === 'string';

/** What a record of a store holds. */
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

/** None where there is no such database, null where the browser cannot read it. */
export const readRows = async (): Promise<readonly Kept[] | null> => {
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
