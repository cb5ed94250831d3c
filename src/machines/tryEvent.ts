/** What an event would do to a running lifecycle, found out without doing it. */
import {
  type Actor,
  type AnyEventObject,
  type AnyStateMachine,
  getNextSnapshot,
  type StateValue,
} from 'xstate';
import { transitionId } from './chart.ts';
import { positionOf } from './inspectToTrace.ts';

export type Attempt = {
  /** The transitions that would be taken, by their ids in the chart; none: the event is refused. */
  readonly taken: readonly string[];
  /** Where it leads; null when it is refused. */
  readonly next: StateValue | null;
  /** Why that cannot be said: something in the chart does not bear this event's content. Null otherwise. */
  readonly problem: string | null;
};

const refused: Attempt = { taken: [], next: null, problem: null };

/** Guards and assignments are asked, as they are pure; no action runs, no child starts, nobody is told. */
export const tryEvent = (actor: Actor<AnyStateMachine>, event: AnyEventObject): Attempt => {
  const snapshot = actor.getSnapshot();
  if (snapshot.status !== 'active') return refused;
  const { machine } = snapshot;
  try {
    const ways = machine.getTransitionData(snapshot, event);
    if (ways.length === 0) return refused;
    return {
      taken: ways.map((way) => transitionId(way.source.id, way.eventType, positionOf(way))),
      next: getNextSnapshot(machine, snapshot, event).value,
      problem: null,
    };
  } catch (error) {
    return { ...refused, problem: error instanceof Error ? error.message : String(error) };
  }
};

/** Milliseconds of a named delay, as the context and event of the step decided that set it; null when nobody knows the name. */
export const delayOf = (
  { implementations }: AnyStateMachine,
  name: string,
  step: { readonly context: unknown; readonly event: unknown },
): number | null => {
  const delay: unknown = implementations.delays[name];
  const milliseconds = typeof delay === 'function' ? delay(step) : (delay ?? Number(name));
  return typeof milliseconds === 'number' && Number.isFinite(milliseconds) ? milliseconds : null;
};
