/** Predicts the effect of an event on a running machine without running it. */
import {
  type Actor,
  type AnyEventObject,
  type AnyStateMachine,
  getNextSnapshot,
  type StateValue,
} from 'xstate';
import { transitionId } from './chart.ts';
import { positionOf } from './inspectToTrace.ts';

/** `problem`: the reason for no prediction, such as a guard that throws for this event. */
type Unknown = { readonly problem: string };

const problemOf = (error: unknown): Unknown => ({
  problem: error instanceof Error ? error.message : String(error),
});

/** The chart ids of the transitions that would be taken; empty when the event is refused. Only guards run. */
export const wouldTake = (
  actor: Actor<AnyStateMachine>,
  event: AnyEventObject,
): { readonly taken: readonly string[] } | Unknown => {
  const snapshot = actor.getSnapshot();
  if (snapshot.status !== 'active') return { taken: [] };
  try {
    const ways = snapshot.machine.getTransitionData(snapshot, event);
    return { taken: ways.map((way) => transitionId(way.source.id, way.eventType, positionOf(way))) };
  } catch (error) {
    return problemOf(error);
  }
};

/** The resulting state. Guards and assignments run, because they are pure; no action runs and no child starts. */
export const wouldLeadTo = (
  actor: Actor<AnyStateMachine>,
  event: AnyEventObject,
): { readonly value: StateValue } | Unknown => {
  const snapshot = actor.getSnapshot();
  if (snapshot.status !== 'active') return { value: snapshot.value };
  try {
    return { value: getNextSnapshot(snapshot.machine, snapshot, event).value };
  } catch (error) {
    return problemOf(error);
  }
};

/** Milliseconds of a named delay, from the context and event of the step that set it; null for an unknown name. */
export const delayOf = (
  { implementations }: AnyStateMachine,
  name: string,
  step: { readonly context: unknown; readonly event: unknown },
): number | null => {
  const delay: unknown = implementations.delays[name];
  const milliseconds = typeof delay === 'function' ? delay(step) : (delay ?? Number(name));
  return typeof milliseconds === 'number' && Number.isFinite(milliseconds) ? milliseconds : null;
};
