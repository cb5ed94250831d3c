/** Packs consecutive events for a fold into a quarter of the text; personal data stays encrypted. */
import { definedOnly } from '#domain/definedOnly.ts';
import type { MarkedEvent } from '../log/foldableEvent.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { createNames } from './timelineColumns.ts';

/** Increment on any change of an extract's content or fingerprints; other formats are not read. */
export const extractFormat = 1;

export type ExtractBounds = {
  readonly tenant: string;
  readonly storeId: string;
  readonly first: number;
  readonly last: number;
  readonly previousHash: string;
  readonly hash: string;
};

export type EventExtract = {
  readonly format: number;
  /** The last position, known before the bytes are decoded; the bytes are authoritative. */
  readonly last: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the bytes in 64 hex digits. */
  readonly sum: string;
};

export type Extracted = { readonly bounds: ExtractBounds; readonly events: readonly MarkedEvent[] };

type Others = {
  readonly schemaVersion?: number;
  readonly sealed?: NonNullable<StoredEvent['sealed']>;
  readonly recordedAt?: string;
  readonly cause?: number;
};

type Texts = {
  readonly bounds: ExtractBounds;
  readonly types: readonly string[];
  readonly actors: readonly StoredEvent['actor'][];
  readonly tags: readonly (readonly string[])[];
  readonly streams: readonly string[];
  readonly data: readonly StoredEvent['data'][];
  readonly others: readonly (readonly [row: number, others: Others])[];
};

/** Bytes of a row: four numbers of eight, one of four, three of two. */
const bytesOfRow = 42;
const countBytes = 8;

/** The columns for `count` rows in a buffer, the widest first to keep their alignment. */
const columnsIn = (buffer: ArrayBuffer, count: number) => {
  let at = countBytes;
  const place = (width: number): number => {
    const from = at;
    at += width * count;
    return from;
  };
  return {
    times: new Float64Array(buffer, place(8), count),
    recorded: new Float64Array(buffer, place(8), count),
    ids: new Float64Array(buffer, place(8), count),
    commands: new Float64Array(buffer, place(8), count),
    revisions: new Uint32Array(buffer, place(4), count),
    types: new Uint16Array(buffer, place(2), count),
    actors: new Uint16Array(buffer, place(2), count),
    tags: new Uint16Array(buffer, place(2), count),
  };
};

const numbering = <Value>(isSame: (one: Value, other: Value) => boolean) => {
  const numbers = new Map<string, number>();
  const list: Value[] = [];
  let last = 0;
  return {
    list: list as readonly Value[],
    of: (value: Value): number => {
      const latest = list[last];
      if (latest !== undefined && isSame(latest, value)) return last;
      const text = JSON.stringify(value);
      const known = numbers.get(text);
      last = known ?? list.push(value) - 1;
      if (known === undefined) numbers.set(text, last);
      return last;
    },
  };
};

const isSameActor = (one: StoredEvent['actor'], other: StoredEvent['actor']): boolean =>
  one.id === other.id && one.kind === other.kind && one.role === other.role;

const areSameTags = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((tag, index) => tag === other[index]);

/** Caches the last result, because events of one command share their time. */
const remembered = <Given, Result>(workOut: (given: Given) => Result): ((given: Given) => Result) => {
  let known: readonly [Given, Result] | null = null;
  return (given) => {
    if (known === null || known[0] !== given) known = [given, workOut(given)];
    return known[1];
  };
};

const isoOf = (time: number): string => new Date(time).toISOString();

const recordedTime = (text: string): readonly [time: number, isUsual: boolean] => {
  const time = Date.parse(text);
  return [time, isoOf(time) === text];
};

const othersOf = ({ schemaVersion, sealed, recordedAt, marks }: MarkedEvent, isUsual: boolean): Others => ({
  ...(schemaVersion === 1 ? {} : { schemaVersion }),
  ...definedOnly({ sealed }),
  ...(isUsual ? {} : { recordedAt }),
  ...(marks.cause === null ? {} : { cause: marks.cause }),
});

const isUsualEvent = ({ schemaVersion, sealed, marks }: MarkedEvent): boolean =>
  schemaVersion === 1 && sealed === undefined && marks.cause === null;

const fillColumns = (events: readonly MarkedEvent[], buffer: ArrayBuffer) => {
  const columns = columnsIn(buffer, events.length);
  const types = createNames();
  const actors = numbering(isSameActor);
  const tags = numbering(areSameTags);
  const recordedAt = remembered(recordedTime);
  const others: [number, Others][] = [];
  for (const [row, event] of events.entries()) {
    const [recorded, isUsual] = recordedAt(event.recordedAt);
    columns.times[row] = event.marks.time;
    columns.recorded[row] = recorded;
    columns.ids[row] = event.marks.id;
    columns.commands[row] = event.marks.command;
    columns.revisions[row] = event.revision;
    columns.types[row] = types.numberOf(event.type);
    columns.actors[row] = actors.of(event.actor);
    columns.tags[row] = tags.of(event.tags);
    if (!isUsual || !isUsualEvent(event)) others.push([row, othersOf(event, isUsual)]);
  }
  return { types: types.list, actors: actors.list, tags: tags.list, others };
};

/** `events` must be consecutive and fewer than 65,536. */
export const extractBytes = (
  events: readonly MarkedEvent[],
  bounds: ExtractBounds,
): Uint8Array<ArrayBuffer> => {
  const buffer = new ArrayBuffer(countBytes + bytesOfRow * events.length);
  const texts: Texts = {
    bounds,
    ...fillColumns(events, buffer),
    streams: events.map(({ stream }) => stream),
    data: events.map(({ data }) => data),
  };
  const text = new TextEncoder().encode(JSON.stringify(texts));
  const bytes = new Uint8Array(buffer.byteLength + text.length);
  bytes.set(new Uint8Array(buffer));
  bytes.set(text, buffer.byteLength);
  new DataView(bytes.buffer).setUint32(0, events.length);
  return bytes;
};

/** Throws for bytes in another format; the checksum detects changed bytes. */
export const readExtract = (bytes: Uint8Array<ArrayBuffer>): Extracted => {
  const count = new DataView(bytes.buffer).getUint32(0);
  const columns = columnsIn(bytes.buffer, count);
  const text = new TextDecoder().decode(bytes.subarray(countBytes + bytesOfRow * count));
  const { bounds, types, actors, tags, streams, data, others }: Texts = JSON.parse(text);
  const recordedAt = remembered(isoOf);
  const events = data.map(
    (own, row): MarkedEvent => ({
      position: bounds.first + row,
      stream: streams[row] ?? '',
      revision: columns.revisions[row] ?? 0,
      type: types[columns.types[row] ?? 0] ?? '',
      schemaVersion: 1,
      recordedAt: recordedAt(columns.recorded[row] ?? 0),
      actor: actors[columns.actors[row] ?? 0] ?? { kind: 'system', id: '' },
      tags: tags[columns.tags[row] ?? 0] ?? [],
      data: own,
      marks: {
        time: columns.times[row] ?? 0,
        id: columns.ids[row] ?? 0,
        command: columns.commands[row] ?? 0,
        cause: null,
      },
    }),
  );
  for (const [row, { cause = null, ...own }] of others) {
    const event = events[row];
    if (event !== undefined) events[row] = { ...event, ...own, marks: { ...event.marks, cause } };
  }
  return { bounds, events };
};
