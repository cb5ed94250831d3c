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

/** `problem`: why it cannot be said; something in the chart does not bear this event's content. */
type Unknown = { readonly problem: string };

const problemOf = (error: unknown): Unknown => ({
  problem: error instanceof Error ? error.message : String(error),
});

/** The transitions that would be taken, by their ids in the chart; none: the event is refused. Guards are asked, nothing else runs. */
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

/** The state that it would lead to. Guards and assignments are asked, as they are pure; no action runs, no child starts, nobody is told. */
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
