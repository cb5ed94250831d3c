/** Holds the records of one tenant in memory, with an undo step for each change since the last commit. */
import type { Head, VaultValue } from './eventLog.ts';
import { type CommandRow, type CountRange, type LogRange, StorageError, type TagKey } from './logStorage.ts';
import type { StoredEvent } from './storedEvent.ts';

const undoableMap = <Value>(undo: (() => void)[], begun: Iterable<readonly [string, Value]> = []) => {
  const values = new Map(begun);
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

const placeAfter = (list: readonly StoredEvent[], position: number): number => {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.position ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
};

type EventLists = {
  readonly all: StoredEvent[];
  readonly streams: Map<string, StoredEvent[]>;
  readonly ids: Set<string>;
  readonly tagged: Map<string, StoredEvent[]>;
};

const noEvents: EventLists = { all: [], streams: new Map(), ids: new Set(), tagged: new Map() };

const copyOfLists = (lists: ReadonlyMap<string, readonly StoredEvent[]>): Map<string, StoredEvent[]> =>
  new Map(Array.from(lists, ([name, list]) => [name, [...list]]));

/** The events themselves are frozen, so copies share them. */
const copyOfEvents = ({ all, streams, ids, tagged }: EventLists): EventLists => ({
  all: [...all],
  streams: copyOfLists(streams),
  ids: new Set(ids),
  tagged: copyOfLists(tagged),
});

const undoableEvents = (undo: (() => void)[], begun: EventLists) => {
  const lists = copyOfEvents(begun);
  const { all, streams, ids, tagged } = lists;

  const listsOf = ({ tags, type }: StoredEvent): readonly StoredEvent[][] =>
    [...new Set(tags)].flatMap((tag) => [tag, nameOf({ tag, type })].map((name) => listIn(tagged, name)));

  return {
    lists: (): EventLists => lists,
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
      const tagLists = listsOf(event);
      for (const list of tagLists) list.push(event);
      undo.push(() => {
        all.pop();
        stream.pop();
        for (const list of tagLists) list.pop();
        ids.delete(event.id);
      });
    },
  };
};

export type BegunRows = {
  readonly heads: Iterable<readonly [string, Head]>;
  readonly events: EventLists;
  readonly revisions: Iterable<readonly [string, number]>;
  readonly commands: Iterable<readonly [string, CommandRow]>;
  readonly secrets: Iterable<readonly [string, VaultValue]>;
};

const nothing: BegunRows = { heads: [], events: noEvents, revisions: [], commands: [], secrets: [] };

export const createMemoryRows = (begun: BegunRows = nothing) => {
  const undo: (() => void)[] = [];
  const heads = undoableMap(undo, begun.heads);
  const events = undoableEvents(undo, begun.events);
  const revisions = undoableMap(undo, begun.revisions);
  const commands = undoableMap(undo, begun.commands);
  const secrets = undoableMap(undo, begun.secrets);
  return {
    events,
    revisions,
    commands,
    secrets,
    head: (): Head | null => heads.get('head'),
    putHead: (head: Head): void => heads.put('head', head),
    /** A snapshot for other records. It copies lists but shares rows, which are replaced and never changed. */
    all: (): BegunRows => ({
      heads: heads.entries(),
      events: events.lists(),
      revisions: revisions.entries(),
      commands: commands.entries(),
      secrets: secrets.entries(),
    }),
    commit: (): void => {
      undo.length = 0;
    },
    rollBack: (): void => {
      while (undo.length > 0) {
        undo.pop()?.();
      }
    },
  };
};

export type MemoryRows = ReturnType<typeof createMemoryRows>;
