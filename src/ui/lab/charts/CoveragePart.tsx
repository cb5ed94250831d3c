/** Renders the visited and unvisited parts of a chart, with the shortest path to each unvisited one. */
import { useMemo } from 'react';
import type { ChartTransition } from '#machines/chart.ts';
import type { ChartIndex } from './activeStates.ts';
import styles from './CoveragePart.module.css';
import { transitionText } from './chartText.ts';
import type { Visits } from './coverage.ts';
import { coverPath } from './coverPath.ts';

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
      <p className={styles.figures}>
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
                <span className={styles.name}>{name}</span>
                <span className={styles.way}>{way}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
