/** Tells what changed between two versions of the charts, a line for each state and transition. */
import type { Chart, ChartTransition } from '../../src/machines/chart.ts';
import { transitionText } from '../../src/ui/lab/charts/chartText.ts';

type Part = { readonly id: string; readonly text: string };

const wayText = (way: ChartTransition): string => {
  const to = way.targets.length === 0 ? 'stays' : way.targets.join(', ');
  return `${way.source}: ${transitionText(way)} → ${to}${way.reenter ? ', enters again' : ''}`;
};

const partsOf = ({ states, transitions }: Chart): readonly Part[] => [
  ...states.map(({ id, key: _key, parent: _parent, ...rest }) => ({
    id,
    text: `${id} ${JSON.stringify(rest)}`,
  })),
  ...transitions.map((way) => ({ id: way.id, text: wayText(way) })),
];

/** States and transitions that are new, gone or changed, in this order. */
const partDiff = (before: Chart, after: Chart): readonly string[] => {
  const earlier = new Map(partsOf(before).map((part) => [part.id, part.text]));
  const later = new Map(partsOf(after).map((part) => [part.id, part.text]));
  return [
    ...[...later].flatMap(([id, text]) => (earlier.has(id) ? [] : [`  + ${text}`])),
    ...[...earlier].flatMap(([id, text]) => (later.has(id) ? [] : [`  - ${text}`])),
    ...[...later].flatMap(([id, text]) => {
      const old = earlier.get(id);
      return old === undefined || old === text ? [] : [`  ~ ${old}`, `    ${text}`];
    }),
  ];
};

/** Empty if nothing changed. */
export const chartDiff = (before: readonly Chart[], after: readonly Chart[]): readonly string[] => {
  const earlier = new Map(before.map((chart) => [chart.id, chart]));
  const laterIds = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((chart) => {
      const old = earlier.get(chart.id);
      if (old === undefined) return [`+ ${chart.id}`];
      const changes = partDiff(old, chart);
      return changes.length === 0 ? [] : [chart.id, ...changes];
    }),
    ...before.flatMap(({ id }) => (laterIds.has(id) ? [] : [`- ${id}`])),
  ];
};
