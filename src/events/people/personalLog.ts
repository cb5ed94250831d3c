/** Encrypts personal values on write and decrypts them on read; hashes cover the encrypted form, so verification reads the log below. */

import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import type { World } from '#world/world.ts';
import type { AppendRequest, AppendResult, EventLog, NewEvent } from '../log/eventLog.ts';
import type { DomainEvent, Json, StoredEvent } from '../log/storedEvent.ts';
import { erasedIn, isErasure, withErased } from './erasures.ts';
import { type Person, type PersonalSpot, personalSpots } from './personalFields.ts';
import { createPersonKeys, personKey } from './personKeys.ts';

type Container = Readonly<Record<string, unknown>> | readonly unknown[];

const withValue = (data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  const before = Object(data) as Container;
  const inner = withValue((before as Readonly<Record<string, unknown>>)[key], rest, value);
  return Object.freeze(Array.isArray(before) ? before.with(Number(key), inner) : { ...before, [key]: inner });
};

const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], data);

type Sealed = {
  readonly event: DomainEvent;
  readonly sealed: Readonly<Record<string, string>>;
};

/** `seal` gets the values of one person as JSON, by their paths in the data: `{"/email":"ada@example.com"}`. */
const takeOut = (
  event: DomainEvent,
  spots: readonly (PersonalSpot & { readonly id: string })[],
  seal: (id: string, text: string) => string,
): Sealed => {
  const values = new Map<string, Record<string, unknown>>();
  let data: unknown = event.data;
  for (const { id, path, word } of spots) {
    const own = values.get(id) ?? {};
    own[`/${path.join('/')}`] = valueAt(data, path);
    values.set(id, own);
    data = withValue(data, path, word);
  }
  const boxes = [...values].map(([id, own]) => [id, seal(id, JSON.stringify(own))] as const);
  return { event: { type: event.type, data: data as object }, sealed: Object.fromEntries(boxes) };
};

/** The event with the values that `open` returns for each box; null leaves the placeholders. */
const putBack = <Event extends Pick<StoredEvent, 'data' | 'sealed'>>(
  event: Event,
  open: (id: string, box: string) => string | null,
): Event => {
  if (event.sealed === undefined) return event;
  let data: unknown = event.data;
  for (const [id, box] of Object.entries(event.sealed)) {
    const text = open(id, box);
    if (text === null) continue;
    const values: Readonly<Record<string, Json>> = JSON.parse(text);
    for (const [path, value] of Object.entries(values))
      data = withValue(data, path.slice(1).split('/'), value);
  }
  return Object.freeze({ ...event, data: data as object });
};

type Sealable = Pick<StoredEvent, 'type' | 'data' | 'sealed'>;

const personOf = (text: string): Person =>
  text.includes('@') ? { address: normalizeEmail(text) } : { id: text };

const peopleIn = (events: readonly Sealable[]): readonly string[] => {
  const people = new Set<string>();
  for (const { sealed } of events)
    if (sealed !== undefined) for (const person of Object.keys(sealed)) people.add(person);
  return [...people];
};

export type PersonalLog = EventLog & {
  readonly opened: <Event extends Sealable>(events: readonly Event[]) => Promise<readonly Event[]>;
};

export const personalLog = (log: EventLog, { ids, trace }: Pick<World, 'ids' | 'trace'>): PersonalLog => {
  const keys = createPersonKeys(log.vault, ids);

  const open = <Event extends Sealable>(event: Event): Event =>
    putBack(event, (id, box) => keys.boxesOf(id)?.open(box) ?? null);

  /** Another tab may have erased a person whose key is cached here. */
  const forgetErased = (events: readonly Sealable[]): void => keys.forget(erasedIn(events));

  const openAll = async <Event extends Sealable>(events: readonly Event[]): Promise<readonly Event[]> => {
    forgetErased(events);
    const people = peopleIn(events);
    if (!keys.has(people)) await keys.learn(people);
    return people.length === 0 ? events : events.map(open);
  };

  const sealEach = async (events: readonly NewEvent[]): Promise<readonly NewEvent[]> => {
    const spots = events.map(({ event }) => personalSpots(event));
    if (spots.every(({ length }) => length === 0)) return events;
    const nameOf = await keys.namer(spots.flat().map(({ person }) => person));
    const named = spots.map((some) => some.map((spot) => ({ ...spot, id: nameOf(spot.person) })));
    await keys.provide([...new Set(named.flat().map(({ id }) => id))]);
    const seal = (id: string, text: string): string => {
      const boxes = keys.boxesOf(id);
      if (boxes === null) throw new Error('a person was erased while an event about them was written');
      return boxes.seal(text);
    };
    return events.map((added, index) => {
      const own = named[index] ?? [];
      return own.length === 0 ? added : { ...added, ...takeOut(added.event, own, seal) };
    });
  };

  /** The caller passes plain addresses; the event contains only their hashed names. */
  const nameErased = async (events: readonly NewEvent[]): Promise<readonly NewEvent[]> => {
    if (!events.some(({ event }) => isErasure(event))) return events;
    const people = [...erasedIn(events.map(({ event }) => event))].map(personOf);
    const nameOf = await keys.namer(people);
    return events.map((added) =>
      isErasure(added.event)
        ? { ...added, event: withErased(added.event, (text) => nameOf(personOf(text))) }
        : added,
    );
  };

  const announce = async (result: AppendResult): Promise<AppendResult> =>
    result.ok ? { ...result, events: await openAll(result.events) } : result;

  const append = async (request: AppendRequest): Promise<AppendResult> => {
    const events = await sealEach(await nameErased(request.events));
    const erased = [...erasedIn(events.map(({ event }) => event))];
    const deletions = erased.map((id) => ({ delete: personKey(id) }));
    const vault = [...(request.vault ?? []), ...deletions];
    return announce(await log.append({ ...request, events, ...(vault.length > 0 ? { vault } : {}) }));
  };

  /** In order: a batch that waits for a key blocks later batches. */
  const subscribe: EventLog['subscribe'] = (after, listener) => {
    let waiting = 0;
    let last: Promise<void> = Promise.resolve();
    let isOver = false;
    const stop = log.subscribe(after, (events) => {
      forgetErased(events);
      if (waiting === 0 && keys.has(peopleIn(events))) {
        listener(events.map(open));
        return;
      }
      waiting += 1;
      last = last
        .then(async () => {
          const opened = await openAll(events);
          if (!isOver) listener(opened);
        })
        .catch((error: unknown) => {
          trace.record({ kind: 'fault', name: 'a listener of the event log failed', detail: error });
        })
        .finally(() => {
          waiting -= 1;
        });
    });
    return () => {
      isOver = true;
      stop();
    };
  };

  return {
    ...log,
    append,
    subscribe,
    opened: openAll,
    readStream: async (stream, options) => openAll(await log.readStream(stream, options)),
    readAll: async (range) => openAll(await log.readAll(range)),
    readRow: async (range) => {
      const { events, reached } = await log.readRow(range);
      return { events: await openAll(events), reached };
    },
    readTagged: async (question) => {
      const { events, head } = await log.readTagged(question);
      return { events: await openAll(events), head };
    },
  };
};
