/** Finds the shortest path through a chart to a state or transition, assuming that every guard passes. */
import type { ChartTransition } from '#machines/chart.ts';
import { type ChartIndex, domainOf, isWithin } from './activeStates.ts';

type Active = ReadonlySet<string>;

const childrenOf = ({ chart }: ChartIndex, id: string): readonly string[] =>
  chart.states.flatMap((state) =>
    state.parent === id && state.kind !== 'history' && state.kind !== 'deepHistory' ? [state.id] : [],
  );

const begin = (index: ChartIndex, id: string, active: Set<string>): void => {
  active.add(id);
  const state = index.states.get(id);
  const children = childrenOf(index, id);
  if (state?.kind === 'parallel') {
    for (const child of children) begin(index, child, active);
  } else if (state?.initial && !children.some((child) => active.has(child))) {
    begin(index, state.initial, active);
  } else {
    for (const child of children) if (active.has(child)) begin(index, child, active);
  }
};

/** A history state leads to its default target. */
const resolved = (index: ChartIndex, id: string): readonly string[] => {
  const kind = index.states.get(id)?.kind;
  if (kind !== 'history' && kind !== 'deepHistory') return [id];
  const way = index.chart.transitions.find(({ source }) => source === id);
  return way?.targets ?? [index.states.get(id)?.parent ?? id];
};

const enter = (index: ChartIndex, targets: readonly string[], domain: string, active: Set<string>): void => {
  for (const target of targets) {
    for (
      let id: string | null = target;
      id !== null && id !== domain;
      id = index.states.get(id)?.parent ?? null
    ) {
      active.add(id);
    }
  }
  begin(index, domain, active);
};

const after = (index: ChartIndex, active: Active, way: ChartTransition): Active => {
  if (way.targets.length === 0) return active;
  const targets = way.targets.flatMap((target) => resolved(index, target));
  const domain = domainOf(index, { ...way, targets });
  const next = new Set([...active].filter((id) => !isWithin(id, domain)));
  enter(index, targets, domain, next);
  return next;
};

const hasEnded = (index: ChartIndex, active: Active, id: string): boolean => {
  const children = childrenOf(index, id);
  if (index.states.get(id)?.kind === 'parallel')
    return children.every((child) => hasEnded(index, active, child));
  return children.some((child) => active.has(child) && index.states.get(child)?.kind === 'final');
};

const canBeTaken = (index: ChartIndex, active: Active, { source, trigger }: ChartTransition): boolean =>
  active.has(source) &&
  !(trigger.kind === 'done' && trigger.of === source && !hasEnded(index, active, source));

const keyOf = (active: Active): string => [...active].sort().join(' ');

type Found = { readonly active: Active; readonly path: readonly ChartTransition[] };

const most = 5_000;

type Search = { readonly index: ChartIndex; readonly seen: Set<string>; readonly queue: Found[] };

const goOn = ({ index, seen, queue }: Search, { active, path }: Found, goal: string) => {
  for (const way of index.chart.transitions) {
    if (!canBeTaken(index, active, way)) continue;
    const next = after(index, active, way);
    if (way.id === goal || next.has(goal)) return [...path, way];
    const key = keyOf(next);
    if (seen.has(key) || seen.size > most) continue;
    seen.add(key);
    queue.push({ active: next, path: [...path, way] });
  }
  return null;
};

/** Transitions from the initial state; null if no path is found. `goal` is the id of a state or a transition. */
export const coverPath = (index: ChartIndex, goal: string): readonly ChartTransition[] | null => {
  const [machine] = index.chart.states;
  if (machine === undefined) return null;
  const first = new Set<string>();
  begin(index, machine.id, first);
  if (first.has(goal)) return [];
  const queue: Found[] = [{ active: first, path: [] }];
  const search = { index, seen: new Set([keyOf(first)]), queue };
  for (const found of queue) {
    const path = goOn(search, found, goal);
    if (path !== null) return path;
  }
  return null;
};
