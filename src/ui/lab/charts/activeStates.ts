/** Computes the active states of a chart and the time of their activation. */
import type { StateValue } from 'xstate';
import type { Chart, ChartState, ChartTransition } from '#machines/chart.ts';
import { transitionId } from '#machines/chart.ts';
import type { TakenTransition } from '#machines/inspectToTrace.ts';

const below = (id: string, value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [`${id}.${value}`]
    : Object.entries(value).flatMap(([key, inner]) => [
        `${id}.${key}`,
        ...(inner === undefined ? [] : below(`${id}.${key}`, inner)),
      ]);

export const activeStates = ({ id }: Pick<Chart, 'id'>, value: StateValue | null): ReadonlySet<string> =>
  new Set(value === null ? [] : [id, ...below(id, value)]);

export type ChartIndex = {
  readonly chart: Chart;
  readonly states: ReadonlyMap<string, ChartState>;
  readonly transitions: ReadonlyMap<string, ChartTransition>;
};

export const indexChart = (chart: Chart): ChartIndex => ({
  chart,
  states: new Map(chart.states.map((state) => [state.id, state])),
  transitions: new Map(chart.transitions.map((transition) => [transition.id, transition])),
});

export const isWithin = (id: string, ancestor: string): boolean => id.startsWith(`${ancestor}.`);

export type Way = Pick<ChartTransition, 'source' | 'targets' | 'reenter'>;

/** The state below which the transition exits everything. One without reentry exits only what is inside its source. */
export const domainOf = ({ states }: ChartIndex, { source, targets, reenter }: Way): string => {
  if (!reenter && targets.every((target) => target === source || isWithin(target, source))) return source;
  let domain = states.get(source)?.parent ?? source;
  while (!targets.every((target) => isWithin(target, domain))) {
    const outer = states.get(domain)?.parent ?? null;
    if (outer === null) return domain;
    domain = outer;
  }
  return domain;
};

/** True if these transitions exited the state, even if they entered it again. */
export const wasLeft = (index: ChartIndex, state: string, taken: readonly TakenTransition[]): boolean =>
  taken.some(({ source, on, index: position, targets }) => {
    if (targets.length === 0) return false;
    const reenter = index.transitions.get(transitionId(source, on, position))?.reenter ?? false;
    return isWithin(state, domainOf(index, { source, targets, reenter }));
  });
