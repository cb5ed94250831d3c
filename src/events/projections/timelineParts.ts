/** Packs parts of a timeline for storage, as columns that are read at once. */
import { macrotask } from '#world/settle.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import {
  emptyTimeline,
  type GrowingTimeline,
  makeRoom,
  numberAt,
  type Timeline,
  type TimelineNames,
} from './timeline.ts';
import { type Columns, createNames, putColumns, sliceColumns } from './timelineColumns.ts';

export type TimelinePart = {
  readonly count: number;
  readonly columns: Columns;
  readonly causes: { readonly rows: Uint32Array; readonly ids: Float64Array };
  readonly data: string;
};

type RowData = readonly [row: number, data: StoredEvent['data']];

/** Rows per write: some megabytes. */
export const mostInPart = 65_536;

const mostAtOnce = 10_000;

export const packPart = (timeline: Timeline, from: number, to: number): TimelinePart => {
  const causes = timeline.causes.filter(({ row }) => row >= from && row < to);
  const data: RowData[] = [...timeline.data]
    .filter(([row]) => row >= from && row < to)
    .map(([row, facts]) => [row - from, facts]);
  return {
    count: to - from,
    columns: sliceColumns(timeline.columns, from, to),
    causes: {
      rows: Uint32Array.from(causes, ({ row }) => row - from),
      ids: Float64Array.from(causes, ({ id }) => id),
    },
    data: JSON.stringify(data),
  };
};

export const packBetween = (timeline: Timeline, after: number, upTo: number): readonly TimelinePart[] => {
  const [first, end] = [numberAt(timeline, after), numberAt(timeline, upTo)];
  return Array.from({ length: Math.ceil((end - first) / mostInPart) }, (_, index) => {
    const from = first + index * mostInPart;
    return packPart(timeline, from, Math.min(end, from + mostInPart));
  });
};

export const namesOf = ({ types, clients, people }: Timeline): TimelineNames => ({
  types: [...types.list],
  clients: [...clients.list],
  people: [...people.list],
});

const emptyWith = ({ types, clients, people }: TimelineNames): GrowingTimeline =>
  emptyTimeline({
    types: createNames(types),
    clients: createNames(clients),
    people: createNames(people),
  });

const addPart = (timeline: GrowingTimeline, { count, columns, causes, data }: TimelinePart): void => {
  const { count: from } = timeline;
  makeRoom(timeline, count);
  putColumns(timeline.columns, columns, from);
  for (const [index, row] of causes.rows.entries())
    timeline.causes.push({ row: from + row, id: causes.ids[index] ?? 0 });
  for (const [row, facts] of JSON.parse(data) as readonly RowData[]) timeline.data.set(from + row, facts);
  for (const time of columns.times) timeline.earliest = Math.min(timeline.earliest, time);
  timeline.count = from + count;
};

/** Throws SyntaxError for invalid JSON. Yields to the page between parts. */
export const unpackTimeline = async ({
  names,
  events,
  parts,
}: {
  readonly names: TimelineNames;
  readonly events: number;
  readonly parts: readonly TimelinePart[];
}): Promise<GrowingTimeline> => {
  const timeline = emptyWith(names);
  makeRoom(timeline, events);
  for (const part of parts) {
    addPart(timeline, part);
    if (part.count > mostAtOnce) await macrotask();
  }
  return timeline;
};
