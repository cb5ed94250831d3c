/** Reads events that are separate records, and merges them with those of segments. */
import { wrap } from 'idb';
import { freezeDeep } from './frozenJson.ts';
import { type EventRow, eventOf } from './logLayout.ts';
import type { LogRange, TagKey } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

/** The highest count that `getAll` accepts; zero means all. */
const mostAtOnce = 2 ** 32 - 1;

type EventSource = Pick<IDBObjectStore, 'getAll'>;

export const readRows = async (
  source: EventSource,
  range: IDBKeyRange,
  limit: number,
): Promise<readonly StoredEvent[]> => {
  const found = await wrap(source.getAll(range, Math.min(limit, mostAtOnce)) as IDBRequest<EventRow[]>);
  return found.map(eventOf);
};

export const readEvents = async (...asked: Parameters<typeof readRows>): Promise<readonly StoredEvent[]> =>
  (await readRows(...asked)).map(freezeDeep);

/** `atMost` ends the count early, because each key costs the browser some microseconds. */
export const countKeys = (index: IDBIndex, range: IDBKeyRange, atMost?: number): Promise<number> => {
  if (atMost === undefined) return wrap(index.count(range));
  if (atMost < 1) return Promise.resolve(0);
  return new Promise((resolve, reject) => {
    const walking = index.openKeyCursor(range);
    let seen = 0;
    walking.addEventListener('error', () => reject(walking.error));
    walking.addEventListener('success', () => {
      const cursor = walking.result;
      if (cursor === null) resolve(seen === 0 ? 0 : wrap(index.count(range)));
      else if (seen === 1 || atMost === 1) resolve(atMost);
      else {
        seen = 1;
        cursor.advance(atMost - 1);
      }
    });
  });
};

/** From the end of a range, with a cursor, because `getAll` cannot go backwards. */
export const readBackwards = (
  source: IDBIndex,
  range: IDBKeyRange,
  limit: number,
): Promise<readonly StoredEvent[]> =>
  new Promise((resolve, reject) => {
    const found: StoredEvent[] = [];
    const walking = source.openCursor(range, 'prev');
    walking.addEventListener('error', () => reject(walking.error));
    walking.addEventListener('success', () => {
      const cursor = walking.result;
      if (cursor !== null) found.push(freezeDeep(eventOf(cursor.value as EventRow)));
      if (cursor === null || found.length === limit) resolve(found);
      else cursor.continue();
    });
  });

/** Both lists must have the same order, ascending or descending. */
export const merged = (
  one: readonly StoredEvent[],
  other: readonly StoredEvent[],
  { limit, newestFirst = false }: { readonly limit: number; readonly newestFirst?: boolean },
): readonly StoredEvent[] => {
  if (other.length === 0) return one;
  if (one.length === 0) return other;
  const direction = newestFirst ? -1 : 1;
  return [...one, ...other]
    .toSorted((first, second) => direction * (first.position - second.position))
    .slice(0, limit);
};

export const isTagged =
  ({ tag, type }: TagKey, { after, upTo }: LogRange) =>
  ({ tags, type: own, position }: StoredEvent): boolean =>
    tags.includes(tag) && (type ?? own) === own && position > after && position <= upTo;
