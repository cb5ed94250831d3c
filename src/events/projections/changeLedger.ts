/** Answers from the timeline which change undid which and what followed, so that no request reads the log. */
import type { EventActor } from '../actorOf.ts';
import { fingerprint } from '../log/fingerprint.ts';
import { actorKinds, type StoredEvent } from '../log/storedEvent.ts';
import { taggedClient } from '../tags.ts';
import { numberAt, positionOf, type Timeline, typeOf } from './timeline.ts';

export type LedgerEntry = EventActor & {
  readonly position: number;
  readonly type: string;
  readonly occurredAt: string;
  /** Null for event types that reports do not use. */
  readonly data: StoredEvent['data'] | null;
};

const entryOf = (timeline: Timeline, row: number): LedgerEntry => {
  const { times, people, kinds } = timeline.columns;
  return {
    position: positionOf(timeline, row),
    type: typeOf(timeline, row),
    occurredAt: new Date(times[row] ?? 0).toISOString(),
    kind: actorKinds[kinds[row] ?? -1] ?? 'system',
    person: timeline.people.list[people[row] ?? -1] ?? null,
    data: timeline.data.get(row) ?? null,
  };
};

const rowAt = (timeline: Timeline, position: number): number => {
  const row = numberAt(timeline, position) - 1;
  return positionOf(timeline, row) === position ? row : -1;
};

type Undoings = {
  known: number;
  readonly undoes: Map<number, number>;
  readonly undoneBy: Map<number, number>;
};

const undoingsOf = new WeakMap<Timeline, Undoings>();

const takenBack = ({ columns, indexes, count }: Timeline, row: number, id: number): number | undefined =>
  indexes.byId.rowsOf(id, count).find((one) => one < row && columns.entities[one] === columns.entities[row]);

const undoings = (timeline: Timeline): Undoings => {
  const known = undoingsOf.get(timeline) ?? { known: 0, undoes: new Map(), undoneBy: new Map() };
  undoingsOf.set(timeline, known);
  if (known.known === timeline.causes.length) return known;
  for (const { row, id } of timeline.causes.slice(known.known)) {
    const undone = takenBack(timeline, row, id);
    if (undone === undefined) continue;
    known.undoes.set(row, undone);
    known.undoneBy.set(undone, row);
  }
  known.known = timeline.causes.length;
  return known;
};

const rowsAbout = ({ clients, indexes, count }: Timeline, key: string): readonly number[] => {
  const clientId = taggedClient([key]);
  if (clientId === null) return indexes.byEntity.rowsOf(fingerprint(key), count);
  const number = clients.knownNumber(clientId);
  return number < 0 ? [] : indexes.byClient.rowsOf(number, count);
};

/** In log order; `key` is an entity of `entityOf` or a client's tag. */
export const entriesAbout = (timeline: Timeline, key: string): readonly LedgerEntry[] =>
  rowsAbout(timeline, key).map((row) => entryOf(timeline, row));

/** The position of the event that the one at `position` undoes; null when it undoes none. */
export const undoneAt = (timeline: Timeline, position: number): number | null => {
  const undone = undoings(timeline).undoes.get(rowAt(timeline, position));
  return undone === undefined ? null : positionOf(timeline, undone);
};

/** The type of the undone event, and a number shared by all events of the same command; null when it undoes none. */
export const undoneKind = (
  timeline: Timeline,
  position: number,
): { readonly type: string; readonly command: number } | null => {
  const undone = undoings(timeline).undoes.get(rowAt(timeline, position));
  if (undone === undefined) return null;
  return { type: typeOf(timeline, undone), command: timeline.columns.commands[undone] ?? 0 };
};

export const undoerOf = (timeline: Timeline, position: number): LedgerEntry | null => {
  const row = undoings(timeline).undoneBy.get(rowAt(timeline, position));
  return row === undefined ? null : entryOf(timeline, row);
};

/** The last activity of each account up to a position: ISO 8601 by account id. */
export const lastActsUpTo = (timeline: Timeline, position: number): ReadonlyMap<string, string> => {
  const { times, people } = timeline.columns;
  const latest = new Map<number, number>();
  const end = numberAt(timeline, position);
  for (let row = 0; row < end; row += 1) {
    const [person, time] = [people[row] ?? -1, times[row] ?? 0];
    if (person >= 0 && time > (latest.get(person) ?? Number.NEGATIVE_INFINITY)) latest.set(person, time);
  }
  return new Map(
    [...latest].map(([person, time]) => [timeline.people.list[person] ?? '', new Date(time).toISOString()]),
  );
};

const rootOf = ({ undoes }: Undoings, row: number): number => {
  let root = row;
  for (let next = undoes.get(root); next !== undefined; next = undoes.get(next)) root = next;
  return root;
};

const undoStateOf = ({ undoneBy }: Undoings, root: number) => {
  let [last, holds] = [root, true];
  for (let next = undoneBy.get(last); next !== undefined; next = undoneBy.get(next))
    [last, holds] = [next, !holds];
  return { last, holds };
};

/** Two events of one command; the demo's seed is excluded, because one command brings all its single facts. */
const isOneChange = ({ columns }: Timeline, one: number, other: number): boolean =>
  columns.commands[one] === columns.commands[other] && actorKinds[columns.kinds[one] ?? -1] === 'account';

/**
 * The latest change that blocks the undo; null if none: a later one in force, or an earlier one undone or
 * redone since. Same command and `together` do not block.
 */
export const holderOf = (
  timeline: Timeline,
  { position, together }: { readonly position: number; readonly together: ReadonlySet<number> },
  key: string,
): LedgerEntry | null => {
  const row = rowAt(timeline, position);
  if (row < 0) return null;
  const known = undoings(timeline);
  const root = rootOf(known, row);
  let holder = -1;
  for (const other of rowsAbout(timeline, key)) {
    if (known.undoes.has(other) || other === root || isOneChange(timeline, other, root)) continue;
    const { last, holds } = undoStateOf(known, other);
    if (together.has(positionOf(timeline, last))) continue;
    const isInTheWay = other > root ? holds : last > row;
    if (isInTheWay && last > holder) holder = last;
  }
  return holder < 0 ? null : entryOf(timeline, holder);
};
