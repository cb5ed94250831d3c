/** A timeline as columns: a hundredth of the objects, so that a stored one is read at once. */
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { taggedClient } from '../tags.ts';
import { addFact, type GrowingTimeline, numberAt, type Timeline } from './timeline.ts';

/** One entry per event in each column, in the order of the log. */
export type TimelineColumns = {
  readonly positions: Uint32Array;
  /** Milliseconds since 1970. */
  readonly times: Float64Array;
  readonly types: readonly string[];
  /** Places in `types`. */
  readonly typeOf: Uint16Array;
  readonly clients: readonly string[];
  /** Places in `clients`; -1: about no client. */
  readonly clientOf: Int32Array;
};

/** Numbers the different ones in the order in which they come first. */
const numbering = () => {
  const numbers = new Map<string, number>();
  return {
    of: (name: string): number => {
      const known = numbers.get(name) ?? numbers.size;
      numbers.set(name, known);
      return known;
    },
    names: () => [...numbers.keys()],
  };
};

/** The timeline as it stood at a position; later events are left out. */
export const packTimeline = (timeline: Timeline, position: number): TimelineColumns => {
  const count = numberAt(timeline, position);
  const numberOf = new Map(timeline.positions.slice(0, count).map((one, index) => [one, index]));
  const [types, clients] = [numbering(), numbering()];
  const typeOf = new Uint16Array(count);
  const clientOf = new Int32Array(count).fill(-1);
  for (const facts of timeline.byDay.values())
    for (const fact of facts) {
      const index = numberOf.get(fact.position);
      if (index !== undefined) typeOf[index] = types.of(fact.type);
    }
  for (const [client, facts] of timeline.byClient)
    for (const fact of facts) {
      const index = numberOf.get(fact.position);
      if (index !== undefined) clientOf[index] = clients.of(client);
    }
  return {
    positions: Uint32Array.from(timeline.positions.slice(0, count)),
    times: Float64Array.from(timeline.times.slice(0, count)),
    types: types.names(),
    typeOf,
    clients: clients.names(),
    clientOf,
  };
};

/** Columns that are filled as events are read, without a timeline. */
export const growColumns = () => {
  const [types, clients] = [numbering(), numbering()];
  const positions: number[] = [];
  const times: number[] = [];
  const typeOf: number[] = [];
  const clientOf: number[] = [];
  return {
    take: (events: readonly StoredEvent[]): void => {
      for (const { position, occurredAt, type, tags } of events) {
        const client = taggedClient(tags);
        positions.push(position);
        times.push(Date.parse(occurredAt));
        typeOf.push(types.of(type));
        clientOf.push(client === null ? -1 : clients.of(client));
      }
    },
    columns: (): TimelineColumns => ({
      positions: Uint32Array.from(positions),
      times: Float64Array.from(times),
      types: types.names(),
      typeOf: Uint16Array.from(typeOf),
      clients: clients.names(),
      clientOf: Int32Array.from(clientOf),
    }),
  };
};

/** Puts the events of the columns into a timeline that has none. */
export const fillTimeline = (timeline: GrowingTimeline, columns: TimelineColumns): void => {
  const { types, clients, times } = columns;
  for (const [index, position] of columns.positions.entries()) {
    const time = times[index] ?? 0;
    const type = types[columns.typeOf[index] ?? 0] ?? '';
    const client = clients[columns.clientOf[index] ?? -1] ?? null;
    addFact(timeline, { position, type, day: epochDayAt(time) }, { time, client });
  }
};
