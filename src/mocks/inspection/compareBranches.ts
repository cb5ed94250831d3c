/** Compares two branches: their common events, each side's own, and differing answers. */
import type { ComparedSide, Comparison } from '#domain/inspection/branchControls.ts';
import { namesIn } from '#domain/inspection/namesIn.ts';
import { canonicalJson } from '#events/log/canonicalJson.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { answersOf } from './projectionChanges.ts';

type Side = { readonly branch: string; readonly name: string; readonly events: readonly StoredEvent[] };

const mostShown = 500;

/** The same event in both, ignoring hashes and tenant, because each branch has its own chain. */
const isSame = (one: StoredEvent, other: StoredEvent | undefined): boolean =>
  other !== undefined &&
  one.id === other.id &&
  one.stream === other.stream &&
  one.revision === other.revision &&
  canonicalJson(one.data) === canonicalJson(other.data);

const sideOf = ({ branch, name, events }: Side, common: number): ComparedSide => ({
  branch,
  name,
  count: events.length,
  since: events.slice(common, common + mostShown),
  sinceCount: events.length - common,
});

export const compareBranches = (left: Side, right: Side): Comparison => {
  const differing = left.events.findIndex((event, index) => !isSame(event, right.events[index]));
  const common = differing === -1 ? left.events.length : differing;
  const answers = answersOf(left.events);
  const others = new Map(answersOf(right.events));
  const projections = answers.flatMap(([projection, ours]) => {
    const theirs = others.get(projection) ?? {};
    return canonicalJson(ours) === canonicalJson(theirs) ? [] : [{ projection, left: ours, right: theirs }];
  });
  const names = namesIn([...answers.map(([, ours]) => ours), ...others.values()]);
  return { common, left: sideOf(left, common), right: sideOf(right, common), projections, names };
};
