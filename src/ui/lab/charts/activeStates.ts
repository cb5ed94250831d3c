/** Which states of a chart are active, and since when. */
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

/** The machine and all states that its value names, with those around them. */
export const activeStates = ({ id }: Pick<Chart, 'id'>, value: StateValue | null): ReadonlySet<string> =>
  new Set(value === null ? [] : [id, ...below(id, value)]);

export type ChartIndex = {
  readonly chart: Chart;
  readonly states: ReadonlyMap<string, ChartState>;
  readonly transitions: ReadonlyMap<string, ChartTransition>;
};

/** A chart with its states and transitions by their ids. */
export const indexChart = (chart: Chart): ChartIndex => ({
  chart,
  states: new Map(chart.states.map((state) => [state.id, state])),
  transitions: new Map(chart.transitions.map((transition) => [transition.id, transition])),
});

/** Whether a state lies inside another, however deep. */
export const isWithin = (id: string, ancestor: string): boolean => id.startsWith(`${ancestor}.`);

export type Way = Pick<ChartTransition, 'source' | 'targets' | 'reenter'>;

/** All below this state is left when the way is taken. One that does not enter its source anew leaves only what is inside. */
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

/** Whether taking these ways left the state, to come back or not. */
export const wasLeft = (index: ChartIndex, state: string, taken: readonly TakenTransition[]): boolean =>
  taken.some(({ source, on, index: position, targets }) => {
    if (targets.length === 0) return false;
    const reenter = index.transitions.get(transitionId(source, on, position))?.reenter ?? false;
    return isWithin(state, domainOf(index, { source, targets, reenter }));
  });
