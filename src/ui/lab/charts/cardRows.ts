/** Flattens a chart to tree rows: each state with its transitions, then its child states. */
import type { Chart, ChartState, ChartTransition } from '#machines/chart.ts';

export type CardRow =
  | { readonly kind: 'state'; readonly key: string; readonly level: number; readonly state: ChartState }
  | {
      readonly kind: 'transition';
      readonly key: string;
      readonly level: number;
      readonly transition: ChartTransition;
    };

export const cardRows = ({ states, transitions }: Chart): readonly CardRow[] =>
  states.flatMap((state) => {
    const level = levelOf(state.id, states);
    return [
      { kind: 'state', key: state.id, level, state } as const,
      ...transitions
        .filter(({ source }) => source === state.id)
        .map(
          (transition) => ({ kind: 'transition', key: transition.id, level: level + 1, transition }) as const,
        ),
    ];
  });

const levelOf = (id: string, states: readonly ChartState[]): number => {
  const parent = states.find((state) => state.id === id)?.parent ?? null;
  return parent === null ? 1 : levelOf(parent, states) + 1;
};
