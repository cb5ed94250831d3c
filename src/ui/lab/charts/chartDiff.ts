/** Lists the changes between two versions of the charts: states and transitions that are new, gone or changed. */
import type { Chart, ChartState, ChartTransition } from '#machines/chart.ts';
import { boxLines, transitionText } from './chartText.ts';

type Part = { readonly id: string; readonly text: string; readonly words: string };

export type PartChange = {
  readonly kind: 'new' | 'gone' | 'changed';
  readonly id: string;
  /** Null for a new part. */
  readonly before: Part | null;
  /** Null for a part that is gone. */
  readonly after: Part | null;
};

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const wayText = (way: ChartTransition): string => {
  const to = way.targets.length === 0 ? 'stays' : way.targets.join(', ');
  return `${way.source}: ${transitionText(way)} → ${to}${way.reenter ? ', enters again' : ''}`;
};

const wayWords = (way: ChartTransition): string => {
  const to = way.targets.length === 0 ? 'stays' : way.targets.map(lastName).join(', ');
  return `${lastName(way.source)}: ${transitionText(way)} → ${to}${way.reenter ? ', enters again' : ''}`;
};

const stateWords = (state: ChartState, chart: Chart): string => {
  const lines = boxLines(state, chart).filter(({ kind }) => kind !== 'title' && kind !== 'inside');
  return [
    `${state.key}: ${state.kind}`,
    ...(state.initial === null ? [] : [`begins in ${lastName(state.initial)}`]),
    ...lines.map(({ kind, text }) => (kind === 'tags' ? `tags ${text}` : text)),
    ...(state.description === '' ? [] : [state.description]),
  ].join(' · ');
};

const partsOf = (chart: Chart): ReadonlyMap<string, Part> =>
  new Map([
    ...chart.states.map((state) => {
      const { id, key: _key, parent: _parent, ...rest } = state;
      return [id, { id, text: `${id} ${JSON.stringify(rest)}`, words: stateWords(state, chart) }] as const;
    }),
    ...chart.transitions.map(
      (way) => [way.id, { id: way.id, text: wayText(way), words: wayWords(way) }] as const,
    ),
  ]);

/** New, gone and changed parts, in this order. */
export const partChanges = (before: Chart, after: Chart): readonly PartChange[] => {
  const earlier = partsOf(before);
  const later = partsOf(after);
  const added = [...later.values()].filter(({ id }) => !earlier.has(id));
  const gone = [...earlier.values()].filter(({ id }) => !later.has(id));
  return [
    ...added.map((part) => ({ kind: 'new', id: part.id, before: null, after: part }) as const),
    ...gone.map((part) => ({ kind: 'gone', id: part.id, before: part, after: null }) as const),
    ...[...later.values()].flatMap((part) => {
      const old = earlier.get(part.id);
      if (old === undefined || old.text === part.text) return [];
      return [{ kind: 'changed', id: part.id, before: old, after: part } as const];
    }),
  ];
};

const linesOf = ({ kind, before, after }: PartChange): readonly string[] => {
  if (kind === 'new') return [`  + ${after?.text}`];
  return kind === 'gone' ? [`  - ${before?.text}`] : [`  ~ ${before?.text}`, `    ${after?.text}`];
};

/** A line for each state and transition; empty if nothing changed. */
export const chartDiff = (before: readonly Chart[], after: readonly Chart[]): readonly string[] => {
  const earlier = new Map(before.map((chart) => [chart.id, chart]));
  const laterIds = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((chart) => {
      const old = earlier.get(chart.id);
      if (old === undefined) return [`+ ${chart.id}`];
      const changes = partChanges(old, chart);
      return changes.length === 0 ? [] : [chart.id, ...changes.flatMap(linesOf)];
    }),
    ...before.flatMap(({ id }) => (laterIds.has(id) ? [] : [`- ${id}`])),
  ];
};
