/** Renders the visited and unvisited parts of a chart, with the shortest path to each unvisited one. */
import { useMemo } from 'react';
import type { ChartTransition } from '#machines/chart.ts';
import type { ChartIndex } from './activeStates.ts';
import { domainOf, isWithin } from './activeStates.ts';
import styles from './CoveragePart.module.css';
import { transitionText } from './chartText.ts';
import type { Visits } from './coverage.ts';

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

type CoveragePartProps = {
  readonly index: ChartIndex;
  readonly visits: Visits;
  readonly told: string;
  readonly onPoint: (transition: string | null) => void;
};

type Gap = { readonly id: string; readonly name: string; readonly way: string };

const shortName = (id: string): string => id.slice(id.indexOf('.') + 1);

const wayText = (path: readonly ChartTransition[] | null): string => {
  if (path === null) return 'No way leads there.';
  if (path.length === 0) return 'It begins there.';
  return path.map(transitionText).join(' → ');
};

const nameOf = (index: ChartIndex, id: string): string => {
  const transition = index.transitions.get(id);
  return transition === undefined
    ? shortName(id)
    : `${shortName(transition.source)}: ${transitionText(transition)}`;
};

const unvisited = ({ chart }: ChartIndex, { states, transitions }: Visits): readonly string[] => [
  ...chart.states.flatMap(({ id }) => (states[id] ? [] : [id])),
  ...chart.transitions.flatMap(({ id }) => (transitions[id] ? [] : [id])),
];

/** Visit counts change often but gaps seldom, so paths are recomputed only for new gaps. */
const useGaps = (index: ChartIndex, visits: Visits): readonly Gap[] => {
  const missing = unvisited(index, visits).join('\n');
  return useMemo(
    () =>
      missing === ''
        ? []
        : missing
            .split('\n')
            .map((id) => ({ id, name: nameOf(index, id), way: wayText(coverPath(index, id)) })),
    [index, missing],
  );
};

const visited = (ids: readonly { readonly id: string }[], counts: Readonly<Record<string, number>>) =>
  ids.filter(({ id }) => counts[id]).length;

export const CoveragePart = ({ index, visits, told, onPoint }: CoveragePartProps) => {
  const { states, transitions } = index.chart;
  const gaps = useGaps(index, visits);
  return (
    <section className={styles.part} aria-label="Visited">
      <p>{told}</p>
      <p>
        <strong>
          {visited(states, visits.states)} of {states.length}
        </strong>{' '}
        states,{' '}
        <strong>
          {visited(transitions, visits.transitions)} of {transitions.length}
        </strong>{' '}
        transitions visited
      </p>
      {gaps.length > 0 && (
        <details className={styles.gaps}>
          <summary>{gaps.length} not visited, and how to get there</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <ul tabIndex={0} aria-label="Not visited">
            {gaps.map(({ id, name, way }) => (
              <li key={id} onPointerEnter={() => onPoint(id)} onPointerLeave={() => onPoint(null)}>
                <span className="strong">{name}</span>
                <span className="quiet">{way}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
