/** Computes the running delays of a machine and when they elapse. */
import type { AnyStateMachine } from 'xstate';
import type { ChartTransition } from '#machines/chart.ts';
import { delayOf } from '#machines/tryEvent.ts';
import { activeStates, type ChartIndex, wasLeft } from './activeStates.ts';
import type { Step } from './actorRuns.ts';

export type PendingDelay = {
  readonly transition: string;
  readonly state: string;
  /** In milliseconds since the epoch on the world's clock. */
  readonly from: number;
  readonly due: number;
};

/** The latest step that entered a state still active; undefined if its frames were dropped. */
const entryOf = (index: ChartIndex, steps: readonly Step[], state: string): Step | undefined => {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at];
    const before = steps[at - 1];
    if (step?.transition === null) return step;
    const wasActive = before !== undefined && activeStates(index.chart, before.value).has(state);
    if (step?.transition && (!wasActive || wasLeft(index, state, step.transition.taken))) return step;
  }
  return undefined;
};

const isDelay = ({ trigger }: ChartTransition): boolean => trigger.kind === 'delay';

/** At the moment after the last of the steps. A delay that depends on the context is computed by the machine's definition. */
export const pendingDelays = (
  index: ChartIndex,
  steps: readonly Step[],
  machine: AnyStateMachine,
): readonly PendingDelay[] => {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const active = activeStates(index.chart, last.value);
  return index.chart.transitions
    .filter((transition) => isDelay(transition) && active.has(transition.source))
    .flatMap(({ id, source, trigger }) => {
      const entry = entryOf(index, steps, source);
      if (trigger.kind !== 'delay' || entry === undefined) return [];
      const { context, transition, frame } = entry;
      const event = transition?.event ?? { type: 'xstate.init' };
      const length = trigger.milliseconds ?? delayOf(machine, trigger.name, { context, event });
      return length === null
        ? []
        : [{ transition: id, state: source, from: frame.at, due: frame.at + length }];
    });
};
