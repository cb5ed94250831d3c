/** Counts how often each state was entered and each transition taken. */
import type { StateValue } from 'xstate';
import { transitionId } from '#machines/chart.ts';
import type { ActorDetail, EndDetail, TakenTransition, TransitionDetail } from '#machines/inspectToTrace.ts';
import { activeStates, type ChartIndex, wasLeft } from './activeStates.ts';

export type Visits = {
  readonly states: Readonly<Record<string, number>>;
  readonly transitions: Readonly<Record<string, number>>;
};

export type CountedFrame = { readonly number: number; readonly kind: string; readonly detail: unknown };

export type CoverageCounter = {
  take(frame: CountedFrame): void;
  visits(machine: string): Visits;
};

type Counts = { readonly states: Record<string, number>; readonly transitions: Record<string, number> };

type Known = { machine: string; active: ReadonlySet<string> };

const countIn = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** The first part of a state's path is its machine. */
const machineOf = (taken: readonly TakenTransition[]): string | undefined =>
  taken[0]?.source.split('.', 1)[0];

/** `indexOf` gives the chart of a machine, which decides whether a state was exited and entered again. */
export const createCoverageCounter = (
  indexOf: (machine: string) => ChartIndex | undefined,
): CoverageCounter => {
  const counted = new Map<string, Counts>();
  const actors = new Map<number, Known>();

  const countsOf = (machine: string): Counts => {
    const counts = counted.get(machine) ?? { states: {}, transitions: {} };
    counted.set(machine, counts);
    return counts;
  };

  const start = (run: number, machine: string, value: StateValue) => {
    const active = activeStates({ id: machine }, value);
    actors.set(run, { machine, active });
    for (const id of active) countIn(countsOf(machine).states, id);
  };

  const step = ({ run, value, taken }: TransitionDetail) => {
    const known = actors.get(run);
    const machine = known?.machine ?? machineOf(taken);
    if (machine === undefined || taken.length === 0) return;
    const counts = countsOf(machine);
    for (const { source, on, index } of taken) countIn(counts.transitions, transitionId(source, on, index));
    const active = activeStates({ id: machine }, value);
    const index = indexOf(machine);
    for (const id of active) {
      const stayed = known?.active.has(id) && !(index && wasLeft(index, id, taken));
      if (!stayed) countIn(counts.states, id);
    }
    actors.set(run, { machine, active });
  };

  return {
    take: ({ number, kind, detail }) => {
      if (kind === 'transition') step(detail as TransitionDetail);
      else if (kind === 'actor' && typeof detail === 'object' && detail !== null && 'machine' in detail) {
        const { machine, value } = detail as ActorDetail;
        if (machine !== null && value !== null) start(number, machine, value);
      } else if (kind === 'actor') actors.delete((detail as EndDetail).run);
    },
    visits: (machine) => counted.get(machine) ?? { states: {}, transitions: {} },
  };
};
