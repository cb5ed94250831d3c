/** Tabulates the events of a workspace: numbers, times, entities and actors. */
import { byFrequency, type DatedFact, type DayDigest } from '#domain/analysis/dailyActivity.ts';
import { type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { isActivity } from '#domain/history/noChanges.ts';
import { isAction } from '#domain/reports/actionText.ts';
import { actorOfEvent } from '../actorOf.ts';
import { entityOf } from '../entityOf.ts';
import { fingerprint } from '../log/fingerprint.ts';
import { type FoldableEvent, marksOf } from '../log/foldableEvent.ts';
import { actorKinds, type StoredEvent } from '../log/storedEvent.ts';
import { taggedClient } from '../tags.ts';
import { createDayCounts } from './dayCounts.ts';
import { type Columns, columnsFor, createNames, type Names, withRoom } from './timelineColumns.ts';

type RowIndex = {
  readonly rowsOf: (number: number, count: number) => readonly number[];
};

/** New rows to scan linearly before sorting again, unless a quarter of all is more. */
const leastNew = 1_024;

const bucketsFor = (count: number): number => 2 ** Math.max(8, Math.ceil(Math.log2(count / 2)));

/** `numberOf` a row never changes. Rows are sorted lazily: a million in some milliseconds. */
export const createRowIndex = (numberOf: (row: number) => number): RowIndex => {
  let sorted = 0;
  let mask = 0;
  let ends = new Uint32Array(1);
  let rows = new Uint32Array(0);

  const sort = (count: number): void => {
    const buckets = bucketsFor(count);
    mask = buckets - 1;
    ends = new Uint32Array(buckets + 1);
    rows = new Uint32Array(count);
    const bucketOf = new Uint32Array(count);
    for (let row = 0; row < count; row += 1) {
      const bucket = numberOf(row) & mask;
      bucketOf[row] = bucket;
      ends[bucket + 1] = (ends[bucket + 1] ?? 0) + 1;
    }
    for (let bucket = 1; bucket <= buckets; bucket += 1)
      ends[bucket] = (ends[bucket] ?? 0) + (ends[bucket - 1] ?? 0);
    for (let row = 0; row < count; row += 1) {
      const bucket = bucketOf[row] ?? 0;
      const place = ends[bucket] ?? 0;
      rows[place] = row;
      ends[bucket] = place + 1;
    }
    sorted = count;
  };

  return {
    rowsOf: (number, count) => {
      if (count - sorted > Math.max(leastNew, sorted / 4)) sort(count);
      const bucket = number & mask;
      const from = bucket === 0 ? 0 : (ends[bucket - 1] ?? 0);
      const found = [...rows.subarray(from, ends[bucket] ?? 0)].filter((row) => numberOf(row) === number);
      for (let row = sorted; row < count; row += 1) if (numberOf(row) === number) found.push(row);
      return found;
    },
  };
};

export type Cause = { readonly row: number; readonly id: number };

export type Timeline = {
  /** Events; the columns may have capacity for more. Later ones may follow. */
  readonly count: number;
  readonly columns: Columns;
  readonly types: Names;
  readonly clients: Names;
  readonly people: Names;
  /** By rows: the fingerprint of the causing event. Few have one. */
  readonly causes: readonly Cause[];
  /** By row, only for the event types that reports use; other data is read from the log. */
  readonly data: ReadonlyMap<number, StoredEvent['data']>;
  /** Milliseconds; infinity without events. */
  readonly earliest: number;
  readonly indexes: {
    readonly dayCounts: ReturnType<typeof createDayCounts>;
    readonly byClient: ReturnType<typeof createRowIndex>;
    readonly byEntity: ReturnType<typeof createRowIndex>;
    readonly byId: ReturnType<typeof createRowIndex>;
  };
};

export type GrowingTimeline = {
  -readonly [Member in keyof Timeline]: Timeline[Member];
} & { readonly causes: Cause[]; readonly data: Map<number, StoredEvent['data']> };

export type TimelineNames = Readonly<Record<'types' | 'clients' | 'people', readonly string[]>>;

export const emptyTimeline = (names?: Pick<Timeline, keyof TimelineNames>): GrowingTimeline => {
  const dayOf = (row: number): EpochDay => epochDayAt(timeline.columns.times[row] ?? 0);
  const timeline: GrowingTimeline = {
    count: 0,
    columns: columnsFor(0),
    types: names?.types ?? createNames(),
    clients: names?.clients ?? createNames(),
    people: names?.people ?? createNames(),
    causes: [],
    data: new Map(),
    earliest: Number.POSITIVE_INFINITY,
    indexes: {
      dayCounts: createDayCounts({
        dayOf,
        typeOf: (row) => timeline.columns.types[row] ?? -1,
        isCounted: (type) => isActivity(timeline.types.list[type] ?? ''),
      }),
      byClient: createRowIndex((row) => timeline.columns.clients[row] ?? -1),
      byEntity: createRowIndex((row) => timeline.columns.entities[row] ?? 0),
      byId: createRowIndex((row) => timeline.columns.ids[row] ?? 0),
    },
  };
  return timeline;
};

export const makeRoom = (timeline: GrowingTimeline, added: number): void => {
  const rows = timeline.count + added;
  if (rows <= timeline.columns.positions.length) return;
  const more = Math.max(64, Math.ceil(timeline.count / 4));
  timeline.columns = withRoom(timeline.columns, timeline.count, Math.max(rows, timeline.count + more));
};

const addRow = (timeline: GrowingTimeline, event: FoldableEvent): void => {
  const { columns, types, clients, people, count: row } = timeline;
  const client = taggedClient(event.tags);
  const { kind, person } = actorOfEvent(event);
  const { time, id, command, cause } = marksOf(event);
  columns.positions[row] = event.position;
  columns.times[row] = time;
  columns.types[row] = types.numberOf(event.type);
  columns.clients[row] = client === null ? -1 : clients.numberOf(client);
  columns.people[row] = person === null ? -1 : people.numberOf(person);
  columns.kinds[row] = actorKinds.indexOf(kind);
  columns.ids[row] = id;
  columns.entities[row] = fingerprint(entityOf(event));
  columns.commands[row] = command;
  if (cause !== null) timeline.causes.push({ row, id: cause });
  if (isAction(event.type)) timeline.data.set(row, event.data);
  timeline.earliest = Math.min(timeline.earliest, time);
  timeline.count = row + 1;
};

export const extendTimeline = (timeline: GrowingTimeline, events: readonly FoldableEvent[]): void => {
  makeRoom(timeline, events.length);
  for (const event of events) addRow(timeline, event);
};

export const factOf = ({ position, type, occurredAt }: StoredEvent): DatedFact => ({
  position,
  type,
  day: epochDayAt(Date.parse(occurredAt)),
});

export const positionOf = ({ columns }: Timeline, row: number): number => columns.positions[row] ?? 0;

export const typeOf = ({ columns, types }: Timeline, row: number): string =>
  types.list[columns.types[row] ?? -1] ?? '';

const factAt = (timeline: Timeline, row: number): DatedFact => ({
  position: positionOf(timeline, row),
  type: typeOf(timeline, row),
  day: epochDayAt(timeline.columns.times[row] ?? 0),
});

export const firstDayOf = ({ count, earliest }: Timeline): EpochDay | null =>
  count === 0 ? null : epochDayAt(earliest);

/** The count of the workspace's events up to a position, which is the number of the event there (ruling D35). */
export const numberAt = (
  { columns, count }: Pick<Timeline, 'columns' | 'count'>,
  position: number,
): number => {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((columns.positions[middle] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
};

export const numberedAt = (timeline: Pick<Timeline, 'columns' | 'count'>, position: number) => ({
  position,
  number: numberAt(timeline, position),
});

/** The log position of the last event before the first one after a time, in milliseconds; 0 for none. */
export const positionBefore = ({ columns, count }: Timeline, time: number): number => {
  let row = 0;
  while (row < count && (columns.times[row] ?? 0) <= time) row += 1;
  return columns.positions[row - 1] ?? 0;
};

type Days = { readonly from: EpochDay; readonly to: EpochDay };

const daysOf = ({ from, to }: Days): readonly EpochDay[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The number of events on the days of a range, both included, up to a position; counted incrementally. */
export const countBetween = (timeline: Timeline, days: Days, position: number): number => {
  const { count, indexes } = timeline;
  const end = numberAt(timeline, position);
  return daysOf(days).reduce((sum, day) => sum + indexes.dayCounts.countOf(day, { end, count }), 0);
};

export const dayDigest = (timeline: Timeline, day: EpochDay, position: number): DayDigest => {
  const { count, indexes, types: names } = timeline;
  const { types, first } = indexes.dayCounts.rowsOf(day, { end: numberAt(timeline, position), count });
  return {
    types: byFrequency(
      [...types].map(([number, times]) => ({ type: names.list[number] ?? '', count: times })),
    ),
    positions: first.map((row) => positionOf(timeline, row)),
  };
};

/** The log position before all events of a range of days; null without events. */
export const positionBeforeDays = (timeline: Timeline, days: Days): number | null => {
  const { count, indexes } = timeline;
  const rows = daysOf(days).flatMap((day) => indexes.dayCounts.firstOf(day, count) ?? []);
  return rows.length === 0 ? null : positionOf(timeline, Math.min(...rows)) - 1;
};

export const factsAbout = (timeline: Timeline, clientId: string): readonly DatedFact[] => {
  const number = timeline.clients.knownNumber(clientId);
  if (number < 0) return [];
  return timeline.indexes.byClient.rowsOf(number, timeline.count).map((row) => factAt(timeline, row));
};
