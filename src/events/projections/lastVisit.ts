/** Reads from the timeline a person's last visit before this session, and others' changes since. */
import { noChanges } from '#domain/history/noChanges.ts';
import { numberAt, positionOf, type Timeline } from './timeline.ts';

export type LastVisit = {
  readonly at: string;
  readonly position: number;
  readonly changes: number;
  readonly people: number;
};

type Visitor = {
  readonly accountId: string;
  readonly before: string;
  readonly upTo: number;
};

const lastRowOf = (timeline: Timeline, { accountId, before, upTo }: Visitor): number => {
  const { people, times } = timeline.columns;
  const person = timeline.people.knownNumber(accountId);
  const start = Date.parse(before);
  let row = numberAt(timeline, upTo) - 1;
  while (row >= 0 && !(people[row] === person && (times[row] ?? start) < start)) row -= 1;
  return person < 0 ? -1 : row;
};

export const lastVisitOf = (timeline: Timeline, visitor: Visitor): LastVisit | null => {
  const last = lastRowOf(timeline, visitor);
  if (last < 0) return null;
  const { people, times, types } = timeline.columns;
  const own = people[last];
  const end = numberAt(timeline, visitor.upTo);
  // Compares type numbers, because an agency has 100,000 rows and each is scanned.
  const passedOver = timeline.types.list.map((type) => noChanges.includes(type));
  const others = new Set<number>();
  let changes = 0;
  for (let row = last + 1; row < end; row += 1) {
    const person = people[row] ?? -1;
    if (person === own || passedOver[types[row] ?? -1]) continue;
    changes += 1;
    if (person >= 0) others.add(person);
  }
  return {
    at: new Date(times[last] ?? 0).toISOString(),
    position: positionOf(timeline, last),
    changes,
    people: others.size,
  };
};
