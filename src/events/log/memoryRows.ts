/** The records of one tenant in memory, with a note of how to take back each change since the last commit. */
import type { Head, VaultValue } from './eventLog.ts';
import { type CommandRow, type CountRange, type LogRange, StorageError, type TagKey } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

/** A map whose changes can be taken back. */
const undoableMap = <Value>(undo: (() => void)[]) => {
  const values = new Map<string, Value>();
  const noteFormer = (key: string): void => {
    const former = values.get(key);
    undo.push(former === undefined ? () => values.delete(key) : () => values.set(key, former));
  };
  return {
    get: (key: string): Value | null => values.get(key) ?? null,
    entries: (): readonly (readonly [string, Value])[] => [...values],
    put: (key: string, value: Value): void => {
      noteFormer(key);
      values.set(key, value);
    },
    add: (key: string, value: Value): void => {
      if (values.has(key)) throw new StorageError('corrupt', `there is something under ${key} already`);
      noteFormer(key);
      values.set(key, value);
    },
    delete: (key: string): void => {
      noteFormer(key);
      values.delete(key);
    },
  };
};

const nameOf = ({ tag, type }: TagKey): string => (type === null ? tag : `${tag}\u0000${type}`);

const listIn = (lists: Map<string, StoredEvent[]>, name: string): StoredEvent[] => {
  const known = lists.get(name) ?? [];
  lists.set(name, known);
  return known;
};

/** How many events of a list stand at a position or before it. */
const placeAfter = (list: readonly StoredEvent[], position: number): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.position ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Events by position, by stream and by tag; each must be the next of both, with an id of its own. */
const undoableEvents = (undo: (() => void)[]) => {
  const all: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const ids = new Set<string>();
  const tagged = new Map<string, StoredEvent[]>();

  const listsOf = ({ tags, type }: StoredEvent): readonly StoredEvent[][] =>
    [...new Set(tags)].flatMap((tag) => [tag, nameOf({ tag, type })].map((name) => listIn(tagged, name)));

  return {
    after: (position: number, upTo: number, limit: number): readonly StoredEvent[] =>
      all.slice(position, Math.min(upTo, position + limit)),
    of: (stream: string, from: number, limit: number): readonly StoredEvent[] =>
      (streams.get(stream) ?? []).slice(from, from + limit),
    tagged: (key: TagKey, { after, upTo, limit, newestFirst }: LogRange): readonly StoredEvent[] => {
      const list = tagged.get(nameOf(key)) ?? [];
      const [start, end] = [placeAfter(list, after), placeAfter(list, upTo)];
      return newestFirst
        ? list.slice(Math.max(start, end - limit), end).toReversed()
        : list.slice(start, Math.min(end, start + limit));
    },
    countTagged: (key: TagKey, { after, upTo, atMost = Number.POSITIVE_INFINITY }: CountRange): number => {
      const list = tagged.get(nameOf(key)) ?? [];
      return Math.min(atMost, Math.max(0, placeAfter(list, upTo) - placeAfter(list, after)));
    },
    add: (event: StoredEvent): void => {
      const stream = listIn(streams, event.stream);
      if (event.position !== all.length + 1 || event.revision !== stream.length || ids.has(event.id)) {
        throw new StorageError('corrupt', `event ${event.position} cannot stand where the records end`);
      }
      all.push(event);
      stream.push(event);
      ids.add(event.id);
      const lists = listsOf(event);
      for (const list of lists) list.push(event);
      undo.push(() => {
        all.pop();
        stream.pop();
        for (const list of lists) list.pop();
        ids.delete(event.id);
      });
    },
  };
};

/** Empty records, and what they can do. */
export const createMemoryRows = () => {
  const undo: (() => void)[] = [];
  const heads = undoableMap<Head>(undo);
  return {
    events: undoableEvents(undo),
    revisions: undoableMap<number>(undo),
    commands: undoableMap<CommandRow>(undo),
    secrets: undoableMap<VaultValue>(undo),
    head: (): Head | null => heads.get('head'),
    putHead: (head: Head): void => heads.put('head', head),
    /** Makes all changes stay. */
    commit: (): void => {
      undo.length = 0;
    },
    /** Takes back all changes since the last commit, the latest first. */
    rollBack: (): void => {
      while (undo.length > 0) {
        undo.pop()?.();
      }
    },
  };
};

export type MemoryRows = ReturnType<typeof createMemoryRows>;
